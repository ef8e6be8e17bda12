import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Testing

/// Keys that explain each other, and that a check looks at in different batches.
@Suite struct CountsOfOneBatchTests {
  private static func outcome(_ first: String, key: String? = nil) async throws -> SlotOutcome {
    let project = try TestProject()
    let others = (0..<300).map { "\"title.\($0)\" = \"Text \($0)\";" }
    let lines = [first] + others + ["\"room_guests\" = \"%d guests\";"]
    try project.write(lines.joined(separator: "\n"), to: "App/en.lproj/Localizable.strings")
    let loaded = try Project(root: project.root, readsCatalogs: false)
    let check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: "button"),
      selection: MatrixSelection())
    return try await check.outcome(files: [project.file("App")], key: key)
  }

  @Test(
    "a key for one is seen wherever it stands in the table, also if one key is looked at",
    arguments: [
      ("\"room_one_guest\" = \"A guest\";", nil, false),
      ("\"room_one_guest\" = \"A guest\";", "room_guests", false),
      ("\"harbour_one_guest\" = \"The guest\";", nil, true),
      ("\"harbour_one_guest\" = \"The guest\";", "room_guests", true),
    ])
  func wholeTable(first: String, key: String?, isFound: Bool) async throws {
    let outcome = try await Self.outcome(first, key: key)
    #expect(outcome.catalogFindings.contains { $0.rule.id == .unpluralisedCount } == isFound)
  }
}
