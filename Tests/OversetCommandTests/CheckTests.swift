import Foundation
import OversetTestBasics
import Testing

struct CheckTests {
  static let rooms: [(String, Double)] = [
    ("placeholder", 311), ("button", 303), ("halfButton", 131.5), ("navigationTitle", 200),
    ("tabItem", 75), ("segment", 98 + 1.0 / 3), ("body(lines:1)", 343),
  ]

  /// Slots with their rooms on a screen 375 points wide; the figures are worked out from the margins
  /// that `Slot` documents.
  @Test("a slot has the available width that follows from its documented margins", arguments: rooms)
  func slots(slot: String, room: Double) async throws {
    let project = try SmallCatalog.project()
    let check = try await project.check(slot, ["--format", "json"])
    #expect(check.exitCode == 1)
    let report = try check.json()
    let slots = try #require(report["slots"] as? [[String: Any]])
    #expect(slots.count == 1)
    #expect((slots.first?["name"] as? String)?.hasPrefix(slot) == true)
    #expect(report["slotsGuessed"] as? Bool == false)
    #expect(report["locales"] as? [String] == ["chr", "de", "en", "zh-Hans"])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding["rule"] as? String == "text-truncated")
    #expect(finding["key"] as? String == "long")
    #expect(finding["locale"] as? String == "de")
    #expect(finding["place"] as? String == "Small.xcstrings:6:69")
    #expect(finding["text"] as? String == SmallCatalog.longText)
    let fit = try #require(finding["fit"] as? [String: Any])
    let available = try #require(fit["available"] as? Double)
    #expect(abs(available - room) < 1e-9)
    let shown = try #require(finding["shown"] as? String)
    #expect(shown.hasSuffix("…") && SmallCatalog.longText.hasPrefix(shown.dropLast()))
  }

  /// Running text has as many lines as it needs, or as many as are given.
  @Test(
    "running text has the lines it needs, or as many as are given",
    arguments: [
      ("body", 0, "body(lines:0)"), ("body(lines:0)", 0, "body(lines:0)"),
      ("body(lines:2)", 0, "body(lines:2)"), ("body(lines:1)", 1, "body(lines:1)"),
    ])
  func lines(slot: String, exitCode: Int, name: String) async throws {
    let check = try await SmallCatalog.project().check(slot)
    #expect(check.exitCode == exitCode)
    let report = try await SmallCatalog.project().check(slot, ["--format", "json"]).json()
    let slots = try #require(report["slots"] as? [[String: Any]])
    #expect(slots.map { $0["name"] as? String } == [name])
  }

