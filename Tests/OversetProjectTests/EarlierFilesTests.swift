import Foundation
import OversetProject
import Testing

/// Which changed files decide about nothing, in a project that lies in a hidden folder of its repository.
@Suite struct EarlierFilesTests {
  private let files = EarlierFiles(
    revision: "main", top: URL(filePath: "/repository"), prefix: ".apps/Shop/", kept: [],
    changed: [], read: { _ in nil })

  @Test(
    "prose and hidden files of the project decide about nothing",
    arguments: [
      ".apps/Shop/README.md", ".apps/Shop/Docs/notes.txt", ".apps/Shop/LICENSE",
      ".apps/Shop/.github/workflows/ci.yml", ".apps/Shop/.gitignore", ".github/dependabot.yml",
      "README.md",
    ])
  func harmless(path: String) { #expect(files.isHarmless(path)) }

  @Test(
    "configuration, code and what lies beside it decide about something",
    arguments: [
      ".apps/Shop/Config/matrix.yml", ".apps/Shop/Sources/View.swift", "Package.swift",
      ".apps/Shop/Sources/Resources/terms.md", ".apps/Shop/Fonts/corrections.txt",
      ".apps/Shop/data.json",
    ])
  func notHarmless(path: String) { #expect(!files.isHarmless(path)) }
}
