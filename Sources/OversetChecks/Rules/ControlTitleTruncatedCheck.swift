import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let controlTitleTruncated = RuleID("control-title-truncated")
}

/// The title of a tab, a segment, a bar, a dialog's button or a row of a menu that is truncated, beyond doubt about
/// its width.
///
/// The system decides how much room it has and how it copes: it drops the title of a button that leads back, puts an
/// alert's buttons below each other, shrinks them, wraps the rows of menus. What is left is a finding.
struct ControlTitleTruncatedCheck: ComponentTextCheck {
  let rule = Rule(
    .controlTitleTruncated, fault: "T-2", title: "Title of a system control truncated",
    looksAt: .tree, severity: .error, locales: .every,
    example: "“Benachrichtigungen” as one of five tabs",
    precision: """
      Certain beyond the error margin of the script. The rooms of bars, tabs and segments are those of \
      iOS 18, partly from memory.
      """)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, let part = site.systemPart, text.isTruncatedForSure else { return nil }
    return site.finding(
      rule, "\(part.title) \(text.truncationMessage)",
      fix: "Shorten the translation: the system gives the title no more room.")
  }
}

extension SystemPart {
  /// The part in the words of a finding.
  fileprivate var title: String {
    switch self {
    case .tab: "the name of a tab"
    case .segment: "the title of a segment"
    case .barTitle: "the title of a bar"
    case .barItem: "an item of a bar"
    case .searchField: "the prompt of a search field"
    case .dialogButton: "a button of a dialog"
    case .menuItem: "an item of a menu"
    case .swipeButton: "a button behind a row"
    }
  }
}
