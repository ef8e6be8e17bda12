import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics
import Testing

/// One cell of the table of record modes.
struct RecordCase: Sendable, CustomTestStringConvertible {
  enum Reference: String, Sendable { case absent, equal, different, damaged }
  enum Outcome: String, Sendable {
    case matched, recorded, rerecorded, missing, different, unreadable
  }

  let mode: RecordMode
  let reference: Reference
  let outcome: Outcome
  let writes: Bool

  var testDescription: String { "\(mode.rawValue), \(reference.rawValue)" }

  /// As swift-snapshot-testing has it, but that equal files are never written again and damaged
  /// ones are replaced only when everything is recorded.
  static let table: [RecordCase] = [
    .init(.all, .absent, .recorded, writes: true),
    .init(.all, .equal, .matched, writes: false),
    .init(.all, .different, .rerecorded, writes: true),
    .init(.all, .damaged, .rerecorded, writes: true),
    .init(.missing, .absent, .recorded, writes: true),
    .init(.missing, .equal, .matched, writes: false),
    .init(.missing, .different, .different, writes: false),
    .init(.missing, .damaged, .unreadable, writes: false),
    .init(.never, .absent, .missing, writes: false),
    .init(.never, .equal, .matched, writes: false),
    .init(.never, .different, .different, writes: false),
    .init(.never, .damaged, .unreadable, writes: false),
    .init(.failed, .absent, .recorded, writes: true),
    .init(.failed, .equal, .matched, writes: false),
    .init(.failed, .different, .rerecorded, writes: true),
    .init(.failed, .damaged, .unreadable, writes: false),
  ]

  private init(_ mode: RecordMode, _ reference: Reference, _ outcome: Outcome, writes: Bool) {
    self.mode = mode
    self.reference = reference
    self.outcome = outcome
    self.writes = writes
  }
}

@Suite struct RecordPolicyTests {
  /// The whole table: for each mode what is recorded where the reference is absent, equal, different and
  /// unreadable.
  private static let table: [(RecordMode, [RecordDecision])] = [
    (.all, [.record, .record, .record, .record]),
    (.missing, [.record, .keep, .keep, .keep]),
    (.never, [.keep, .keep, .keep, .keep]),
    (.failed, [.record, .keep, .record, .keep]),
  ]

  @Test(
    "modes decide as the table says", arguments: table)
  func modesDecideAsTheTableSays(mode: RecordMode, decisions: [RecordDecision]) {
    let found = ReferenceState.allCases.map {
      RecordPolicy.decision(asked: mode, reference: $0, isContinuousIntegration: false)
    }
    #expect(found == decisions)
    #expect(ReferenceState.allCases.map(RecordBehavior.asking(mode).decision) == decisions)
    #expect(RecordBehavior.asking(mode).recordsEverything == !decisions.contains(.keep))
  }

  @Test("the table has every mode") func theTableHasEveryMode() {
    #expect(Set(Self.table.map(\.0)) == Set(RecordMode.allCases))
  }

  @Test(
    "continuous integration keeps every reference", arguments: RecordMode.allCases,
    ReferenceState.allCases)
  func continuousIntegrationKeepsEveryReference(mode: RecordMode, reference: ReferenceState) {
    let decision = RecordPolicy.decision(
      asked: mode, reference: reference, isContinuousIntegration: true)
    #expect(decision == .keep)
    let behavior = RecordPolicy.resolve(asked: mode, isContinuousIntegration: true)
    #expect(!behavior.records(reference) && !behavior.recordsEverything)
  }
}

@Suite struct RecordModeTests {
  private let path = "__Snapshots__/Card/plain.de_iPhoneSE.png"

  private func name() throws -> SnapshotName {
    try SnapshotName(component: "Card", state: "plain", locale: "de", device: "iPhoneSE")
  }

  private func outcome(of verdict: SnapshotVerdict) -> RecordCase.Outcome? {
    switch verdict {
    case .matched: .matched
    case .recorded: .recorded
    case .rerecorded: .rerecorded
    case .missing: .missing
    case .different: .different
    case .unreadable: .unreadable
    case .unwritable: nil
    }
  }

