import Foundation
import OversetChecks
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// Texts that fill a page while it is designed.
struct FillerTests {
  @Test(
    "nothing is said of a text that only fills a page, unless it breaks",
    arguments: [
      ("Lorem ipsum dolor sit amet", true), ("lorem ipsum dolor sit amet", true),
      ("Lorem of the Ipsum and its boats", false),
    ])
  func fillers(text: String, isFiller: Bool) async throws {
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(files) {} }
    for language in ["en", "de"] {
      try files.write("\"k\" = \"\(text)\";", to: "App/\(language).lproj/Localizable.strings")
    }
    let check = try SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [files.root.appending(path: "App")])
    #expect(outcome.catalogFindings.isEmpty == isFiller)
  }
}
