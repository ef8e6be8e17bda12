import OversetProject
import OversetVocabulary

/// A table of causes in Markdown: for a comment, for the page of a job, for an annotation of Buildkite.
///
/// What comes from outside stands in `code` elements, in which readers call nobody and link nothing. Where the limit
/// is reached the table ends with a whole row, and the next line says how many rows are missing.
struct MarkdownReport {
  private let report: FindingReport
  private let limit: Int
  private let showsPictures: Bool

  /// How many pictures of differences are shown: Buildkite shows those that the job has uploaded.
  private static let pictureLimit = 10
  /// How many lines of what was not checked are listed.
  private static let gapLimit = 20

  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - showsPictures: Whether pictures are shown by their paths among the artifacts of a Buildkite job.
  init(_ report: FindingReport, limit: Int, showsPictures: Bool = false) {
    self.report = report
    self.limit = limit
    self.showsPictures = showsPictures
  }

  var markup: PrintedMarkup {
    let ending = pictures + gaps
    var text = heading
    guard text.byteCount + ending.byteCount + Self.tableFrame.byteCount + Self.reserve <= limit
    else { return text.byteCount <= limit ? text : "" }
    var rest = report.causes[...]
    if !rest.isEmpty { text += Self.tableFrame }
    while let cause = rest.first {
      let row = row(cause)
      guard text.byteCount + row.byteCount + ending.byteCount + Self.reserve <= limit else { break }
      text += row
      rest = rest.dropFirst()
    }
    if !rest.isEmpty {
      text += "\nand \(rest.count) more; a report of another format has them all\n"
    }
    return text + ending
  }

  /// Room for the line that says what is missing.
  private static let reserve = 100

  private static let tableFrame: PrintedMarkup = "\n| | where | what |\n|---|---|---|\n"

  private var heading: PrintedMarkup {
    let counts = Severity.allCases.sorted(by: >).compactMap { severity -> PrintedText? in
      let count = report.causeCount(severity)
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : Wording.count(count, severity.rawValue)
    }
    let found: PrintedText = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let known: PrintedText =
      report.known.isEmpty ? "" : ", \(report.known.count) known"
    return
      "### Overset \("\(report.command)", as: .markdown): \(found, as: .markdown)\(known, as: .markdown)\n"
  }

  private func row(_ cause: ReportedCause) -> PrintedMarkup {
    guard let worst = cause.results.first else { return "" }
    let place: PrintedText = "\(worst.place.path):\(worst.place.line ?? 1)"
    let related = worst.related.map { related -> PrintedMarkup in
      let place: PrintedText = "\(related.place.path):\(related.place.line ?? 1)"
      return "<br><code>\(place, as: .markdown)</code>"
    }.joined()
    return
      "| \("\(cause.severity.rawValue)", as: .markdown) | <code>\(place, as: .markdown)</code>\(related) "
      + "| <code>\(cause.summary, as: .markdown)</code><br>\(worst.fix, as: .markdown) |\n"
  }

  private var pictures: PrintedMarkup {
    guard showsPictures else { return "" }
    let paths = report.results.compactMap { result in
      result.result.attachments.first { $0.hasSuffix(".diff.png") }
    }
    let shown = paths.prefix(Self.pictureLimit).map { path -> PrintedMarkup in
      "\n<img src=\"artifact://\("\(path)", as: .xml)\" alt=\"\("\(path)", as: .xml)\">\n"
    }.joined()
    let rest = paths.count - Self.pictureLimit
    return shown + (rest > 0 ? "\nand \(rest) more pictures\n" : "")
  }

  private var gaps: PrintedMarkup {
    guard !report.notChecked.isEmpty else { return "" }
    let lines = report.notChecked.prefix(Self.gapLimit).map { entry -> PrintedMarkup in
      let text: PrintedText =
        "\(entry.reason.rawValue): \(entry.subject): \(entry.count) \(entry.detail)"
      return "- <code>\(text, as: .markdown)</code>\n"
    }.joined()
    let rest = report.notChecked.count - Self.gapLimit
    return "\n<details><summary>Not checked</summary>\n\n\(lines)"
      + (rest > 0 ? "- and \(rest) more\n" : "") + "\n</details>\n"
  }
}
