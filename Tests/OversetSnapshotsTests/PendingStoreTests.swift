import Foundation
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetSnapshots

struct PendingStoreTests {
  private let keep = RecordBehavior.asking(.missing)

  private func name(_ locale: String, state: String = "plain") throws -> SnapshotName {
    try SnapshotName(component: "Card", state: state, locale: locale, device: "w393")
  }

  /// A store in which `locales` have a reference of one text and picture, and then another one.
  private func pending(
    _ locales: [String], in scratch: borrowing Scratch, texts: (old: String, new: String)
  ) throws -> PendingStore {
    let old = try Bitmap.plain()
    let new = try Bitmap.plain(.black)
    for locale in locales {
      let name = try name(locale)
      _ = scratch.store.verify(name, text: texts.old, image: { old }, behavior: keep)
      _ = scratch.store.verify(name, text: texts.new, image: { new }, behavior: keep)
    }
    return try #require(PendingStore(scratch.store))
  }

  /// The project's store for tests, a folder of references beside one, and the store over that.
  private func besideTests(
    _ scratch: borrowing Scratch
  ) -> (project: SnapshotStore, folder: URL, store: FileSnapshotStore) {
    let project = SnapshotStore(
      root: scratch.root, artefacts: scratch.root.appending(path: ".overset/tests"))
    let folder = scratch.root.appending(path: "Tests/App/__Snapshots__/CardTests")
    return (project, folder, FileSnapshotStore(folder: folder, project: project))
  }

  @Test("nothing is pending where nothing has run")
  func nothingIsPendingWhereNothingRan() throws {
    let scratch = try Scratch()
    #expect(try #require(PendingStore(scratch.store)).snapshots().isEmpty)
    #expect(PendingStore(SnapshotStore(root: scratch.root)) == nil)
  }

