import Foundation
import OversetChecks
import OversetProject
import OversetRun
import OversetSnapshots
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// One scheduler serves runs that are awaited and runs that block the main actor.
struct CellSchedulerTests {
  private static let components = [
    Sample.label("A label that is far too long", width: 80), Sample.label("b", name: "Other"),
  ]

  /// What a run says about each cell, and about the whole.
  private static func told(_ outcome: RunOutcome) -> [String] {
    let cells = outcome.cells.map { cell in
      "\(cell.snapshot.path) \(cell.verdict.isMatch) \(cell.findings.count)"
    }
    let sizes = outcome.sizes.map { size in
      "\(size.component) \(size.files) \(size.bytes) \(size.isOver)"
    }
    return cells + outcome.findings.map(\.message) + outcome.obsolete + sizes
  }

  private static func run(in project: TestProject, jobs: Int = 2) throws -> MatrixRun {
    var run = MatrixRun(project: try Project(root: project.root), components: components)
    run.jobs = jobs
    return run
  }

  /// Hops to the main actor and waits there, as an assertion in a test without an actor does.
  private static func outcomeWaitedForElsewhere(_ run: MatrixRun) throws -> RunOutcome {
    try DispatchQueue.main.sync { try MainActor.assumeIsolated { try run.runSynchronously() } }
  }

  /// Sizes, references that nothing verifies, and files of killed processes: no step is left out.
  @Test(
    "blocking takes the same steps", arguments: [1, 3]) @MainActor
  func blockingTakesTheSameSteps(jobs: Int) async throws {
    let project = try TestProject()
    var run = try Self.run(in: project, jobs: jobs)
    #expect(try await run.outcome().cells.count == 30)
    try project.write("left", to: "__Snapshots__/Label/gone.en_iPhoneSE.txt")
    run.looksAtSizes = true
    run.isContinuousIntegration = true
    let awaited = try await run.outcome()
    #expect(awaited.obsolete == ["Label/gone.en_iPhoneSE.txt"])
    #expect(awaited.sizes.map(\.component) == ["Label", "Other"])
    #expect(Self.told(try run.runSynchronously()) == Self.told(awaited))
    run.looksForObsolete = false
    #expect(try run.runSynchronously().obsolete.isEmpty)
    #expect(try await run.outcome().obsolete.isEmpty)
  }

  @Test("blocking removes what killed processes left") @MainActor
  func blockingRemovesWhatKilledProcessesLeft() throws {
    let project = try TestProject()
    try project.write("half", to: "__Snapshots__/Label/.overset-1.tmp")
    let folder = project.root.appending(path: "__Snapshots__/Label").path(percentEncoded: false)
    var run = try Self.run(in: project)
    run.now = Date(timeIntervalSinceNow: 3600)
    #expect(try run.runSynchronously().cells.count == 30)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!left.isEmpty && !left.contains(".overset-1.tmp"))
  }

  /// Each thread that tasks run on waits for a run, while the run waits for none of them.
  @Test(
    "callers may hold all threads of tasks", .timeLimit(.minutes(15)))
  func callersMayHoldAllThreadsOfTasks() async throws {
    let project = try TestProject()
    let run = try Self.run(in: project, jobs: 3)
    let expected = Self.told(try await run.outcome()).count
    let callers = ProcessInfo.processInfo.activeProcessorCount * 2
    let outcomes = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<callers {
        group.addTask { Self.told(try Self.outcomeWaitedForElsewhere(run)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count == callers)
    #expect(Set(outcomes).count == 1)
    #expect(outcomes.first?.count == expected)
  }

  /// More workers than cells, and than threads.
  @Test(
    "every cell is examined once", arguments: [1, 2, 64]) @MainActor func everyCellIsExaminedOnce(
      jobs: Int
    ) async throws
  {
    let project = try TestProject(matrix: "locales: [en, ar]\ndevices: [iPhoneSE]\n")
    let run = try Self.run(in: project, jobs: jobs)
    let names = try run.runSynchronously().cells.map(\.snapshot.path)
    #expect(
      names == [
        "Label/only.en_iPhoneSE", "Label/only.ar_iPhoneSE", "Other/only.en_iPhoneSE",
        "Other/only.ar_iPhoneSE",
      ])
    #expect(try await run.outcome().cells.map(\.snapshot.path) == names)
  }

  /// The views of a blocked main actor are evaluated on it all the same.
  @Test("geometry is read while blocked") @MainActor func geometryIsReadWhileBlocked() throws {
    let project = try TestProject(matrix: "locales: [en, ar, de]\ndevices: [iPhoneSE]\n")
    let component = Component(
      "View", presentation: .screen,
      states: [
        ComponentState("only") {
          GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) points") }
        }
      ])
    var run = MatrixRun(project: try Project(root: project.root), components: [component])
    run.jobs = 3
    #expect(try run.runSynchronously().cells.count == 3)
    let text = try String(
      contentsOf: project.root.appending(path: "__Snapshots__/View/only.ar_iPhoneSE.txt"),
      encoding: .utf8)
    #expect(text.contains("\"375 points\""))
  }
}
