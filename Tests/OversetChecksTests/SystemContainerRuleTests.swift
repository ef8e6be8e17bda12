import Foundation
import OversetChecks
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Titles in containers of the system: at what length they are a finding, and where the system copes.
@MainActor
struct SystemContainerRuleTests {
  /// A place in a container of the system for words.
  enum Place: String, CaseIterable, Sendable {
    case tab, segment, inlineTitle, largeTitle, barButton, bottomBarButton, searchPrompt
    case alertButton, dialogButton

    /// The words of the finding that begins with too long a title.
    var subject: String {
      switch self {
      case .tab: "the name of a tab"
      case .segment: "the title of a segment"
      case .inlineTitle, .largeTitle: "the title of a bar"
      case .bottomBarButton: "an item of a bar"
      case .barButton: "extends"
      case .searchPrompt: "the prompt of a search field"
      case .alertButton, .dialogButton: "a button of a dialog"
      }
    }

    /// The rule that finds it: a button at the end of a bar keeps its width and leaves the screen.
    var rule: Rule? {
      Rules.rule(RuleID(self == .barButton ? "outside-screen" : "control-title-truncated"))
    }

    @MainActor
    @ViewBuilder func view(_ words: String) -> some View {
      let title = Text(verbatim: words)
      switch self {
      case .tab:
        TabView {
          ForEach(0..<3, id: \.self) { index in
            Color.clear.tabItem { index == 0 ? title : Text(verbatim: "b") }
          }
        }
      case .segment:
        Picker("", selection: .constant(0)) {
          title.tag(0)
          Text(verbatim: "b").tag(1)
        }.pickerStyle(.segmented)
      case .alertButton:
        Color.clear.alert(Text(verbatim: "t"), isPresented: .constant(true)) {
          Button(words) {}
          Button(String("b"), role: .cancel) {}
        }
      case .dialogButton:
        Color.clear.confirmationDialog(
          Text(verbatim: "t"), isPresented: .constant(true), titleVisibility: .visible
        ) { Button(words) {} }
      case .inlineTitle, .largeTitle, .barButton, .bottomBarButton, .searchPrompt:
        NavigationStack { screen(words) }
      }
    }

