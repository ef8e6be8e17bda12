import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetRaster
import OversetRendering
import OversetRun
import OversetShaping
import OversetSlots
import OversetText
import OversetUI
import OversetVocabulary

/// `allocations FILE`: counts what each phase of the work allocates, and compares it with what FILE has
/// recorded. `allocations FILE record` writes it there.
@MainActor struct AllocationBenchmark {
  private let file: URL
  private let isRecording: Bool
  private let fonts: FontCollection
  private let root = URL(filePath: ".", directoryHint: .isDirectory)

  /// Nil if something else is asked for.
  init?(arguments: [String], fonts: FontCollection) {
    guard (2...3).contains(arguments.count), arguments[0] == "allocations",
      arguments.count == 2 || arguments[2] == "record"
    else { return nil }
    file = URL(filePath: arguments[1])
    isRecording = arguments.count == 3
    self.fonts = fonts
  }

  /// Whether no phase asks for more than is recorded, and all of them are recorded.
  func run() async throws -> Bool {
    let phases = try await phases()
    if isRecording {
      try Data(AllocationRecord.text(of: phases).utf8).write(to: file, options: .atomic)
    }
    let record = AllocationRecord(try String(contentsOf: file, encoding: .utf8))
    print("phase             of one       blocks        bytes")
    for phase in phases {
      let numbers = phase.counts.columns.map { String(format: "%13.1f", $0.value) }
      let name = phase.name.padding(toLength: 18, withPad: " ", startingAt: 0)
      print(name + phase.unit.padding(toLength: 6, withPad: " ", startingAt: 0) + numbers.joined())
    }
    let grown = phases.compactMap { phase in record.excess(of: phase).map { (phase.name, $0) } }
    for (name, excess) in grown { print("\(name) asks for more: \(excess)") }
    let missing = record.missing(of: phases)
    for name in missing { print("\(name) is not recorded") }
    guard grown.isEmpty, missing.isEmpty else {
      print(
        "If that is meant, say why in CHANGELOG.md, and record it: make allocations ARGS=record")
      return false
    }
    return true
  }

  private func phases() async throws -> [AllocationPhase] {
    let names = Corpus.names()
    let sentences = try Corpus.sentences(from: root.appending(path: "Locales"))
    var phases = [await text("names", names), await text("sentences", sentences)]
    phases.append(try await catalogs())
    let gallery = try await PreviewComponents.ofModule("OversetGallery")
    phases += try await cells(gallery)
    phases.append(try await verification(gallery))
    return phases
  }

  // MARK: - Phases

  /// Texts that nothing was shaped of.
  private func text(_ name: String, _ corpus: Corpus) async -> AllocationPhase {
    let requests = corpus.entries.map(\.request)
    // The first round opens faces and makes what is made once.
    _ = TextEngine(fonts: fonts).height(of: requests)
    let engine = TextEngine(fonts: fonts)
    let counts = await AllocationCounts.of(units: requests.count) {
      _ = engine.height(of: requests)
    }
    return AllocationPhase(name: name, unit: "text", counts: counts)
  }

  /// A check of this repository's catalogs, from the files to the findings.
  private func catalogs() async throws -> AllocationPhase {
    let project = try Project(root: root, readsCatalogs: false)
    let check = try SlotCheck(project: project, selection: MatrixSelection())
    let files = [root.appending(path: "Locales")]
    let keys = try await check.outcome(files: files).keyCount
    let counts = try await AllocationCounts.of(units: keys) {
      _ = try await check.outcome(files: files)
    }
    return AllocationPhase(name: "check", unit: "key", counts: counts)
  }

  /// The cells of the gallery on one device, in English: evaluated and laid out, checked, drawn, written.
  private func cells(_ gallery: [Component]) async throws -> [AllocationPhase] {
    let project = try Project(root: root)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    let states = gallery.flatMap(\.states)
    let renderer = Renderer(fonts: project.fonts)
    var trees = states.map { resolver.tree(of: $0) }
    for tree in trees { _ = TreeChecks.findings(in: CheckedTree(tree, mirrored: nil)) }
    var pictures = try trees.map { try renderer.draw(DisplayList($0)) }
    let layout = await AllocationCounts.of(units: states.count) {
      trees = states.map { resolver.tree(of: $0) }
    }
    let checks = await AllocationCounts.of(units: states.count) {
      for tree in trees { _ = TreeChecks.findings(in: CheckedTree(tree, mirrored: nil)) }
    }
    let drawing = try await AllocationCounts.of(units: states.count) {
      pictures = try trees.map { try renderer.draw(DisplayList($0)) }
    }
    let writing = try await AllocationCounts.of(units: states.count) {
      for picture in pictures { _ = try PNG.encode(picture) }
    }
    return [("layout", layout), ("checks", checks), ("draw", drawing), ("write", writing)].map {
      AllocationPhase(name: $0.0, unit: "cell", counts: $0.1)
    }
  }

  /// A matrix of which nothing has changed.
  private func verification(_ gallery: [Component]) async throws -> AllocationPhase {
    let recorded = try RecordedGallery(root: root, gallery: gallery, copies: 1)
    defer { withExtendedLifetime(recorded) {} }
    let run = recorded.run
    let cells = try await run.outcome().cells.count
    let counts = try await AllocationCounts.of(units: cells) { _ = try await run.outcome() }
    return AllocationPhase(name: "verify", unit: "cell", counts: counts)
  }
}
