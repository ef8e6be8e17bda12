import Foundation
import OversetTestBasics
import Testing

/// The page in a real browser.
@Suite(.enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
struct PageBrowserTests {
  /// The pages of a run with a difference and of a check with hostile texts, written once.
  private static let projects = Task {
    let run = try await SamplePage.recorded()
    _ = try await SamplePage.run(run)
    let check = try SamplePage.hostile()
    _ = try await SamplePage.check(check)
    return (run: run, check: check)
  }

  private func expectGood(_ check: String, _ project: TestProject) {
    let verdict = PageBrowser.check(check, project.file("out/page"))
    #expect(verdict.status == 0, "\(verdict.output)")
  }

  @Test("the page of a run does what people ask of it", arguments: PageBrowser.checks)
  func run(check: String) async throws {
    expectGood(check, try await Self.projects.value.run)
  }

  @Test(
    "the page of a check does, too, and shows hostile texts as text",
    arguments: ["load", "findings", "hostile", "narrow"])
  func check(check: String) async throws {
    expectGood(check, try await Self.projects.value.check)
  }

  @Test(
    "axe finds nothing on either",
    .enabled(if: PageBrowser.missingAxe == nil, "not installed: \(PageBrowser.missingAxe ?? "")"))
  func axe() async throws {
    let projects = try await Self.projects.value
    expectGood("axe", projects.run)
    expectGood("axe", projects.check)
  }
}
