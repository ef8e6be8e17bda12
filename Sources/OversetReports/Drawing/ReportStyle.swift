import OversetVocabulary

/// How a text report is drawn: how wide it may be, and whether in colour.
package struct ReportStyle: Sendable, Equatable {
  /// The widths that a report can be drawn in, in columns: below, tables say nothing, and above, lines are
  /// too long to read.
  package static let widths = 60...200
  /// The width where nothing tells one, as in a file.
  package static let usualWidth = 100

  /// How many columns a line may take. Places and single words may be longer.
  package let width: Int
  /// Whether severities and headings are coloured.
  package let isColoured: Bool

  /// A style of about `width` columns.
  package init(width: Int = usualWidth, isColoured: Bool = false) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.isColoured = isColoured
  }

  /// A heading.
  func heading(_ text: PrintedText) -> PrintedText { painted("\u{1B}[1m", text) }

  /// What matters less than what stands beside it.
  func faint(_ text: PrintedText) -> PrintedText { painted("\u{1B}[2m", text) }

  /// A text in the colour of a severity.
  func severity(_ severity: Severity, _ text: PrintedText) -> PrintedText {
    switch severity {
    case .error: painted("\u{1B}[1;31m", text)
    case .warning: painted("\u{1B}[33m", text)
    case .info: painted("\u{1B}[36m", text)
    }
  }

  /// A text between the code of a colour and that which ends it.
  private func painted(_ code: PrintedText, _ text: PrintedText) -> PrintedText {
    isColoured && !text.isEmpty ? code + text + "\u{1B}[0m" : text
  }
}
