import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetVocabulary
import Testing

/// Languages that somebody has copied from the source, to translate them later.
@Suite struct CopiedLanguagesTests {
  /// A table of 300 phrases, of which French has the first ones as they are in English.
  private static func project(copied: Int, of count: Int = 300) throws -> TestProject {
    let project = try TestProject()
    func line(_ number: Int, _ text: String) -> String { "\"title.\(number)\" = \"\(text)\";" }
    let english = (0..<count).map { line($0, "The boat number \($0) was sunk") }
    let french = (0..<count).map {
      line($0, $0 < copied ? "The boat number \($0) was sunk" : "Bateau \($0)")
    }
    try project.write(english.joined(separator: "\n"), to: "App/en.lproj/Localizable.strings")
    try project.write(french.joined(separator: "\n"), to: "App/fr.lproj/Localizable.strings")
    return project
  }

  private static func causes(
    in project: TestProject, key: String? = nil, memory: CheckMemory? = nil
  ) async throws -> [String: String] {
    let loaded = try Project(root: project.root, readsCatalogs: false)
    var check = SlotCheck(
      project: loaded, slot: try SlotTable(of: loaded).slot(named: "body"),
      selection: MatrixSelection())
    check.memory = memory
    let outcome = try await check.outcome(files: [project.file("App")], key: key)
    var messages: [String: String] = [:]
    for cause in outcome.catalogFindings where cause.rule.id == .sameAsSource {
      guard let first = cause.findings.first else { continue }
      messages[first.name] = first.message
    }
    return messages
  }

  @Test(
    "a table is a copy if four of five phrases are, and five at least",
    arguments: [
      (300, 300, true), (240, 300, true), (239, 300, false), (5, 5, true), (4, 4, false),
    ])
  func copies(copied: Int, count: Int, isCopy: Bool) async throws {
    let causes = try await Self.causes(in: Self.project(copied: copied, of: count))
    #expect(causes.count == (isCopy ? 1 : copied), "one, or each by itself")
    #expect(causes["title.0"]?.hasPrefix("at least four in five phrases") == isCopy, "\(causes)")
  }

  @Test("names that all languages share make no copy")
  func names() async throws {
    let project = try TestProject()
    let names = (0..<40).map { "\"town.\($0)\" = \"Port \($0) Stanley\";" }.joined(separator: "\n")
    let phrases = (0..<5).map { "\"text.\($0)\" = \"The boat number \($0) was sunk\";" }
    try project.write(
      names + phrases.joined(separator: "\n"), to: "App/en.lproj/Localizable.strings")
    try project.write(
      names + "\"text.0\" = \"The boat number 0 was sunk\";", to: "App/fr.lproj/Localizable.strings"
    )
    let causes = try await Self.causes(in: project)
    #expect(causes.keys.sorted() == ["text.0"])
    #expect(causes["text.0"]?.contains("phrases") == false)
  }

  @Test("a key that is looked at alone tells of itself", arguments: ["title.0", "title.299"])
  func oneKey(key: String) async throws {
    let causes = try await Self.causes(in: Self.project(copied: 300), key: key)
    #expect(causes.keys.sorted() == [key])
    #expect(causes[key]?.hasPrefix("the text is the same") == true, "\(causes)")
  }

  @Test(
    "a memory looks again at the keys of a language that has become a copy, or is none any more")
  func memory() async throws {
    let memory = CheckMemory()
    let project = try Self.project(copied: 0)
    for copied in [239, 240, 300, 299, 100] {
      let changed = try Self.project(copied: copied)
      let file = "App/fr.lproj/Localizable.strings"
      try project.write(String(contentsOf: changed.file(file), encoding: .utf8), to: file)
      let causes = try await Self.causes(in: project, memory: memory)
      #expect(causes == (try await Self.causes(in: project)), "\(copied)")
      #expect(causes.count == (copied < 240 ? copied : 1))
    }
  }
}
