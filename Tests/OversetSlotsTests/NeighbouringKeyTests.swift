import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// What other keys and tables say of a key: findings that they refute are not reported.
struct NeighbouringKeyTests {
  /// The keys of a string catalog, and those of another table.
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: [String]
    var others: [String] = []
    let rules: [String]
    let testDescription: String
  }

  static let cases = [
    Case(keys: ["%lld lines"], rules: ["unpluralised-count"], testDescription: "a count alone"),
    Case(
      keys: ["%lld lines", "1 line"], rules: [], testDescription: "a count beside a key for one"),
    Case(
      keys: ["%lld lines", "%lld line"], rules: [], testDescription: "a count beside its singular"),
    Case(
      keys: ["%lld matches", "1 match"], rules: [],
      testDescription: "a count in “es” beside a key for one"),
    Case(
      keys: ["%lld lines", "1 word"], rules: ["unpluralised-count"],
      testDescription: "a count beside a key for one other thing"),
    Case(
      keys: ["settings.title"], rules: ["raw-key"], testDescription: "an identifier without a text"),
    Case(
      keys: ["settings.title"], others: ["settings.title"], rules: [],
      testDescription: "an identifier that another table has"),
    Case(
      keys: ["settings.title"], others: ["settings.name"], rules: ["raw-key"],
      testDescription: "an identifier beside another one"),
  ]

  @Test("a key is judged with the keys beside it", arguments: cases)
  func neighbours(_ example: Case) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let entries = example.keys.map { "\"\($0)\" : {}" }.joined(separator: ", ")
    try project.write(
      #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#,
      to: "App/A.xcstrings")
    let texts = example.others.map { "\"\($0)\" = \"Title\";" }.joined(separator: "\n")
    try project.write(texts + "\n", to: "App/en.lproj/B.strings")
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "body"), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.map(\.rule.name) == example.rules)
  }

  @Test(
    "a name that is its own text is a raw key in the folder of a language alone",
    arguments: [("App/en.lproj/Names.strings", 1), ("App/Names.strings", 0)])
  func listOfNames(path: String, count: Int) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try project.write("\"list.row\" = \"list.row\";\n", to: path)
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "body"), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.count { $0.rule.id == .rawKey } == count)
  }

  @Test(
    "the app's name and Xcode's own prompts need no translation",
    arguments: [
      ("CFBundleDisplayName", "Harbour", 0), ("CFBundleName", "Harbour", 0),
      ("CFBundleSpokenName", "Harbour", 0),
      ("NSCameraUsageDescription", "Harbour", 1),
      ("tnE43G", "There are ${count} options matching ‘${berth}’.", 0),
      ("qInAGv", "Just to confirm, you wanted ‘${berth}’?", 0),
      ("9L8C08", "There are ${count} berths.", 1),
    ])
  func leftToTheSystem(key: String, text: String, count: Int) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let table = key.hasPrefix("CF") || key.hasPrefix("NS") ? "InfoPlist" : "Intents"
    try project.write("\"\(key)\" = \"\(text)\";\n", to: "App/en.lproj/\(table).strings")
    try project.write("\"other\" = \"Anlegen\";\n", to: "App/de.lproj/\(table).strings")
    let check = try SlotCheck(
      project: Project(root: project.root, readsCatalogs: false), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.count { $0.rule.id == .translationMissing } == count)
  }

  @Test(
    "a space that the source alone begins with is told of the source",
    arguments: [
      (" Cast off", "Ablegen", "Larguer", ["fragment-text"]),
      (" Cast off", " Ablegen", "Larguer", ["fragment-text", "spacing-drift"]),
      (" Cast off", "Ablegen", "", ["fragment-text"]),
      ("Cast off", " Ablegen", "Larguer", ["spacing-drift"]),
    ])
  func spaces(source: String, german: String, french: String, rules: [String]) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    for (locale, text) in [("en", source), ("de", german), ("fr", french)] where !text.isEmpty {
      try project.write(
        "\"cast_off\" = \"\(text)\";\n", to: "App/\(locale).lproj/Localizable.strings")
    }
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "body"), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.map(\.rule.name).sorted() == rules)
  }

  @Test(
    "how a text looks matters to nobody who hears it", arguments: [("row", 1), ("spoken", 0)])
  func spokenTexts(slot: String, count: Int) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try project.write("\"share\" = \"Share: 50%%\";\n", to: "App/en.lproj/Localizable.strings")
    try project.write("\"share\" = \"Anteil: 50%%\";\n", to: "App/de.lproj/Localizable.strings")
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: slot), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.count { $0.rule.id == .percentFormat } == count)
  }

  @Test(
    "a count with a neighbour for one thing needs no plural",
    arguments: [("berth", 0), ("berths", 1)])
  func countWithNeighbour(key: String, count: Int) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    try project.write(
      "\"berth_count\" = \"%lld berths\";\n\"\(key)\" = \"The quay\";\n",
      to: "App/en.lproj/Localizable.strings")
    let check = SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false),
      slot: try Slot(named: "body"), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(outcome.catalogFindings.count { $0.rule.id == .unpluralisedCount } == count)
  }
}
