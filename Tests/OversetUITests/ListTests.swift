import Foundation
import OversetChecks
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Lists and forms on a screen of 390 x 700 points, in the measures of iOS 18.
@MainActor
struct ListTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english, width: CGFloat = 390
  ) throws -> LayoutTree {
    try Stage().layout(view, screen: CGSize(width: width, height: 700), for: variant)
  }

  private func frames(_ kind: String, in tree: LayoutTree) -> [CGRect] {
    tree.nodes.filter { $0.kind == kind }.map(\.frame)
  }

  private func text(_ words: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.texts.first { $0.text.string == words }).node.frame
  }

  private var two: some View {
    Group {
      Text(verbatim: "One")
      Text(verbatim: "Two")
    }
  }

  @Test("a list's rows are 44 points high, on a card 16 points from the edges")
  func rowsOnACard() throws {
    let tree = try tree(List { two })
    #expect(frames("row", in: tree) == [rect(16, 35, 358, 44), rect(16, 79, 358, 44)])
    #expect(try text("One", in: tree).minX == 32)
    #expect(frames("separator", in: tree).count == 1)
    #expect(TreeChecks.findings(in: CheckedTree(tree)).isEmpty)
  }

  @Test("margins are 20 points in a list that is at least 414 points wide")
  func wideLists() throws {
    let tree = try tree(List { two }, width: 430)
    #expect(frames("row", in: tree).first == rect(20, 35, 390, 44))
    #expect(try text("One", in: tree).minX == 40)
  }

  @Test(
    "the separator begins at the first text of its row",
    arguments: [("en", CGFloat(16 + 16 + 30 + 8)), ("ar", 16)] as [(LocaleTag, CGFloat)])
  func separatorsBeginAtTheText(locale: LocaleTag, x: CGFloat) throws {
    let row = HStack {
      Rectangle().frame(width: 30, height: 20)
      Text(verbatim: "One")
    }
    let tree = try tree(
      List {
        row; row
      }, Stage.variant(locale))
    let line = try #require(frames("separator", in: tree).first)
    #expect(abs(line.minX - x) < 0.01)
    #expect(abs(line.width - (390 - 16 - 70)) < 0.01)
    #expect(abs(line.height - 1 / 3) < 0.01)
  }

  @Test("a row is 22 points higher than its text where that is more than 44")
  func tallRows() throws {
    let tree = try tree(List { Rectangle().frame(width: 20, height: 60) })
    #expect(frames("row", in: tree).map(\.height) == [82])
  }

  @Test("the header of a section is in capitals unless a view says otherwise")
  func headersInCapitals() throws {
    let list = List {
      Section(header: Text(verbatim: "General")) { two }
      Section {
        two
      } header: {
        Text(verbatim: "Sound").textCase(nil)
      }
      Section("Third") { two }.textCase(nil)
    }
    #expect(
      try tree(list).strings.filter { !["One", "Two"].contains($0) }
        == ["GENERAL", "Sound", "Third"])
  }

  @Test("cards of two sections are 35 points apart, and further with a header and a footer")
  func sectionsAreApart() throws {
    let plain = try tree(
      List {
        Section { two }; Section { two }
      })
    let rows = frames("row", in: plain)
    #expect(rows[2].minY - rows[1].maxY == 35)
    let labeled = try tree(
      List {
        Section {
          two
        } footer: {
          Text(verbatim: "Footer")
        }
        Section("Header") { two }
      })
    let apart = frames("row", in: labeled)
    let footer = try text("Footer", in: labeled)
    let header = try text("HEADER", in: labeled)
    #expect(footer.minX == 32 && header.minX == 32)
    #expect(apart[1].maxY < footer.minY && footer.maxY < header.minY)
    #expect(header.maxY < apart[2].minY)
    let close = try frames(
      "row",
      in: tree(
        List {
          Section { two }; Section { two }
        }.listSectionSpacing(20)))
    #expect(close[2].minY - close[1].maxY == 20)
  }

  @Test("a plain list has rows from edge to edge and a separator below each")
  func plainLists() throws {
    let tree = try tree(List { two }.listStyle(.plain))
    #expect(frames("row", in: tree).first == rect(0, 0, 390, 44))
    #expect(frames("separator", in: tree).map(\.minX) == [16, 16])
  }

  @Test("a row takes insets, background, least height and separators from its modifiers")
  func rowModifiers() throws {
    let tree = try tree(
      List {
        Text(verbatim: "One").listRowInsets(EdgeInsets())
          .listRowBackground(Color.red.accessibilityIdentifier("background"))
          .padding(.leading, 3)
        Text(verbatim: "Two").listRowSeparator(.hidden)
        Text(verbatim: "Three")
      }
      .environment(\.defaultMinListRowHeight, 10))
    #expect(try text("One", in: tree).minX == 19)
    let row = try #require(frames("row", in: tree).first)
    #expect(row.height < 21)
    let background = try #require(tree.nodes.first { $0.identifier == "background" })
    #expect(background.frame == row)
    #expect(frames("separator", in: tree).count == 0)
  }

  @Test("rows beyond the screen are no finding, and users scroll to them")
  func longLists() throws {
    let tree = try tree(List(0..<60) { Text(verbatim: "Row \($0)") })
    #expect(tree.texts.count == 60)
    #expect(TreeChecks.findings(in: CheckedTree(tree)).isEmpty)
  }

  @Test("the layout of a form in Arabic is that in English, mirrored")
  func formsMirror() throws {
    let view = Form {
      Section {
        Toggle(isOn: .constant(true)) { Text(verbatim: "Toggle") }
        Picker(selection: .constant(1)) {
          Text(verbatim: "Value").tag(1)
        } label: {
          Text(verbatim: "Picker")
        }
      } header: {
        Text(verbatim: "Header")
      } footer: {
        Text(verbatim: "Footer")
      }
    }
    var other = Stage.english
    other.direction = .rightToLeft
    let (left, right) = (try tree(view), try tree(view, other))
    #expect(left.texts.count == 5)
    for (one, two) in zip(left.nodes, right.nodes) {
      #expect(abs(one.frame.minX - (390 - two.frame.maxX)) < 0.01)
      #expect(abs(one.frame.minY - two.frame.minY) < 0.01)
    }
    #expect(try text("Value", in: left).minX > text("Picker", in: left).maxX)
  }
}
