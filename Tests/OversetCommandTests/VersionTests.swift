import Foundation
import Testing

/// `overset --version`.
struct VersionTests {
  @Test(
    "the version is that of the changelog's top entry, or in development where that is unreleased")
  func version() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let top = try #require(text.firstMatch(of: /(?m)^## \[([^\]]+)\]/)?.1)
    let run = try await OversetProcess.run(["--version"])
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == 2)
    let version = try #require(lines[0].wholeMatch(of: /overset (\d+\.\d+\.\d+)(-dev)?/))
    let renderer = /renderer \d+, ICU [\d.]+, HarfBuzz [\d.]+, FreeType [\d.]+/
    #expect(lines[1].wholeMatch(of: renderer) != nil)
    #expect((version.2 != nil) == (top == "Unreleased"))
    if version.2 == nil { #expect(version.1 == top) }
  }
}
