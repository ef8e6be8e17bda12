import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// The baseline hides what is known of catalogs, and nothing else.
struct CatalogBaselineTests {
  /// A catalog in which a German argument is lost, a German text is far too long, and whatever is added.
  private static func catalog(hello: String = "Hallo $@", long: String, more: String = "") -> String
  {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello %@" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "\(hello)" } } } },
        "Save" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "\(long)" } } } }\(more)
      },
      "version" : "1.0"
    }
    """
  }

  private static let long = "In einem Ordner auf diesem Gerät unter neuem Namen sichern"
  private static let added = """
    ,
        "Bye %@" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Adieu $@" } } } }
    """

  private static func project(
    _ catalog: String, strict: Bool = false, checks: String = ""
  ) throws -> TestProject {
    try TestProject(
      matrix: "locales: [en, de]\ndevices: [iPhoneSE, iPhone16Pro]\nstrict: \(strict)\n",
      checks: checks, catalog: catalog)
  }

  private static func check(
    _ files: TestProject, selection: MatrixSelection = MatrixSelection(), slot: String = "button"
  ) async throws -> SlotOutcome {
    try files.write("default: \(slot)\n", to: "Config/slots.yml")
    let project = try Project(root: files.root, readsCatalogs: false)
    return try await SlotCheck(project: project, selection: selection)
      .outcome(files: [files.root.appending(path: "Locales")])
  }

  private static func baseline(_ files: TestProject, _ catalogs: SlotOutcome) async throws
    -> Baseline
  {
    Baseline(
      of: try await files.outcome([Sample.label("ok")]).failures + catalogs.allFailures)
  }

  @Test("a baseline hides what it lists, wherever lines move, and nothing new")
  func hidesWhatIsListedAndNothingNew() async throws {
    let files = try Self.project(Self.catalog(long: Self.long))
    let first = try await Self.check(files)
    #expect(first.catalogFailures.map(\.rule.name) == ["format-arguments"])
    #expect(first.failures.map(\.rule.name) == ["text-truncated", "text-truncated"])
    #expect(first.exitCode == 1)
    let baseline = try await Self.baseline(files, first)
    #expect(baseline.entries.isEmpty)
    #expect(baseline.catalogEntries.map(\.rule) == ["format-arguments", "text-truncated"])
    #expect(
      baseline.catalogEntries.map(\.file) == ["Locales/Test.xcstrings", "Locales/Test.xcstrings"])
    #expect(baseline.catalogEntries.map(\.cells) == [[], ["iPhone16Pro", "iPhoneSE"]])
    try baseline.write(below: files.root)
    #expect(try Project(root: files.root).baseline == baseline)

    let same = try await Self.check(files)
    #expect(same.exitCode == 0)
    #expect(same.catalogFindings.map(\.known?.reason) == ["listed in Config/baseline.json"])
    #expect(same.findings.allSatisfy { $0.known?.reason == "listed in Config/baseline.json" })
    #expect(same.findings.count == 2)
    #expect(same.staleSuppressions.isEmpty)

    // A fault of another key fails, wherever the lines of the others have moved.
    try files.write(
      "\n\n" + Self.catalog(long: Self.long, more: Self.added), to: "Locales/Test.xcstrings")
    let more = try await Self.check(files)
    #expect(more.exitCode == 1)
    #expect(more.catalogFailures.map(\.gravest.key) == ["Bye %@"])
    #expect(more.failures.isEmpty)
  }

  /// What is gone is told, but only by a check that would have found it.
  @Test(
    "an entry that is gone is stale only in a check that would have found it",
    arguments: [false, true])
  func tellsWhatIsGone(strict: Bool) async throws {
    let files = try Self.project(Self.catalog(long: Self.long), strict: strict)
    try await Self.baseline(files, try await Self.check(files)).write(below: files.root)
    try files.write(
      Self.catalog(hello: "Hallo %@", long: "Sichern"), to: "Locales/Test.xcstrings")
    let clean = try await Self.check(files)
    #expect(clean.staleSuppressions.map(\.rule) == ["format-arguments", "text-truncated"])
    #expect(
      clean.staleSuppressions.map(\.place?.file) == [
        "Config/baseline.json", "Config/baseline.json",
      ])
    #expect(clean.exitCode == (strict ? 1 : 0))
    let oneDevice = try await Self.check(files, selection: MatrixSelection(devices: ["iPhoneSE"]))
    #expect(oneDevice.staleSuppressions.map(\.rule) == ["format-arguments"])
    let english = try await Self.check(files, selection: MatrixSelection(locales: ["en"]))
    #expect(english.staleSuppressions.isEmpty)
    // A run looks at components alone.
    #expect(try await files.outcome([Sample.label("ok")]).staleSuppressions.isEmpty)
  }

  /// Warnings fail a strict project, and are listed there.
  @Test("a baseline lists warnings in a strict project alone", arguments: [(false, 0), (true, 1)])
  func listsWhatFails(strict: Bool, count: Int)
    async throws
  {
    let files = try Self.project(
      Self.catalog(hello: "Hallo %@ ", long: " "), strict: strict)
    let baseline = try await Self.baseline(files, try await Self.check(files))
    #expect(
      baseline.catalogEntries.map(\.rule) == Array(repeating: "translation-blank", count: count))
    try baseline.write(below: files.root)
    #expect(try await Self.check(files).exitCode == 0)
  }

  /// Another slot is another fault.
  @Test("a baseline entry of one slot does not cover another")
  func slotsStayApart() async throws {
    let files = try Self.project(Self.catalog(hello: "Hallo %@", long: Self.long))
    try await Self.baseline(files, try await Self.check(files)).write(below: files.root)
    #expect(try await Self.check(files).exitCode == 0)
    #expect(try await Self.check(files, slot: "placeholder").exitCode == 1)
  }

  /// A suppression of a key that is clean covers nothing; one of a key that is elsewhere is left alone, and
  /// a run does not judge either.
  @Test("a suppression of a clean key is stale, one of an absent key is not")
  func staleSuppressionsOfKeys() async throws {
    let files = try Self.project(
      Self.catalog(long: "Sichern"),
      checks: """
        known:
          - {rule: format-arguments, key: Hello %@, reason: used}
          - {rule: format-order, key: Hello %@, reason: gone}
          - {rule: format-order, key: Elsewhere, reason: other}
          - {rule: format-order, reason: open}
        """)
    let outcome = try await Self.check(files)
    #expect(outcome.exitCode == 0)
    #expect(outcome.staleSuppressions.map(\.reason) == ["gone"])
    #expect(try await files.outcome([Sample.label("ok")]).staleSuppressions.isEmpty)
  }
}
