import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Artefacts that are written after the verdicts")
struct PostponedArtefactsTests {
  private static let keep = RecordPolicy.resolve(asked: .missing, isContinuousIntegration: false)
  private static let never = RecordPolicy.resolve(asked: .never, isContinuousIntegration: false)

  private static func name(_ state: String) throws -> SnapshotName {
    try SnapshotName(component: "Card", state: state, locale: "ar", device: "w393")
  }

  /// Verifies one name that differs, and one without a reference.
  private static func verdicts(
    in scratch: Scratch, postponing postponed: PostponedArtefacts?
  ) throws -> [SnapshotVerdict] {
    var store = scratch.store
    store.postponed = postponed
    let (old, new) = (try Bitmap.plain(), try Bitmap.plain(.black))
    _ = store.verify(try name("other"), text: "a\n", image: { old }, behavior: keep)
    return [
      store.verify(try name("other"), text: "b\n", image: { new }, behavior: never),
      store.verify(try name("new"), text: "b\n", image: { new }, behavior: never),
    ]
  }

  private static func words(_ verdicts: [SnapshotVerdict], in scratch: Scratch) -> [String] {
    verdicts.map { $0.description.replacing(scratch.folder.path(percentEncoded: false), with: "") }
  }

  @Test("the verdicts and the files are those of writing at once")
  func same() throws {
    let (atOnce, later) = (try Scratch(), try Scratch())
    let postponed = PostponedArtefacts()
    let first = try Self.verdicts(in: atOnce, postponing: nil)
    let second = try Self.verdicts(in: later, postponing: postponed)
    #expect(Self.words(first, in: atOnce) == Self.words(second, in: later))
    #expect(!later.listing().contains { $0.hasPrefix(".overset/") })
    #expect(postponed.write().isEmpty)
    #expect(later.listing() == atOnce.listing())
    for file in atOnce.listing() where !file.hasSuffix("/") {
      #expect(try later.data(file) == atOnce.data(file), "\(file)")
    }
    // Nothing waits any more.
    #expect(postponed.write().isEmpty)
  }

  @Test("what an earlier run left is gone before the new artefacts are there")
  func cleared() throws {
    let scratch = try Scratch()
    _ = try Self.verdicts(in: scratch, postponing: nil)
    #expect(scratch.listing().contains(".overset/pending/Card/other.ar_w393.png"))
    _ = try Self.verdicts(in: scratch, postponing: PostponedArtefacts())
    #expect(!scratch.listing().contains { $0.hasPrefix(".overset/pending/") && !$0.hasSuffix("/") })
  }

  @Test("of many names the pictures of some are written at once: they would need too much memory")
  func many() throws {
    let scratch = try Scratch()
    let postponed = PostponedArtefacts()
    var store = scratch.store
    store.postponed = postponed
    let picture = try Bitmap.plain()
    for number in 0..<30 {
      _ = store.verify(
        try Self.name("state\(number)"), text: "a\n", image: { picture }, behavior: Self.never)
    }
    func written() -> Int { scratch.listing().count { $0.hasSuffix(".png") } }
    #expect((1..<30).contains(written()))
    #expect(postponed.write().isEmpty)
    #expect(written() == 30)
  }

  @Test("what cannot be written is told with its snapshot, and leaves no half")
  func unwritable() throws {
    let scratch = try Scratch()
    let postponed = PostponedArtefacts()
    let verdicts = try Self.verdicts(in: scratch, postponing: postponed)
    #expect(verdicts.allSatisfy { $0.unkept == nil })
    // A file where the folder should be.
    try scratch.write(Data(), to: ".overset/pending")
    let problems = postponed.write()
    #expect(problems.map(\.snapshot) == ["Card/new.ar_w393", "Card/other.ar_w393"])
    #expect(problems.allSatisfy { $0.problem.exitStatus == .inputOutput })
    #expect(!scratch.listing().contains { $0.hasSuffix(".txt") && $0.hasPrefix(".overset/") })
  }
}
