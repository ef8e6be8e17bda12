package import OversetSlots
package import OversetVocabulary

/// What is to be known of exported limits, line by line, for the standard error stream.
package struct LimitNotes: Sendable {
  /// The lines.
  package let lines: [PrintedText]

  /// Those of a report; `inCharacters` where the tool counts characters.
  package init(_ report: LimitReport, inCharacters: Bool) {
    let count = report.limits.count { $0.room != nil }
    var lines: [PrintedText] = ["note: \(count) of \(report.limits.count) keys have a limit"]
    for gap in report.gaps { lines.append("note: none for \(gap.count): \(gap.reason)") }
    let own = report.agreement
    if inCharacters, own.textCount > 0 {
      lines.append(
        "note: characters are not widths: of the \(own.textCount) texts there are, the limits are right about \(own.rightCount); they let \(own.laxCount) through that are too long and refuse \(own.strictCount) that have their room"
      )
      lines.append(
        "note: of the \(own.closeCount) that need 70 to 130 % of their room, they are right about \(own.rightCloseCount)"
      )
    }
    self.lines = lines
  }
}
