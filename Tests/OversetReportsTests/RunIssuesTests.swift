import Foundation
import OversetProject
import OversetReports
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// One issue for each cause.
struct RunIssuesTests {
  private static let matrix = "locales: [en, de]\ndevices: [iPhoneSE, iPhone16]\n"
  private static let long = "A label that is far too long"

  @Test("a clean run has no issue")
  func cleanRunHasNone() async throws {
    let project = try TestProject(matrix: Self.matrix)
    _ = try await project.outcome([Sample.label("OK")])
    #expect(RunIssues(try await project.outcome([Sample.label("OK")])).all.isEmpty)
  }

  @Test("new snapshots are one issue with their count")
  func newSnapshotsAreOneIssue() async throws {
    let project = try TestProject(matrix: Self.matrix)
    let issues = RunIssues(try await project.outcome([Sample.label("OK")])).all
    #expect(issues.count == 1)
    let message = try #require(issues.first?.message.string)
    #expect(message.hasPrefix("new: 4 snapshots recorded"))
    #expect(message.contains("\n  Label/only.de_iPhone16"))
  }

  @Test("a truncation is one issue for each locale")
  func truncationIsOneIssueForEachLocale() async throws {
    let project = try TestProject(matrix: Self.matrix)
    let components = [Sample.label(Self.long, width: 80)]
    _ = try await project.outcome(components)
    let messages = RunIssues(try await project.outcome(components)).all.map(\.message.string)
    #expect(messages.count == 2)
    for (message, locale) in zip(messages, ["en", "de"]) {
      #expect(message.contains(" truncated in \(locale) on 2 of 2 devices: needs "))
      #expect(message.contains("has 80.0 pt (shows \""))
      #expect(message.contains("; fix: "))
    }
  }

  @Test(
    "an issue says from which text size on, or with which setting alone, it shows",
    arguments: [
      (
        "typeSizes: [L, AX1]", 210, " truncated in en on 2 of 2 devices, from text size AX1: needs "
      ),
      ("typeSizes: [L, AX1]", 80, " truncated in en on 2 of 2 devices: needs "),
      (
        "strict: true\nboldText: [off, on]", 158,
        " in en on 2 of 2 devices, only with bold text: needs "
      ),
    ])
  func settings(matrix: String, width: CGFloat, words: String) async throws {
    let project = try TestProject(matrix: Self.matrix + matrix + "\n")
    let components = [Sample.label("Notification settings", width: width)]
    _ = try await project.outcome(components)
    let messages = RunIssues(try await project.outcome(components)).all.map(\.message.string)
    #expect(messages.count == 2)
    #expect(messages.first?.contains(words) == true, "\(messages)")
  }

  @Test("a change is one issue with the pictures and texts of every cell")
  func aChangeIsOneIssueWithItsPictures() async throws {
    let project = try TestProject(matrix: Self.matrix)
    _ = try await project.outcome([Sample.label("before")])
    let issues = RunIssues(try await project.outcome([Sample.label("after")])).all
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(
      issue.message.string.hasPrefix("different: 4 snapshots of 4\n  Label/only.en_iPhoneSE\n"))
    #expect(issue.message.string.contains("-"))
    // Reference, new value and difference, of picture and text, in each cell.
    #expect(issue.artefacts.count == 4 * 7)
    #expect(
      issue.artefacts.allSatisfy {
        FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
      })
  }
}
