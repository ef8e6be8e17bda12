import OversetConfig
import OversetVocabulary
import Testing

/// Suppressions are added to a file whose other bytes stay.
@Suite struct SuppressionWriterTests {
  private static let suppression: Suppression = {
    var suppression = Suppression(rule: "text-truncated", reason: "Until: the \"redesign\" #7")
    suppression.component = "Paywall"
    suppression.key = "on"
    suppression.locale = LocaleTag("de")
    suppression.until = CalendarDay("2027-01-31")
    return suppression
  }()

  private static let entry = """
    - rule: text-truncated
      component: Paywall
      key: "on"
      locale: de
      reason: "Until: the \\"redesign\\" #7"
      until: "2027-01-31"
    """

  /// The entry at a depth.
  private static func entry(_ depth: Int) -> String {
    entry.split(separator: "\n").map { String(repeating: " ", count: depth) + $0 }
      .joined(separator: "\n")
  }

  @Test(
    "an entry is added behind the last, wherever the list stands",
    arguments: [
      ("", "known:\n\(entry(2))\n"),
      ("# Nothing.\n", "# Nothing.\nknown:\n\(entry(2))\n"),
      ("rules:\n  kinsoku: off", "rules:\n  kinsoku: off\nknown:\n\(entry(2))\n"),
      ("known: []\nrules:\n  a: on\n", "known:\n\(entry(2))\nrules:\n  a: on\n"),
      (
        "known:\n- rule: a\n  reason: b # why\n\n# Rules.\nrules:\n  a: on\n",
        "known:\n- rule: a\n  reason: b # why\n\(entry(0))\n\n# Rules.\nrules:\n  a: on\n"
      ),
      (
        "known:\n    - rule: a\n      reason: b",
        "known:\n    - rule: a\n      reason: b\n\(entry(4))\n"
      ),
    ])
  func adds(text: String, expected: String) throws {
    let result = try SuppressionWriter.adding([Self.suppression], to: text, file: "checks.yml")
    #expect(result == expected)
    let known = try ChecksConfiguration.parse(result, file: "checks.yml").known
    #expect(known.last?.reason == Self.suppression.reason && known.last?.key == "on")
  }

  @Test("what the file has already is not added again")
  func addsOnce() throws {
    let once = try SuppressionWriter.adding([Self.suppression], to: "", file: "checks.yml")
    let twice = try SuppressionWriter.adding(
      [Self.suppression, Self.suppression], to: once, file: "checks.yml")
    #expect(once == twice)
  }

  @Test(
    "texts of any content are read back",
    arguments: [
      "a", "true", "1.5", "~", "a: b", "- a", "'", "\"", "\\", "a\nb", "\t", "\u{0}", "\u{7F}",
      "ä 👩‍👩‍👧‍👦",
      "\u{2028}", "\u{FEFF}", "{a}", "[a]", "&a", "*a", "!a", "|", ">", "%", "@", "`", "#", " a ",
      "",
    ])
  func anyText(text: String) throws {
    var suppression = Suppression(rule: "kinsoku", reason: "x\(text)")
    suppression.key = text
    let result = try? SuppressionWriter.adding([suppression], to: "", file: "checks.yml")
    guard let result else {
      // Characters that no configuration may have are refused, and nothing is written.
      let refused: Set<Unicode.GeneralCategory> = [.control, .lineSeparator]
      #expect(
        text.isEmpty || text == "\u{FEFF}"
          || text.unicodeScalars.contains { refused.contains($0.properties.generalCategory) })
      return
    }
    let known = try ChecksConfiguration.parse(result, file: "checks.yml").known
    #expect(known.map(\.key) == [text] && known.map(\.reason) == ["x\(text)"])
  }

  @Test(
    "a list that nothing can be added to is refused with what to do",
    arguments: [
      "known:\n", "known: [{rule: a, reason: b}]\n", "{known: []}\n",
      "'known':\n- rule: a\n  reason: b\n",
    ])
  func refuses(text: String) {
    let error = #expect(throws: Diagnostic.self) {
      _ = try SuppressionWriter.adding([Self.suppression], to: text, file: "checks.yml")
    }
    #expect(error?.exitCode == 65)
  }
}
