import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetSnapshots
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
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

  @Test("states that would write one file are refused, each by name", arguments: collisions.indices)
  func namesThatMeetInOneFile(index: Int) async throws {
    let components = Self.collisions[index]
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: Diagnostic.self) {
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

  @Test(
    "a state whose name cannot be a file name is refused",
    arguments: ["a/b", "", "..", "nul", " a", "a.", "a\u{7}"])
  func namesThatNoFileHas(state: String) async throws {
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: Diagnostic.self) {
      _ = try await project.outcome([Sample.label("a", states: [state])])
    }
    #expect(error?.kind == .data)
  }

  @Test(
    "a run is whole if it looks at the cells of the matrix, at all of them and at no others",
    arguments: [
      ([TypeSize.large], [], true), ([.large], [.large], true),
      ([.large], [.large, .accessibility1], false),
      ([.large, .accessibility1], [.accessibility1, .large], true),
      ([.large, .accessibility1], [.accessibility1], false),
    ] as [([TypeSize], [TypeSize], Bool)])
  func wholeRuns(matrix: [TypeSize], asked: [TypeSize], isWhole: Bool) async throws {
    let sizes = matrix.map(\.token).joined(separator: ", ")
    let project = try TestProject(matrix: Self.oneCell + "typeSizes: [\(sizes)]\n")
    let outcome = try await project.outcome(
      [Sample.label("a")], selection: MatrixSelection(typeSizes: asked))
    #expect(outcome.isWhole == isWhole)
  }

  @Test(
    "a run without cells has nothing to check", arguments: [[], [Sample.label("a", states: [])]])
  func noCells(
    components: [Component]
  ) async throws {
    let project = try TestProject(matrix: Self.oneCell)
    let error = await #expect(throws: Diagnostic.self) {
      _ = try await project.outcome(components)
    }
    #expect(error?.problem.contains("no cells") == true)
    #expect(error?.kind == .nothingToCheck)
  }

  /// The cells are the product of the axes, components outermost and directions innermost; names
  /// leave out what is the default.
  @Test("cells are the ordered product of the axes, named by what is not the default")
  func cellsAndNames() async throws {
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
  @Test("a selection keeps the order of the matrix and ends with what the matrix does not have")
  func selectionOrder() async throws {
    let project = try TestProject(matrix: "locales: [en, de]\ndevices: [iPhoneSE]\n")
    let outcome = try await project.outcome(
      [Sample.label("a")],
      selection: MatrixSelection(locales: ["pt_br", "DE", "en", "de"], devices: ["iPhone16"]))
    #expect(outcome.locales == ["en", "de", "pt-BR"])
    #expect(outcome.devices.map(\.token) == ["iPhone16"])
  }

  /// Type sizes and appearances asked for are laid out, whether the matrix has them or not; names
  /// still leave out only what is the matrix's default.
  @Test("selected type sizes and appearances are laid out, in the matrix or not")
  func selectedTypeSizesAndAppearances() async throws {
    let project = try TestProject(
      matrix: Self.oneCell + "typeSizes: [L, xL]\nappearances: [light, dark]\n")
    let outcome = try await project.outcome(
      [Sample.label("a")],
      selection: MatrixSelection(typeSizes: [.large, .accessibility1], appearances: [.dark]))
    #expect(
      outcome.cells.map(\.snapshot.stem) == [
        "only.en_iPhoneSE_dark", "only.en_iPhoneSE_AX1_dark",
      ])
    let filtered = outcome.notChecked.first { $0.reason == .filtered }
    #expect(filtered?.count == 3)
  }

  @Test(
    "the first setting of Bold Text has no part in names, and the other has one",
    arguments: [
      ("[off, on]", ["only.en_iPhoneSE", "only.en_iPhoneSE_bold"]),
      ("[on, off]", ["only.en_iPhoneSE", "only.en_iPhoneSE_regular"]),
      ("[on]", ["only.en_iPhoneSE"]),
    ])
  func namesOfBoldText(setting: String, stems: [String]) async throws {
    let project = try TestProject(matrix: Self.oneCell + "boldText: \(setting)\n")
    let outcome = try await project.outcome([Sample.label("a")])
    #expect(outcome.cells.map(\.snapshot.stem) == stems)
  }

  @Test("a selected setting of Bold Text is laid out, in the matrix or not")
  func selectedBoldText() async throws {
    let project = try TestProject(matrix: Self.oneCell)
    let outcome = try await project.outcome(
      [Sample.label("a")], selection: MatrixSelection(legibilityWeights: [.bold]))
    #expect(outcome.cells.map(\.snapshot.stem) == ["only.en_iPhoneSE_bold"])
    #expect(outcome.notChecked.first { $0.reason == .filtered }?.count == 1)
  }

  /// The room lies between the widths of the two weights.
  @Test("a text that fits may be too long with Bold Text, and the finding says so")
  func boldTextIsWider() async throws {
    let text = "Notification settings"
    let project = try TestProject(matrix: Self.oneCell + "boldText: [off, on]\n")
    let found = try await project.outcome([Sample.label(text, width: 158, name: "Wide")]).findings
    #expect(found.map(\.legibilityWeight) == [.bold])
    #expect(found.map(\.cell) == ["iPhoneSE_bold"])
    let wider = try await project.outcome([Sample.label(text, width: 200, name: "Wider")])
    #expect(wider.findings.isEmpty)
  }

  /// One view is evaluated for devices that are alike, and anew for others.
  @Test("a view that asks for its size class gets that of each device, in any order")
  func sizeClassesOfDevices() async throws {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      var body: some View { Text(verbatim: horizontal == .regular ? "regular" : "compact") }
    }
    let project = try TestProject(
      matrix: "locales: [en]\ndevices: [iPadMini, iPhoneSE, iPadMini-third, iPadMini-landscape]\n")
    let outcome = try await project.outcome([
      Component("Reader", presentation: .screen, states: [ComponentState("only") { Reader() }])
    ])
    #expect(
      outcome.cells.map(\.snapshot.stem) == [
        "only.en_iPadMini", "only.en_iPhoneSE", "only.en_iPadMini-third",
        "only.en_iPadMini-landscape",
      ])
    let shown = try outcome.cells.map { cell in
      let file = project.file("__Snapshots__/\(cell.snapshot.path).txt")
      return try String(contentsOf: file, encoding: .utf8).contains("regular")
    }
    #expect(shown == [true, false, false, true])
  }

  @Test("a synchronous run has the outcome of an asynchronous one", arguments: [1, 3])
  @MainActor func waitingGivesTheSameOutcome(jobs: Int) async throws {
    let components = [
      Sample.label("A label that is far too long", width: 80), Sample.label("b", name: "Other"),
    ]
    let waiting = try TestProject()
    var run = MatrixRun(project: try Project(root: waiting.root), components: components)
    run.jobs = jobs
    let first = try run.runSynchronously()
    let other = try await TestProject().outcome(components)
    #expect(first.cells.map(\.snapshot) == other.cells.map(\.snapshot))
    #expect(first.cells.map(\.detail) == other.cells.map(\.detail))
    #expect(first.findings.map(\.message) == other.findings.map(\.message))
    #expect(first.exitCode == 1)
    let second = try run.runSynchronously()
    #expect(second.cells.allSatisfy { $0.verdict == .matched })
  }

  /// One fault is one cause, however many devices show it; locales, states and texts stay apart.
  @Test("findings that differ only by device have one cause")
  func causes() async throws {
    let project = try TestProject(matrix: "locales: [en, de]")
    let outcome = try await project.outcome([
      Sample.label("A label that is far too long", width: 80, states: ["x", "y"])
    ])
    let causes = FindingCause.causes(of: outcome.failures)
    #expect(outcome.failures.count == 12)
    #expect(causes.map(\.findings.count) == [3, 3, 3, 3])
    #expect(causes.map(\.gravest.locale) == ["en", "de", "en", "de"])
    #expect(causes.allSatisfy { $0.devices == ["iPhoneSE", "iPhone16Pro", "iPhone16ProMax"] })
    #expect(causes.flatMap(\.findings).count == outcome.failures.count)
  }

  @Test("progress is reported once for every cell")
  func progressCountsEveryCell() async throws {
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
  @Test("a suppression that covers nothing is stale after a whole run, not a narrowed one")
  func staleSuppressions() async throws {
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
    #expect(whole.staleSuppressions.map(\.place?.file) == ["Config/checks.yml"])
    #expect(whole.findings.count == 2)
    #expect(whole.findings.allSatisfy { $0.known?.reason == "used" })
    #expect(whole.failures.isEmpty)
    let part = try await project.outcome(
      components, selection: MatrixSelection(locales: ["en"]))
    #expect(part.staleSuppressions.isEmpty)
  }
}
