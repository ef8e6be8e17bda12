import OversetVocabulary

/// What a program's code states for all labels of a kind, and for the titles of bars, tabs and segments, at once:
/// `UILabel.appearance(…)`, `titleTextAttributes` and their like.
///
/// Such a statement may hold for some screens alone, and code says seldom for which. So it only ever makes room: each
/// title may be as small, may shrink as far and may have as many lines as the program states for any.
struct AppearanceTable: Sendable {
  /// What draws texts that such statements hold for.
  private enum Part: Hashable {
    case title, largeTitle, tab, segment, barButton
  }

  private var looks: [Part: SystemLook] = [:]

  init(index: ProgramIndex, types: UIKitTypes) {
    readLabels(AppearanceCalls(index: index))
    let attributes = TitleAttributes(index: index, types: types)
    for font in attributes.fonts("titleTextAttributes", besidesTabs: true) { add(font, .title) }
    for font in attributes.fonts("largeTitleTextAttributes", besidesTabs: true) {
      add(font, .largeTitle)
    }
    for font in attributes.fontsOfTabs() { add(font, .tab) }
    for font in attributes.fontsOfBarButtons() { add(font, .barButton) }
    for (kind, font) in attributes.fontsOfItems() {
      switch kind {
      case "UISegmentedControl": add(font, .segment)
      case "UITabBarItem": add(font, .tab)
      case "UIBarButtonItem": add(font, .barButton)
      default: continue
      }
    }
  }

  // MARK: - Labels

  private mutating func readLabels(_ calls: AppearanceCalls) {
    for (container, setting) in calls.labels() {
      let parts: [Part] =
        switch container {
        case "UINavigationBar", "UINavigationController": [.title, .largeTitle]
        case "UITabBar", "UITabBarController": [.tab]
        case "UISegmentedControl": [.segment]
        case nil: [.title, .largeTitle, .tab, .segment]
        default: []
        }
      for part in parts { looks[part, default: SystemLook()].merge(setting) }
    }
  }

  private mutating func add(_ font: FontReader.Look, _ part: Part) {
    var look = SystemLook()
    look.size = font.size ?? font.style?.defaultSize
    look.hasOpenFont = look.size == nil
    looks[part, default: SystemLook()].merge(look)
  }

  // MARK: - Drawings

  /// Gives a drawing what the program states for all texts of its kind.
  func set(_ drawing: inout SiteDrawing) {
    guard !looks.isEmpty, case .slot(let slot) = drawing.drawing else { return }
    var looks: [String: SystemLook] = [:]
    for name in [slot] + drawing.otherSlots {
      let look = part(of: name).flatMap { self.looks[$0] }
      if let look { looks[name] = look }
    }
    drawing.setting.systemLooks = looks
  }

  private func part(of slot: String) -> Part? {
    switch slot {
    case "navigationTitle", "navigationTitleWithBack": .title
    case "largeTitle": .largeTitle
    case "barButton": .barButton
    case let tab where tab.hasPrefix("tabItem("): .tab
    case let segment where segment.hasPrefix("segment("): .segment
    default: nil
    }
  }
}