    @MainActor
    @ViewBuilder private func screen(_ words: String) -> some View {
      let title = Text(verbatim: words)
      switch self {
      case .inlineTitle:
        Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
      case .largeTitle: Color.clear.navigationTitle(title)
      case .searchPrompt: Color.clear.searchable(text: .constant(""), prompt: title)
      case .barButton:
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button(words) {}.lineLimit(1) }
        }
      default:
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Button(words) {}.lineLimit(1) }
        }
      }
    }
  }

  private func findings(_ view: some View, _ locale: LocaleTag = "en") throws -> [Finding] {
    let stage = try Stage()
    let variant = Stage.variant(locale)
    var other = variant
    other.direction = variant.direction == .leftToRight ? .rightToLeft : .leftToRight
    let size = CGSize(width: 375, height: 667)
    let area = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    return TreeChecks.findings(
      in: CheckedTree(
        stage.layout(view, screen: size, safeArea: area, for: variant),
        mirrored: stage.layout(view, screen: size, safeArea: area, for: other)))
  }

  /// The nearest title that is no finding is one letter shorter than the first that is.
  @Test("a title is a finding from one length on, and never below it", arguments: Place.allCases)
  func findingsBeginAtOneLength(place: Place) throws {
    let lengths = 1...90
    let found = try lengths.filter { length in
      try findings(place.view(String(repeating: "n", count: length))).contains {
        $0.rule == place.rule
      }
    }
    let first = try #require(found.first)
    #expect(first > 3 && found == Array(first...90))
    let finding = try #require(
      try findings(place.view(String(repeating: "n", count: first))).first)
    #expect(finding.message.hasPrefix(place.subject), "\(finding.message)")
    #expect(finding.rule == place.rule && finding.severity == .error)
    let shorter = try findings(place.view(String(repeating: "n", count: first - 1)))
    let doubtful: Set = ["text-at-risk", "text-scaled-down"]
    #expect(shorter.allSatisfy { doubtful.contains($0.rule.name) }, "\(shorter.map(\.message))")
  }

  @Test(
    "a title of usual length in a container of the system is no finding",
    arguments: Place.allCases,
    [
      ("en", "Settings"), ("ar", "الإعدادات"), ("de", "Profil"), ("ja", "設定"), ("tr", "Ayarlar"),
      ("he", "הגדרות"), ("th", "ตั้งค่า"), ("hi", "सेटिंग"),
    ] as [(LocaleTag, String)])
  func usualTitlesAreNoFinding(place: Place, example: (LocaleTag, String)) throws {
    let found = try findings(place.view(example.1), example.0)
    #expect(found.isEmpty, "\(found.map { "\($0.rule.name) \($0.message)" })")
  }

  /// The system puts buttons that are too wide for half of the box below each other.
  @Test("two long buttons of an alert stand below each other and are no finding")
  func alertButtonsStack() throws {
    let alert = Color.clear.alert(Text(verbatim: "t"), isPresented: .constant(true)) {
      Button(String("Alles wiederherstellen")) {}
      Button(String("Nicht wiederherstellen"), role: .cancel) {}
    }
    #expect(try findings(alert, "de").isEmpty)
  }

  /// The system drops the title of the screen before where it has no room.
  @Test("a long title of the screen before is dropped and no finding")
  func backTitlesAreDropped() throws {
    let stack = NavigationStack {
      Color.clear.navigationTitle(Text(verbatim: "Benachrichtigungseinstellungen"))
        .navigationDestination(isPresented: .constant(true)) {
          Color.clear.navigationTitle(Text(verbatim: "Töne und Hinweise"))
            .navigationBarTitleDisplayMode(.inline)
        }
    }
    let found = try findings(stack, "de")
    #expect(
      found.isEmpty, "\(found.map { "\($0.rule.name) \($0.message) \($0.node?.path ?? "")" })")
  }

  /// A row of a list, a labelled value and an alert's message take the lines that they need.
  @Test("long words in rows and messages wrap and are no finding")
  func rowsAndMessagesWrap() throws {
    let words = "Benachrichtigungen über neue Nachrichten auf allen Geräten sofort anzeigen"
    let list = List {
      Section(header: Text(verbatim: words), footer: Text(verbatim: words)) {
        Text(verbatim: words)
        Toggle(isOn: .constant(true)) { Text(verbatim: words) }
        LabeledContent {
          Text(verbatim: "12")
        } label: {
          Text(verbatim: words)
        }
        NavigationLink {
          Text(verbatim: "x")
        } label: {
          Text(verbatim: words)
        }
      }
    }
    #expect(try findings(list, "de").map(\.rule.name) == [])
    let alert = Color.clear.alert(
      Text(verbatim: words), isPresented: .constant(true)
    ) {
    } message: {
      Text(verbatim: words)
    }
    #expect(try findings(alert, "de").map(\.rule.name) == [])
  }

  @Test("a control in a row of a list is as high as the row, and one outside of a list as itself")
  func rowsAreTargets() throws {
    func button(_ height: CGFloat) -> some View {
      Button {
      } label: {
        Text(verbatim: "a").frame(width: 100, height: height)
      }
    }
    func findings(_ view: some View, _ source: some View) throws -> [Finding] {
      let tree = try Stage().layout(view, screen: CGSize(width: 393, height: 852))
      var checked = CheckedTree(tree, mirrored: nil)
      let wide = try Stage().layout(source, screen: CGSize(width: 393, height: 852))
      checked.source = SourceTree(CheckedTree(wide, mirrored: nil))
      return TreeChecks.findings(in: checked).filter { $0.rule.id == .touchTargetSmall }
    }
    #expect(try findings(List { button(20) }, List { button(60) }).isEmpty)
    #expect(try findings(VStack { button(20) }, VStack { button(60) }).count == 1)
  }
}
