import Foundation
import OversetChecks
import OversetProject
import OversetReports
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetText
import OversetTextTools
import OversetUI
import Testing

struct RunTextReportTests {
  private static let matrix = "locales: [en, de]\ndevices: [iPhoneSE, iPhone16]\n"
  private static let long = "A label that is far too long"

  /// The report of a second run, after the first one has recorded.
  private func report(
    _ components: [Component], matrix: String = matrix, checks: String = "",
    selection: MatrixSelection = MatrixSelection()
  ) async throws -> (text: String, outcome: RunOutcome) {
    let project = try TestProject(matrix: matrix, checks: checks)
    _ = try await project.outcome(components, selection: selection)
    let outcome = try await project.outcome(components, selection: selection)
    return (RunTextReport(outcome).text.string, outcome)
  }

  @Test("a clean run shows its grid, what was not checked, and the totals")
  func cleanRun() async throws {
    let report = try await report([Sample.label("OK")])
    #expect(report.outcome.exitCode == 0)
    #expect(
      report.text == """
        Findings  iPhoneSE  iPhone16  cells
        en               0         0      2
        de               0         0      2

        Not checked
          *: no catalog: 4 cells: no catalog was found, so no text is translated; name the catalogs \
        under `catalogs` in Config/matrix.yml
          *: mirroring: 4 cells: no locale of this run reads from right to left

        4 of 4 cells verified; 0 findings, 0 known findings, 0 warnings

        """)
  }

  @Test("a first run lists what it recorded and verifies no cell")
  func firstRun() async throws {
    let project = try TestProject(matrix: Self.matrix)
    let text = RunTextReport(try await project.outcome([Sample.label("OK")])).text.string
    #expect(text.hasPrefix("Snapshots\n  Label/only.en_iPhoneSE: had no reference; recorded: "))
    #expect(text.hasSuffix("0 of 4 cells verified; 0 findings, 0 known findings, 0 warnings\n"))
  }

  @Test("a truncation shows the text and its numbers, and counts in the grid")
  func truncation() async throws {
    let report = try await report([Sample.label(Self.long, width: 80)])
    #expect(report.outcome.exitCode == 1)
    #expect(report.text.contains("Truncation report\n  Label only  en  iPhoneSE\n"))
    #expect(report.text.contains("has 80.0 pt (+"))
    let fit = try #require(report.outcome.findings.first?.evidence.fit)
    let shown = try #require(report.outcome.findings.first?.evidence.shown)
    #expect(report.text.contains("    shows \"\(shown)\" for \"\(Self.long)\"\n"))
    #expect(report.text.contains("A measured"))
    #expect(fit.verdict == .truncated)
    #expect(report.text.contains("\nen               1         1      2\n"))
    #expect(report.text.contains("4 findings, 0 known findings, 0 warnings"))
    #expect(!report.text.contains("Other findings"))
  }

  @Test("an accepted truncation is shown with its reason and counted apart")
  func knownTruncation() async throws {
    let report = try await report(
      [Sample.label(Self.long, width: 80)],
      checks: "known: [{rule: text-truncated, locale: de, reason: German is long}]")
    #expect(report.outcome.exitCode == 1)
    #expect(report.text.contains("    known: German is long\n"))
    #expect(report.text.contains("\nde        0 (1 known)  0 (1 known)      2\n"))
    #expect(report.text.contains("\nen                  1            1      2\n"))
    #expect(report.text.contains("2 findings, 2 known findings, 0 warnings"))
  }

  @Test("a stale suppression is listed with its place")
  func staleSuppression() async throws {
    let report = try await report(
      [Sample.label("OK")],
      checks: "known: [{rule: text-truncated, component: Gone, reason: it was long}]")
    #expect(report.outcome.exitCode == 0)
    #expect(report.text.contains("cover nothing any more, or have expired)\n  Config/"))
    #expect(report.text.contains("checks.yml:1:9: text-truncated: it was long\n"))
  }

  /// Between fitting and not lies the risk: a warning, unless the project is strict.
  @Test("a text at risk is a warning, or a finding in a strict project", arguments: [false, true])
  func atRisk(strict: Bool) async throws {
    let text = "Einstellungen"
    let project = try Project(root: try TestProject().root)
    let width = try Measurer(project: project).measure(MeasureRequest(text: text)).width
    let report = try await report(
      [Sample.label(text, width: CGFloat(width.rounded(.up) + 1))],
      matrix: Self.matrix + "strict: \(strict)\n")
    #expect(report.outcome.exitCode == (strict ? 1 : 0))
    #expect(
      report.outcome.findings.map(\.rule.name) == Array(repeating: "text-at-risk", count: 4)
    )
    #expect(report.text.contains("    at risk: needs "))
    let counts =
      strict
      ? "4 findings, 0 known findings, 0 warnings" : "0 findings, 0 known findings, 4 warnings"
    #expect(report.text.contains(counts))
  }

  @Test("a missing glyph is listed under other findings")
  func otherFindings() async throws {
    let report = try await report([Sample.label("a\u{E123}\u{13E3}b")])
    #expect(report.outcome.exitCode == 1)
    #expect(
      report.text.contains("Other findings\n  error: Glyph missing (glyph-missing) in Label/"))
    #expect(!report.text.contains("Truncation report"))
    #expect(report.text.contains("en: no face: 2 cells"))
  }

  @Test(
    "a cause says from which text size on, or with which setting alone, it shows",
    arguments: [
      ("typeSizes: [L, xxL, AX1]", 170, "    on 2 of 2 devices; from text size xxL; also in"),
      ("typeSizes: [L, xxL, AX1]", 210, "    on 2 of 2 devices; from text size AX1; also in"),
      ("typeSizes: [L, AX1]", 100, "    on 2 of 2 devices; also in"),
      ("boldText: [off, on]", 158, "    on 2 of 2 devices; only with bold text; also in"),
      ("boldText: [off, on]", 100, "    on 2 of 2 devices; also in"),
      ("boldText: [on]", 158, "    on 2 of 2 devices; also in"),
    ])
  func settingsOfACause(matrix: String, width: CGFloat, line: String) async throws {
    let report = try await report(
      [Sample.label("Notification settings", width: width)], matrix: Self.matrix + matrix + "\n")
    #expect(report.text.contains("\n\(line)"), "\(report.text)")
    #expect(report.text.contains("  iPhoneSE  bold text\n") == matrix.contains("on]"))
  }

  @Test("cells that a selection leaves out are counted as not checked")
  func filteredCells() async throws {
    let report = try await report(
      [Sample.label("OK")], selection: MatrixSelection(devices: ["iPhoneSE"]))
    #expect(report.text.contains("  *: filtered: 2 cells of the matrix\n"))
    #expect(report.text.hasPrefix("Findings  iPhoneSE  cells\n"))
  }

  /// A right-to-left text is isolated, so that it leaves the order of its line as it is (UAX #9).
  @Test("right-to-left texts are isolated in the report")
  func rightToLeftTextsAreIsolated() async throws {
    let report = try await report([Sample.label("إعدادات الإشعارات الطويلة", width: 60)])
    #expect(report.text.contains("shows \"\u{2068}"))
    #expect(report.text.contains("\u{2069}\" for \"\u{2068}"))
    let isolates = report.text.unicodeScalars.count { $0 == "\u{2068}" }
    #expect(isolates == report.text.unicodeScalars.count { $0 == "\u{2069}" })
  }

  /// The forms of the report do not depend on how many tasks made it.
  @Test("the number of jobs changes neither the text nor the JSON", arguments: [2, 8])
  func jobs(jobs: Int) async throws {
    let components = [Sample.label(Self.long, width: 80), Sample.label("OK", name: "Ok")]
    let project = try TestProject(matrix: Self.matrix)
    _ = try await project.outcome(components)
    let one = try await project.outcome(components, jobs: 1)
    let several = try await project.outcome(components, jobs: jobs)
    #expect(RunTextReport(one).text.string == RunTextReport(several).text.string)
    #expect(try JSONReport.data(of: one).bytes == JSONReport.data(of: several).bytes)
  }
}