  private func prepare(_ reference: RecordCase.Reference, in scratch: Scratch) throws {
    switch reference {
    case .absent: break
    case .equal: try scratch.write(try PNG.encode(.plain()), to: path)
    case .different: try scratch.write(try PNG.encode(.plain(.black)), to: path)
    case .damaged: try scratch.write(Data("not a picture".utf8), to: path)
    }
  }

  @Test("the table has four rows for every record mode")
  func theTableIsWhole() {
    #expect(RecordCase.table.count == RecordMode.allCases.count * 4)
  }

  @Test("each record mode treats a reference as the table says", arguments: RecordCase.table)
  func modesActAsTheTableSays(row: RecordCase) throws {
    let scratch = try Scratch()
    try prepare(row.reference, in: scratch)
    let before = scratch.listing()
    let oldData = try? scratch.data(path)
    let behavior = RecordPolicy.resolve(asked: row.mode, isContinuousIntegration: false)
    let store = SnapshotStore(root: scratch.root)
    let new = try Bitmap.plain()
    let verdict = store.verify(try name(), as: .png(), value: { new }, behavior: behavior)
    #expect(outcome(of: verdict) == row.outcome)
    #expect(verdict.isMatch == (row.outcome == .matched))
    if row.writes {
      #expect(try PNG.decode(scratch.data(path)).bitmap == new)
    } else {
      #expect(scratch.listing() == before)
      #expect((try? scratch.data(path)) == oldData)
    }
  }

  @Test("every record mode acts like never on continuous integration", arguments: RecordCase.table)
  func continuousIntegrationWritesNoReference(row: RecordCase) throws {
    let scratch = try Scratch()
    try prepare(row.reference, in: scratch)
    let before = scratch.listing()
    let oldData = try? scratch.data(path)
    let behavior = RecordPolicy.resolve(asked: row.mode, isContinuousIntegration: true)
    let new = try Bitmap.plain()
    let verdict = SnapshotStore(root: scratch.root)
      .verify(try name(), as: .png(), value: { new }, behavior: behavior)
    let never = RecordCase.table.first { $0.mode == .never && $0.reference == row.reference }
    #expect(outcome(of: verdict) == never?.outcome)
    #expect(scratch.listing() == before)
    #expect((try? scratch.data(path)) == oldData)
  }

  @Test("only the name of a record mode reads as one")
  func unknownModesAreNotModes() {
    #expect(RecordMode(rawValue: "none") == nil)
    #expect(RecordMode(rawValue: "failed") == .failed)
  }

  @Test(
    "a second run writes nothing, in any record mode, drawn again or not",
    arguments: RecordMode.allCases)
  func aSecondRunWritesNothing(mode: RecordMode) throws {
    let scratch = try Scratch()
    let image = try Bitmap.plain()
    let first = RecordPolicy.resolve(asked: .all, isContinuousIntegration: false)
    let second = RecordPolicy.resolve(asked: mode, isContinuousIntegration: false)
    let provenance = PictureProvenance(renderer: "r1", displayList: "d1")
    let store = scratch.store
    let recorded = store.verify(
      try name(), text: "a\n", image: { image }, provenance: provenance, behavior: first)
    #expect(outcome(of: recorded) == .recorded)
    let files = try ["txt", "png"].map { store.file(for: try name(), pathExtension: $0) }
    let old = Date(timeIntervalSince1970: 1_000_000)
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: file.path(percentEncoded: false))
    }
    let before = scratch.listing()
    for redraws in [false, true] {
      let verdict = store.verify(
        try name(), text: "a\n", image: { image }, provenance: provenance, redraws: redraws,
        behavior: second)
      #expect(verdict == .matched)
    }
    #expect(scratch.listing() == before)
    for file in files {
      let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
      #expect(values.contentModificationDate == old)
    }
  }
}