  @Test("accepting makes the new value the reference and removes its artefacts")
  func acceptingMakesTheValueTheReference() throws {
    let scratch = try Scratch()
    let store = try pending(["ar", "de"], in: scratch, texts: ("a\nb 1.5\n", "a\nc 1.5\n"))
    let found = try store.snapshots()
    #expect(found.map(\.path) == ["Card/plain.ar_w393", "Card/plain.de_w393"])
    #expect(found.allSatisfy { $0.files.map(\.pathExtension) == ["png", "txt"] })
    #expect(found.allSatisfy { !$0.isNew && !$0.isOutdated })
    #expect(found[0].text?.removedCount == 1)
    let written = try found[0].accept()
    #expect(written.count == 2)
    let new = try Bitmap.plain(.black)
    #expect(
      scratch.store.verify(
        try name("ar"), text: "a\nc 1.5\n", image: { new }, behavior: keep) == .matched)
    #expect(try store.snapshots().map(\.path) == ["Card/plain.de_w393"])
    #expect(!scratch.listing().contains { $0.contains("diff/Card/plain.ar") })
  }

  /// What waits was written in haste; what is accepted has the bytes that recording gives.
  @Test("accepting writes the bytes that recording writes")
  func acceptingWritesWhatRecordingWrites() throws {
    let (old, new) = (try Bitmap.plain(), try Bitmap.plain(.black))
    let provenance = PictureProvenance(renderer: "r", displayList: "d")
    let (recorded, accepted) = (try Scratch(), try Scratch())
    _ = recorded.store.verify(
      try name("ar"), text: "b", image: { new }, provenance: provenance, behavior: keep)
    for (text, picture) in [("a", old), ("b", new)] {
      _ = accepted.store.verify(
        try name("ar"), text: text, image: { picture }, provenance: provenance, redraws: true,
        behavior: keep)
    }
    let pending = try #require(PendingStore(accepted.store)?.snapshots().first)
    let file = try #require(pending.files.first { $0.pathExtension == "png" })
    let reference = try recorded.data("__Snapshots__/Card/plain.ar_w393.png")
    #expect(try Data(contentsOf: file.pending) != reference)
    _ = try pending.accept()
    #expect(try accepted.data("__Snapshots__/Card/plain.ar_w393.png") == reference)
  }

  /// A picture that is not ours is taken as it is.
  @Test("accepting keeps the bytes of a picture that was given as data")
  func acceptingLeavesOtherPicturesAlone() throws {
    let scratch = try Scratch()
    let (project, folder, store) = besideTests(scratch)
    let data = Snapshotting<Data, Data>.data.diffing
    let file = folder.appending(path: "card.1.png")
    let (old, new) = (
      try PNG.encode(try Bitmap.plain(), effort: .fast),
      try PNG.encode(try Bitmap.plain(.black), effort: .fast)
    )
    #expect(
      try store.verify(old, as: data, in: file, behavior: .asking(.missing)) == .recorded(file))
    _ = try store.verify(new, as: data, in: file, behavior: .asking(.missing))
    _ = try #require(PendingStore(project)?.snapshots().first).accept()
    #expect(try Data(contentsOf: file) == new)
  }

  @Test("rejecting keeps the reference")
  func rejectingKeepsTheReference() throws {
    let scratch = try Scratch()
    let store = try pending(["ar"], in: scratch, texts: ("a", "b"))
    let before = try scratch.data("__Snapshots__/Card/plain.ar_w393.txt")
    try #require(store.snapshots().first).reject()
    #expect(try store.snapshots().isEmpty)
    #expect(try scratch.data("__Snapshots__/Card/plain.ar_w393.txt") == before)
  }

  /// Somebody else's reference is not overwritten by a value that was compared with another.
  @Test("a reference that changed since the comparison is not replaced")
  func aReferenceThatChangedSinceIsNotReplaced() throws {
    let scratch = try Scratch()
    let store = try pending(["ar"], in: scratch, texts: ("a", "b"))
    let listed = try #require(store.snapshots().first)
    try scratch.write(Data("c".utf8), to: "__Snapshots__/Card/plain.ar_w393.txt")
    #expect(throws: Diagnostic.self) { try listed.accept() }
    #expect(try scratch.data("__Snapshots__/Card/plain.ar_w393.txt") == Data("c".utf8))
    #expect(try store.snapshots().map(\.isOutdated) == [true])
  }

  @Test("new snapshots are pending where recording is off, and share a cause")
  func newSnapshotsArePendingWhereNothingIsRecorded() throws {
    let scratch = try Scratch()
    let image = try Bitmap.plain()
    let never = RecordPolicy.resolve(asked: .all, isContinuousIntegration: true)
    for locale in ["ar", "de"] {
      _ = scratch.store.verify(try name(locale), text: locale, image: { image }, behavior: never)
    }
    let store = try #require(PendingStore(scratch.store))
    let found = try store.snapshots()
    #expect(found.map(\.isNew) == [true, true])
    #expect(Set(found.map(\.cause)).count == 1)
    for snapshot in found { _ = try snapshot.accept() }
    #expect(
      scratch.store.verify(try name("ar"), text: "ar", image: { image }, behavior: never)
        == .matched)
  }

  /// Frames differ from device to device: the cause does not.
  @Test(
    "numbers outside quotation marks do not change the cause of a difference",
    arguments: [
      ("Text \"a\" 10.5 20", "Text \"b\" 11 20", "Text \"a\" 9 8", "Text \"b\" 10.25 8", true),
      ("Text \"a\" 1", "Text \"b\" 1", "Text \"a\" 1", "Text \"c\" 1", false),
      ("Text \"1\" 1", "Text \"2\" 1", "Text \"1\" 1", "Text \"3\" 1", false),
      ("Text \"\\\"1\" 1", "Text \"2\" 1", "Text \"\\\"1\" 2", "Text \"2\" 2", true),
    ])
  func causes(old: String, new: String, old2: String, new2: String, isOne: Bool) throws {
    let first = try #require(TextDifference.compare(reference: old, new: new))
    let second = try #require(TextDifference.compare(reference: old2, new: new2))
    #expect((first.cause == second.cause) == isOne)
  }

  /// Two totals that changed are two changes, unless they are frames of one screen.
  @Test(
    "numbers belong to the cause of a file snapshot, not to that of a matrix cell",
    arguments: [("a.1", "b.1", 2), ("a.de_w1", "b.de_w1", 1)])
  func numbersCountOutsideOfAMatrix(first: String, second: String, causes: Int) throws {
    let scratch = try Scratch()
    for (stem, totals) in [(first, ("10", "12")), (second, ("10", "9999"))] {
      let parts = stem.split(separator: ".").map(String.init)
      let name = try SnapshotName(component: "Card", state: parts[0], named: parts[1])
      for total in [totals.0, totals.1] {
        _ = scratch.store.verify(
          name, as: .txt, value: { "total \(total)" }, behavior: keep)
      }
    }
    let found = try #require(PendingStore(scratch.store)).snapshots()
    #expect(found.count == 2)
    #expect(Set(found.map(\.cause)).count == causes)
  }

  /// What lies beside a test waits below the path of its file.
  @Test("a value beside a test is pending under its file's path and can be accepted")
  func aValueBesideATestIsAccepted() throws {
    let scratch = try Scratch()
    let (project, folder, store) = besideTests(scratch)
    let lines = Snapshotting<String, String>.lines.diffing
    let file = folder.appending(path: "card.1.txt")
    #expect(
      try store.verify("a\nb", as: lines, in: file, behavior: .asking(.missing)) == .recorded(file))
    let pending = try #require(PendingStore(project))
    #expect(try pending.snapshots().isEmpty)
    guard
      case .different = try store.verify("a\nc", as: lines, in: file, behavior: .asking(.missing))
    else {
      Issue.record("no difference")
      return
    }
    let found = try #require(pending.snapshots().first)
    #expect(found.path == "Tests/App/__Snapshots__/CardTests/card.1")
    #expect(found.text?.description == "@@ -1,2 +1,2 @@\n a\n-b\n+c")
    #expect(try found.accept() == [file])
    #expect(try store.verify("a\nc", as: lines, in: file, behavior: .asking(.missing)) == .matched)
    #expect(try pending.snapshots().isEmpty)
  }

  @Test("a value beside a test that cannot be kept leaves the verdict, which says so")
  func aValueThatCannotBeKeptLeavesTheVerdict() throws {
    let scratch = try Scratch()
    let (_, folder, store) = besideTests(scratch)
    let lines = Snapshotting<String, String>.lines.diffing
    let file = folder.appending(path: "card.1.txt")
    try scratch.write(Data(), to: "__Snapshots__/.overset")
    guard
      case .missing(file, let unkept?) = try store.verify(
        "a", as: lines, in: file, behavior: .asking(.never))
    else {
      Issue.record("not missing, or kept")
      return
    }
    #expect(unkept.exitStatus == .inputOutput)
    #expect(
      try store.verify("a", as: lines, in: file, behavior: .asking(.missing)) == .recorded(file))
    #expect(try store.verify("a", as: lines, in: file, behavior: .asking(.never)) == .matched)
    guard
      case .different(_, _, let difference, _) = try store.verify(
        "b", as: lines, in: file, behavior: .asking(.never))
    else {
      Issue.record("no difference")
      return
    }
    #expect(difference.contains("+b"))
    #expect(difference.hasPrefix("the new value is not kept: "))
  }

  @Test("rejecting a value that cannot be removed is an error, and it stays pending")
  func aValueThatCannotBeRemovedStays() throws {
    let scratch = try Scratch()
    let store = try pending(["ar"], in: scratch, texts: ("a", "b"))
    let found = try #require(store.snapshots().first)
    let text = try #require(found.files.first { $0.pathExtension == "txt" })
    try FileManager.default.removeItem(at: text.pending)
    try FileManager.default.createDirectory(
      at: text.pending, withIntermediateDirectories: false)
    #expect(throws: Diagnostic.self) { try found.reject() }
    #expect(scratch.listing().contains(".overset/pending/Card/plain.ar_w393.txt/"))
    #expect(try Data(contentsOf: text.reference) == Data("a".utf8))
  }

  /// A value that matches again, or is recorded, is pending no more; one without a reference waits
  /// where nothing may be recorded.
  @Test("a value beside a test is no longer pending once it matches or is recorded")
  func aValueBesideATestThatMatchesIsPendingNoMore() throws {
    let scratch = try Scratch()
    let project = SnapshotStore(
      root: scratch.root, artefacts: scratch.root.appending(path: ".overset/tests"))
    let folder = scratch.root.appending(path: "__Snapshots__/CardTests")
    let store = FileSnapshotStore(folder: folder, project: project)
    let lines = Snapshotting<String, String>.lines.diffing
    let file = folder.appending(path: "card.1.txt")
    let pending = try #require(PendingStore(project))
    #expect(
      try store.verify("a", as: lines, in: file, behavior: .asking(.never))
        == .missing(file, unkept: nil))
    #expect(try pending.snapshots().map(\.isNew) == [true])
    for (value, mode) in [("a", RecordMode.missing), ("b", .failed), ("c", .all)] {
      _ = try store.verify("x", as: lines, in: file, behavior: .asking(.never))
      #expect(try pending.snapshots().count == 1)
      _ = try store.verify(value, as: lines, in: file, behavior: .asking(mode))
      #expect(try pending.snapshots().isEmpty)
    }
    _ = try store.verify("x", as: lines, in: file, behavior: .asking(.never))
    #expect(try store.verify("c", as: lines, in: file, behavior: .asking(.never)) == .matched)
    #expect(try pending.snapshots().isEmpty)
  }
}