  /// A locale of which most texts have letters without a face is not judged, and the others are: of two
  /// Chinese texts one has a Cherokee letter.
  @Test("a locale whose letters no face has is listed as not checked")
  func uncoveredLocales() async throws {
    let project = try SmallCatalog.project()
    let check = try await project.check("body", ["--format", "json"])
    #expect(check.exitCode == 0)
    let report = try check.json()
    #expect(report["layouts"] as? Int == 5)
    let gaps = try #require(report["notChecked"] as? [[String: Any]])
      .filter { $0["reason"] as? String == "no face" }
    #expect(gaps.map { $0["subject"] as? String } == ["chr"])
    #expect(gaps.map { $0["count"] as? Int } == [1])
    let text = try await project.check("body").text
    #expect(
      text.contains(
        "Not checked\n  1 locale without a face for the letters, 1 string not laid out: chr\n"))
    #expect(text.contains("U+13E3 Ꮳ: zh-Hans 1 of 2\n"))
    #expect(text.contains("in 4 locales, 1 of them not looked at, 5 layouts\n"))
  }

  @Test("untranslated keys are counted for their locale")
  func untranslatedKeysAreNamed() async throws {
    let report = try await SmallCatalog.project().check("button", ["--format", "json"]).json()
    let entries = try #require(report["notChecked"] as? [[String: Any]])
    let untranslated = entries.filter { $0["reason"] as? String == "untranslated" }
    #expect(untranslated.map { $0["subject"] as? String } == ["chr"])
    #expect(untranslated.map { $0["count"] as? Int } == [1])
  }

  @Test("--locale and --device choose what is laid out")
  func localesAndDevicesAreChosen() async throws {
    let report = try await SmallCatalog.project()
      .check("button", ["--format", "json", "--locale", "en", "--device", "iPhone16Pro"]).json()
    #expect(report["locales"] as? [String] == ["en"])
    #expect(report["devices"] as? [String] == ["iPhoneSE", "iPhone16Pro"])
    #expect(report["layouts"] as? Int == 4)
    #expect(report["exitCode"] as? Int == 0)
  }

  /// A suppression covers what it names: its reason is reported, and the check passes.
  @Test(
    "a suppression covers exactly what it names, and its reason is reported",
    arguments: [
      ("{rule: text-truncated, reason: ours}", true),
      ("{rule: text-truncated, key: long, locale: de, device: iPhoneSE, reason: ours}", true),
      ("{rule: text-truncated, key: ok, reason: ours}", false),
      ("{rule: text-truncated, locale: en, reason: ours}", false),
      ("{rule: text-at-risk, reason: ours}", false),
      ("{rule: text-truncated, component: Paywall, reason: ours}", false),
    ])
  func suppression(entry: String, covers: Bool) async throws {
    let project = try SmallCatalog.project()
    try project.write("known: [\(entry)]\n", to: "Config/checks.yml")
    let check = try await project.check("button")
    #expect(check.exitCode == (covers ? 0 : 1))
    #expect(check.text.contains("text-truncated  long  de +") == !covers)
    #expect(check.text.contains("; known: 1 cause (1 site); ") == covers)
  }

  @Test("a catalog that does not exist ends a check with 74", arguments: ["xcstrings", "strings"])
  func absentCatalog(type: String) async throws {
    let project = try TestProject()
    let file = project.file("None.\(type)").path(percentEncoded: false)
    let check = try await project.overset(["check", file, "--slot", "button"])
    #expect(check.exitCode == 74)
    #expect(check.errors.contains("None.\(type): the file does not exist or cannot be read"))
  }

  @Test("a malformed catalog ends a check with 65 and its place")
  func malformedCatalog() async throws {
    let project = try SmallCatalog.project()
    try project.write("{\n  \"strings\" : {\n    \"a\" : 3\n  }\n}\n", to: SmallCatalog.name)
    let check = try await project.check("button")
    #expect(check.exitCode == 65)
    #expect(check.errors.contains("Small.xcstrings:3:11: "))
  }

  /// A folder stands for its catalogs: one table for each name and folder, whatever its files are.
  @Test("a folder is checked as the catalogs below it, one table for each name and folder")
  func folders() async throws {
    let project = try TestProject()
    try project.write("save = Save;\nlate = Later;", to: "App/en.lproj/Main.strings")
    try project.write("save = Sichern;", to: "App/de.lproj/Main.strings")
    try project.write("save = Keep;", to: "Kit/en.lproj/Main.strings")
    try project.write("save = Nothing;", to: "Pods/A/en.lproj/Main.strings")
    let check = try await project.overset(
      ["check", ".", "--slot", "button", "--format", "json"], folder: project.root)
    #expect(check.exitCode == 0)
    let report = try check.json()
    #expect(report["keys"] as? Int == 3)
    #expect(report["locales"] as? [String] == ["de", "en"])
  }

  /// A fault of a file ends in 65, and the rest of it is laid out.
  @Test("errors of a file end a check with 65, and the rest of it is laid out")
  func faultsDoNotHideTheRest() async throws {
    let project = try TestProject()
    try project.write("a = A;;\nb = B", to: "en.lproj/Main.strings")
    let check = try await project.overset(
      ["check", ".", "--slot", "button", "--format", "json"], folder: project.root)
    #expect(check.exitCode == 65)
    #expect(check.errors.contains("error: en.lproj/Main.strings:1:7: a second “;”"))
    #expect(check.errors.contains("error: en.lproj/Main.strings:2:6: no “;” after the text"))
    let report = try check.json()
    #expect(report["keys"] as? Int == 2)
    #expect((report["errors"] as? [String])?.count == 2)
  }

  /// An export for translators is read where its translations lie.
  @Test("an .xcloc export is checked by its translations, and only where it is named")
  func exports() async throws {
    let project = try TestProject()
    try project.write(
      """
      <xliff version="1.2"><file original="A.xcstrings" source-language="en" target-language="de">
      <body><trans-unit id="Save"><source>Save</source><target>Sichern</target></trans-unit></body>
      </file></xliff>
      """, to: "de.xcloc/Localized Contents/de.xliff")
    try project.write("save = Copy;", to: "de.xcloc/Source Contents/en.lproj/A.strings")
    let check = try await project.overset(
      ["check", "de.xcloc", "--slot", "button", "--format", "json"], folder: project.root)
    #expect(check.exitCode == 0)
    #expect(try check.json()["keys"] as? Int == 1)
    let all = try await project.overset(["check", ".", "--slot", "button"], folder: project.root)
    #expect(all.exitCode == 66)
  }

  /// A pseudolocale is a locale like any other, made of the source.
  @Test("a pseudolocale made from the source is checked like any locale")
  func pseudolocales() async throws {
    let project = try TestProject()
    try project.write("save = \"Save it\";\nlong = \"Save it all\";", to: "en.lproj/Main.strings")
    let arguments = ["check", ".", "--slot", "tabItem", "--format", "json", "--locale"]
    func texts(_ locale: String) async throws -> [String] {
      let check = try await project.overset(arguments + [locale], folder: project.root)
      let findings = try #require(try check.json()["findings"] as? [[String: Any]])
      return Array(Set(try findings.map { try #require($0["text"] as? String) }))
    }
    #expect(try await texts("en").isEmpty)
    // Eleven letters of 10 points in a room of 75; seven still fit.
    let wide =
      "\u{FF33}\u{FF41}\u{FF56}\u{FF45}\u{3000}\u{FF49}\u{FF54}\u{3000}\u{FF41}\u{FF4C}\u{FF4C}"
    #expect(try await texts("en-x-wide") == [wide])
    #expect(try await texts("EN-X-Wide") == [wide])
    let unknown = try await project.overset(arguments + ["qq-XA"], folder: project.root)
    #expect(unknown.exitCode == 64)
  }
}
