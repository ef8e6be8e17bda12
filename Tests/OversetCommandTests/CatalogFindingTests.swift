import Foundation
import OversetTestBasics
import Testing

/// `overset check` reports what rules about catalogs find.
struct CatalogFindingTests {
  /// A missing argument in two locales, and a text that is left untranslated in one.
  private static func project() throws -> TestProject {
    let project = try TestProject()
    func file(_ locale: String, _ lines: String) throws {
      try project.write(lines, to: "\(locale).lproj/Main.strings")
    }
    try file("en", "hello = \"Hello %@\";\nlater = \"Do it later\";\n")
    try file("de", "hello = \"Hallo $@\";\nlater = \"Do it later\";\n")
    try file("tr", "hello = \"Merhaba $@\";\nlater = \"Sonra yap\";\n")
    return project
  }

  private static func check(
    _ project: TestProject, _ arguments: [String] = []
  ) async throws -> OversetProcess.Result {
    try await project.overset(["check", ".", "--slot", "button"] + arguments, folder: project.root)
  }

  @Test("the JSON lists catalog findings with rule, severity, fault id and sites")
  func json() async throws {
    let check = try await Self.check(Self.project(), ["--format", "json"])
    #expect(check.exitCode == 1)
    let findings = try #require(check.json()["catalogFindings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["format-arguments", "same-as-source"])
    #expect(findings.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(findings.map { $0["fault"] as? String } == ["F-1", "K-2"])
    let sites = findings.compactMap { $0["sites"] as? [[String: Any]] }
    #expect(sites.map { $0.map { $0["locale"] as? String } } == [["de", "tr"], ["de"]])
    #expect(sites.first?.first?["place"] as? String == "de.lproj/Main.strings:1:9")
    #expect(sites.first?.first?["text"] as? String == "Hallo $@")
  }

  @Test("the text report lists catalog findings by rule, key and locales")
  func text() async throws {
    let text = try await Self.check(Self.project()).text
    #expect(text.contains(/error +format-arguments +1 +2 +format arguments differ/))
    #expect(text.contains("  error  format-arguments  hello  de, tr  de.lproj/Main.strings:1:9\n"))
    #expect(
      text.contains("      de: argument 1, an object, is missing from the text  \"Hallo $@\"\n"))
    #expect(text.contains("\n1 error, 1 warning (3 sites in 2 keys); 2 keys in 3 locales, "))
  }

  /// Errors fail a check and warnings do not, unless the project is strict; what is accepted never does.
  @Test(
    "errors in catalogs fail a check, warnings only a strict one, and accepted ones never",
    arguments: [
      ("", "", 1), ("{rule: format-arguments, reason: ours}", "", 0),
      ("{rule: format-arguments, key: hello, locale: de, reason: ours}", "", 1),
      ("{rule: format-arguments, key: later, reason: ours}", "", 1),
      ("{rule: format-arguments, reason: ours}", "strict: true\n", 1),
      (
        "{rule: format-arguments, reason: ours}, {rule: same-as-source, reason: ours}",
        "strict: true\n", 0
      ), ("{rule: same-name-as-source, reason: ours}", "", 1),
    ])
  func exitCodes(known: String, matrix: String, code: Int32) async throws {
    let project = try Self.project()
    try project.write("known: [\(known)]\n", to: "Config/checks.yml")
    try project.write("devices: [iPhoneSE]\n\(matrix)", to: "Config/matrix.yml")
    let check = try await Self.check(project)
    #expect(check.exitCode == code, "\(check.text)")
  }

  /// What a narrower look leaves out is told, and that it is the language in which keys are judged.
  @Test(
    "a check of one locale counts those it left out and names the source among them",
    arguments: [
      ("de", "filtered: 2 locales, including en, in which findings about keys appear"),
      ("en", "filtered: 2 locales\n"),
    ])
  func localesLeftOut(locale: String, line: String) async throws {
    let text = try await Self.check(Self.project(), ["--locale", locale]).text
    #expect(text.contains(line), "\(text)")
  }

  @Test("a check of all locales reports none as left out")
  func noLocaleIsLeftOut() async throws {
    #expect(try await !Self.check(Self.project()).text.contains("filtered"))
  }

  /// What is a finding is no remark as well; what no rule looks at stays one.
  @Test("a lost shape is listed as a finding, or as a diagnostic where its rule is off")
  func remarksAreToldOnce() async throws {
    let project = try TestProject()
    try project.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "files" : {
            "localizations" : {
              "de" : {
                "stringUnit" : { "state" : "translated", "value" : "Datei" },
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: "A.xcstrings")
    let check = try await Self.check(project)
    #expect(check.text.contains("  shape-loss  "))
    #expect(!check.text.contains("Notes on the files"), "\(check.text)")
    try project.write("rules: {shape-loss: off}\n", to: "Config/checks.yml")
    let off = try await Self.check(project)
    #expect(!off.text.contains("  shape-loss  "))
    #expect(off.text.contains("Notes on the files"), "\(off.text)")
  }

  @Test("a suppression of an unknown rule is refused with the nearest name")
  func unknownRulesAreRefused() async throws {
    let project = try Self.project()
    try project.write("known: [{rule: format-argument, reason: ours}]\n", to: "Config/checks.yml")
    let check = try await Self.check(project)
    #expect(check.exitCode == 65)
    #expect(check.errors.contains("format-arguments"))
  }
}
