import Foundation
import OversetChecks
import OversetConfig
import OversetMatrix
import OversetSnapshots
import OversetTestProjects
import OversetUI
import Synchronization
import Testing

struct MatrixRunTests {
  private static let oneCell = "locales: [en]\ndevices: [iPhoneSE]\n"

  /// Components with states that would write one file.
  static let collisions: [[Component]] = [
    [Sample.label("a", states: ["x", "x"])],
    [Sample.label("a", states: ["x", "X"])],
    [Sample.label("a"), Sample.label("b")],
    [Sample.label("a", name: "Card"), Sample.label("b", name: "card")],
  ]

  @Test(arguments: collisions.indices) func namesThatMeetInOneFile(index: Int) async throws {
    let components = Self.collisions[index]
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: MatrixError.self) {
      _ = try await project.outcome(components)
    }
    let description = try #require(error).description
    for component in components {
      for state in component.states {
        #expect(description.contains("component \(component.name), state \(state.name)"))
      }
    }
    let folder = project.root.appending(path: "__Snapshots__").path(percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: ["a/b", "", "..", "nul", " a", "a.", "a\u{7}"])
  func namesThatNoFileHas(state: String) async throws {
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: MatrixError.self) {
      _ = try await project.outcome([Sample.label("a", states: [state])])
    }
    #expect(error?.kind == .data)
  }

  @Test(arguments: [[], [Sample.label("a", states: [])]]) func noCells(
    components: [Component]
  ) async throws {
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: MatrixError.self) {
      _ = try await project.outcome(components)
    }
    #expect(error?.problem.contains("no cells") == true)
    #expect(error?.kind == .usage)
  }

  /// The cells are the product of the axes, components outermost and directions innermost; names
  /// leave out what is the default.
  @Test func cellsAndNames() async throws {
    let project = try TestProject(
      matrix: """
        locales: [en, ar]
        devices: [iPhoneSE]
        typeSizes: [L, AX1]
        appearances: [light, dark]
        directions: [locale, rtl]
        """)
    let arabic = try await project.outcome(
      [Sample.label("a")], selection: MatrixSelection(locales: ["ar"]))
    // `rtl` is Arabic's own direction: it makes no second cell.
    #expect(
      arabic.cells.map(\.snapshot.stem) == [
        "only.ar_iPhoneSE", "only.ar_iPhoneSE_dark", "only.ar_iPhoneSE_AX1",
        "only.ar_iPhoneSE_AX1_dark",
      ])
    let english = try await project.outcome(
      [Sample.label("a")], selection: MatrixSelection(locales: ["en"]))
    #expect(
      english.cells.map(\.snapshot.stem) == [
        "only.en_iPhoneSE", "only.en_iPhoneSE_rtl", "only.en_iPhoneSE_dark",
        "only.en_iPhoneSE_dark_rtl", "only.en_iPhoneSE_AX1", "only.en_iPhoneSE_AX1_rtl",
        "only.en_iPhoneSE_AX1_dark", "only.en_iPhoneSE_AX1_dark_rtl",
      ])
  }

  /// Asking for more than the matrix has looks at it too, after what the matrix has.
  @Test func selectionOrder() async throws {
    let project = try TestProject(matrix: "locales: [en, de]\ndevices: [iPhoneSE]\n")
    let outcome = try await project.outcome(
      [Sample.label("a")],
      selection: MatrixSelection(locales: ["pt_BR", "de", "en", "de"], devices: ["iPhone16"]))
    #expect(outcome.locales == ["en", "de", "pt-BR"])
    #expect(outcome.devices.map(\.token) == ["iPhone16"])
  }

  @Test func progressCountsEveryCell() async throws {
    let project = try TestProject()
    let run = MatrixRun(
      project: try Project(root: project.root), components: [Sample.label("a")])
    let seen = Mutex<[String: Int]>([:])
    let outcome = try await run.outcome { progress in
      #expect(progress.total == 15)
      seen.withLock { $0[progress.name] = progress.finished }
    }
    let counts = seen.withLock { $0 }
    #expect(Set(counts.keys) == Set(outcome.cells.map(\.snapshot.path)))
    #expect(counts.values.sorted() == Array(1...15))
  }

  /// A suppression of something that is gone is stale, but only a whole run can tell.
  @Test func staleSuppressions() async throws {
    let project = try TestProject(
      matrix: "locales: [en, de]\ndevices: [iPhoneSE]\n",
      checks: """
        known:
          - {rule: text-truncated, reason: used}
          - {rule: outside-screen, reason: gone}
        """)
    let components = [Sample.label("A label far too long", width: 60)]
    let whole = try await project.outcome(components)
    #expect(whole.staleSuppressions.map(\.reason) == ["gone"])
    #expect(whole.staleSuppressions.map(\.place.file) == ["Config/checks.yml"])
    #expect(whole.findings.count == 2)
    #expect(whole.findings.allSatisfy { $0.known?.reason == "used" })
    #expect(whole.failures.isEmpty)
    let part = try await project.outcome(
      components, selection: MatrixSelection(locales: ["en"]))
    #expect(part.staleSuppressions.isEmpty)
  }
}
