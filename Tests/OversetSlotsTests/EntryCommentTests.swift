import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Testing

/// Comments that take a whole text out of what is to be mended, and those that speak of something else.
@Suite struct EntryCommentTests {
  @Test(
    "a text is deprecated if the comment says so of it",
    arguments: [
      ("Deprecated", true), ("deprecated, use boat_title", true),
      ("A picture of the boat. Deprecated and no longer used.", true),
      ("This string is deprecated", true), ("Title of the boat (deprecated)", true),
      ("Shown when a deprecated API is used", false), ("Title of the deprecated alert", false),
      ("Opens the (deprecated) harbour list", false), ("Title of the alert", false),
    ])
  func deprecation(comment: String, isFound: Bool) {
    #expect(EntryComment.isDeprecation(comment.lowercased()) == isFound)
  }

  @Test(
    "a text stays as it is if the comment names nothing else",
    arguments: [
      ("DO NOT TRANSLATE!", true), ("Note = \"Do not translate\";", true),
      ("Trademark, do not translate unless it has a name in your language", true),
      ("Do not translate this string.", true), ("Do not localize", true),
      ("Not in use yet. No need to localize", true), ("No need to translate the number", false),
      ("Do not translate - it is in the other file", true),
      ("Do not translate the %@", false), ("Place {boat}, but do not translate it", false),
      ("Don't translate 'Regatta'", false), ("Do not translate this part: %@", false),
      ("Do not localize <br />", false), ("Translate it freely", false),
    ])
  func translation(comment: String, isFound: Bool) {
    #expect(EntryComment.forbidsTranslation(comment.lowercased()) == isFound)
  }

  @Test(
    "a text that is to stay as it is has no finding, unless it has plural forms",
    arguments: [("Do not translate", false), ("Do not translate the number", true)])
  func findings(comment: String, isFound: Bool) async throws {
    let project = try TestProject()
    let line = "/* \(comment) */ \"boats\" = \"Look at all of the boats\";"
    let forms = Self.forms("Look at the boat", "Look at all of the %d boats")
    for locale in ["en", "de"] {
      try project.write(line, to: "App/\(locale).lproj/Plain.strings")
      let plain = "/* \(comment) */ \"boats\" = \"boats\";"
      try project.write(plain, to: "App/\(locale).lproj/Forms.strings")
      try project.write(forms, to: "App/\(locale).lproj/Forms.stringsdict")
    }
    let loaded = try Project(root: project.root, readsCatalogs: false)
    let check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: "button"),
      selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.file("App")])
    let same = outcome.catalogFindings.filter { $0.rule.id == .sameAsSource }
    #expect(
      same.contains { $0.findings.first?.place?.file.hasSuffix("Plain.strings") == true } == isFound
    )
    #expect(same.contains { $0.findings.first?.place?.file.hasSuffix("Forms.stringsdict") == true })
  }

  private static func forms(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>boats</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@boats@</string>
    <key>boats</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
    </dict></dict></dict></plist>
    """
  }
}
