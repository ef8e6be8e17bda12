import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct SnapshotStoreTests {
  private let keep = RecordPolicy.resolve(asked: .missing, isContinuousIntegration: false)
  private let all = RecordPolicy.resolve(asked: .all, isContinuousIntegration: false)
  private let never = RecordPolicy.resolve(asked: .never, isContinuousIntegration: false)

  private func name(_ state: String = "plain") throws -> SnapshotName {
    try SnapshotName(component: "Card", state: state, locale: "ar", device: "w393")
  }

  @Test("picture and text are recorded under the name of the snapshot")
  func bothFilesAreRecordedUnderTheName() throws {
    let scratch = try Scratch()
    let image = try Bitmap.plain()
    let verdict = scratch.store.verify(
      try name(), text: "tree\n", image: { image }, behavior: keep)
    let files = try ["txt", "png"].map { scratch.store.file(for: try name(), pathExtension: $0) }
    #expect(verdict == .recorded(files))
    #expect(
      scratch.listing() == [
        "__Snapshots__/", "__Snapshots__/Card/", "__Snapshots__/Card/plain.ar_w393.png",
        "__Snapshots__/Card/plain.ar_w393.txt",
      ])
  }

  @Test("a difference leaves reference, new value, difference and mask as artefacts")
  func aDifferenceLeavesItsEvidence() throws {
    let scratch = try Scratch()
    let old = try Bitmap.plain()
    var new = old
    new.fill(PixelRect(x: 2, y: 1, width: 1, height: 1), with: .black)
    _ = scratch.store.verify(try name(), text: "a\nb\n", image: { old }, behavior: keep)
    let verdict = scratch.store.verify(
      try name(), text: "a\nc\n", image: { new }, behavior: keep)
    guard case .different(let evidence) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(evidence.text?.description == "@@ -1,3 +1,3 @@\n a\n-b\n+c\n ")
    guard case .picture(let picture) = try #require(evidence.differences.last) else {
      Issue.record("no difference of pictures")
      return
    }
    #expect(picture.changedArea == PixelRect(x: 2, y: 1, width: 1, height: 1))
    #expect(evidence.artefactProblem == nil)
    let diff = ".overset/diff/Card/plain.ar_w393"
    let pending = ".overset/pending/Card/plain.ar_w393"
    #expect(
      scratch.listing().filter { $0.hasPrefix(".overset") && !$0.hasSuffix("/") } == [
        ".overset/.gitignore", "\(diff).diff.png", "\(diff).diff.txt", "\(diff).mask.png",
        "\(diff).reference.png", "\(diff).reference.txt", "\(pending).png", "\(pending).txt",
      ])
    #expect(evidence.artefacts.count == 7)
    #expect(try scratch.data(".overset/.gitignore") == Data("*\n".utf8))
    #expect(try PNG.decode(scratch.data("\(pending).png")).bitmap == new)
    #expect(try PNG.decode(scratch.data("\(diff).reference.png")).bitmap == old)
    let drawn = try #require(PictureDifference.picture(reference: old, new: new))
    #expect(try PNG.decode(scratch.data("\(diff).diff.png")).bitmap == drawn)
    #expect(try PNG.decode(scratch.data("__Snapshots__/Card/plain.ar_w393.png")).bitmap == old)
  }

  @Test("a match removes the artefacts of its own earlier difference alone")
  func aMatchRemovesTheEvidenceOfAnEarlierRun() throws {
    let scratch = try Scratch()
    let old = try Bitmap.plain()
    let new = try Bitmap.plain(.black)
    _ = scratch.store.verify(try name(), text: "a", image: { old }, behavior: keep)
    _ = scratch.store.verify(try name("plain.x"), text: "a", image: { old }, behavior: keep)
    _ = scratch.store.verify(try name(), text: "a", image: { new }, behavior: keep)
    _ = scratch.store.verify(try name("plain.x"), text: "b", image: { old }, behavior: keep)
    #expect(scratch.store.verify(try name(), text: "a", image: { old }, behavior: keep).isMatch)
    let left = scratch.listing().filter { $0.hasPrefix(".overset/") && $0.contains("/Card/p") }
    #expect(left.filter { $0.contains("plain.ar") }.isEmpty)
    #expect(left.filter { $0.contains("plain.x.ar") }.count == 3)
  }

  @Test("a missing reference is not drawn where nothing may be written")
  func nothingIsMadeWhenNothingIsWritten() throws {
    let scratch = try Scratch()
    let store = SnapshotStore(root: scratch.root)
    let image = try Bitmap.plain()
    var draws = 0
    let verdict = store.verify(
      try name(), text: "a",
      image: {
        draws += 1
        return image
      }, behavior: never)
    #expect(
      verdict
        == .missing(
          try ["txt", "png"].map { store.file(for: try name(), pathExtension: $0) }, unkept: nil))
    #expect(scratch.listing().isEmpty)
    #expect(draws == 0)
  }

  @Test("a missing reference leaves the new files pending")
  func aMissingReferenceLeavesTheNewFilesToReview() throws {
    let scratch = try Scratch()
    let image = try Bitmap.plain()
    let verdict = scratch.store.verify(try name(), text: "a", image: { image }, behavior: never)
    #expect(!verdict.isMatch)
    #expect(
      scratch.listing().filter { !$0.hasSuffix("/") } == [
        ".overset/.gitignore", ".overset/pending/Card/plain.ar_w393.png",
        ".overset/pending/Card/plain.ar_w393.txt",
      ])
  }

  @Test("an absent picture beside a different text is not recorded")
  func anAbsentFileBesideADifferentOneIsNotRecorded() throws {
    let scratch = try Scratch()
    try scratch.write(Data("old".utf8), to: "__Snapshots__/Card/plain.ar_w393.txt")
    let image = try Bitmap.plain()
    let store = SnapshotStore(root: scratch.root)
    let verdict = store.verify(try name(), text: "new", image: { image }, behavior: keep)
    guard case .different(let evidence) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(evidence.differences.count == 1)
    #expect(scratch.listing().filter { $0.hasSuffix(".png") }.isEmpty)
  }

  @Test(
    "a Git LFS pointer is unreadable, names its remedy and is kept",
    arguments: [RecordMode.missing, .never, .failed])
  func aGitLFSPointerIsUnreadableAndKept(mode: RecordMode) throws {
    let scratch = try Scratch()
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n".utf8)
    let path = "__Snapshots__/Card/plain.ar_w393.png"
    try scratch.write(pointer, to: path)
    let behavior = RecordPolicy.resolve(asked: mode, isContinuousIntegration: false)
    let image = try Bitmap.plain()
    let verdict = scratch.store.verify(
      try name(), as: .png(), value: { image }, behavior: behavior)
    guard case .unreadable(let error) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(error.kind == .gitLFSPointer)
    #expect(error.remedy == "run git lfs pull")
    #expect(error.file?.hasSuffix(path) == true)
    #expect(try scratch.data(path) == pointer)
  }

  @Test(
    "a text that is not UTF-8 or is a Git LFS pointer is unreadable",
    arguments: [
      (Data([0xFF, 0xFE, 0x41]), Diagnostic.Kind.data),
      (Data("version https://git-lfs.github.com/spec/v1\n".utf8), .gitLFSPointer),
    ])
  func unreadableTextsAreSaid(data: Data, kind: Diagnostic.Kind) throws {
    let scratch = try Scratch()
    try scratch.write(data, to: "__Snapshots__/Card/plain.ar_w393.txt")
    let verdict = scratch.store.verify(try name(), as: .txt, value: { "a" }, behavior: keep)
    guard case .unreadable(let error) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(error.kind == kind)
  }

  @Test("a folder in place of a reference is unreadable")
  func aFolderInPlaceOfAReferenceIsUnreadable() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.store.file(for: try name(), pathExtension: "txt"),
      withIntermediateDirectories: true)
    let verdict = scratch.store.verify(try name(), as: .txt, value: { "a" }, behavior: keep)
    guard case .unreadable(let error) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(error.kind == .system(EISDIR))
  }

  /// A pipe would be waited for; a device may never end.
  @Test("a pipe or a link to a device is unreadable and not waited for", arguments: [true, false])
  func whatIsNoFileIsUnreadable(isPipe: Bool) throws {
    let scratch = try Scratch()
    let file = scratch.store.file(for: try name(), pathExtension: "txt")
    let path = file.path(percentEncoded: false)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if isPipe {
      #expect(unsafe mkfifo(path, 0o644) == 0)
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    }
    let verdict = scratch.store.verify(try name(), as: .txt, value: { "a" }, behavior: keep)
    guard case .unreadable(let error) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(error.kind == .data)
    #expect(error.problem.contains(isPipe ? "a pipe" : "a symbolic link to /dev/zero"))
  }

  @Test("a link out of the store is refused, then replaced; one inside is followed")
  func aLinkOutOfTheStoreIsRefusedAndOneInsideIsFollowed() throws {
    let scratch = try Scratch()
    try scratch.write(Data("a".utf8), to: "elsewhere.txt")
    try scratch.write(Data("a".utf8), to: "__Snapshots__/Card/other.txt")
    let path = scratch.store.file(for: try name(), pathExtension: "txt").path(percentEncoded: false)
    func verdict(linkingTo target: String) throws -> SnapshotVerdict {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      return scratch.store.verify(try name(), as: .txt, value: { "a" }, behavior: keep)
    }
    #expect(try verdict(linkingTo: "other.txt").isMatch)
    guard case .unreadable(let error) = try verdict(linkingTo: "../../elsewhere.txt") else {
      Issue.record("a link out of the store was read")
      return
    }
    #expect(error.problem.contains("outside the snapshot folder"))
    // Recording replaces the link, not what it points to.
    _ = scratch.store.verify(try name(), as: .txt, value: { "b" }, behavior: all)
    #expect(try scratch.data("elsewhere.txt") == Data("a".utf8))
    #expect(try scratch.data("__Snapshots__/Card/plain.ar_w393.txt") == Data("b".utf8))
  }

  /// Where one artefact cannot be written none is left: half of a name could be accepted.
  @Test("artefacts are written all or none")
  func artefactsAreWrittenAllOrNone() throws {
    let scratch = try Scratch()
    let (old, new) = (try Bitmap.plain(), try Bitmap.plain(.black))
    _ = scratch.store.verify(try name(), text: "a", image: { old }, behavior: keep)
    // Only the picture's artefact meets a folder of its name.
    try scratch.write(Data(), to: ".overset/pending/Card/plain.ar_w393.png/inside")
    let verdict = scratch.store.verify(try name(), text: "b", image: { new }, behavior: keep)
    guard case .different(let evidence) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(evidence.artefactProblem?.kind == .system(EISDIR))
    #expect(evidence.artefacts.isEmpty)
    #expect(!scratch.listing().contains(".overset/pending/Card/plain.ar_w393.txt"))
  }

  @Test("an error of drawing is rethrown and leaves nothing")
  func errorsOfDrawingAreThrownOn() throws {
    struct Failure: Error, Equatable {}
    let scratch = try Scratch()
    let name = try name()
    #expect(throws: Failure()) {
      try scratch.store.verify(
        name, text: "a", image: { () throws(Failure) in throw Failure() }, behavior: keep)
    }
    #expect(scratch.listing().isEmpty)
  }

  @Test("a picture that cannot be encoded is unwritable and leaves nothing")
  func aPictureThatCannotBeEncodedIsUnwritableAndLeavesNothing() throws {
    let scratch = try Scratch()
    let image = try Bitmap(width: 0, height: 0)
    let verdict = scratch.store.verify(try name(), text: "a", image: { image }, behavior: keep)
    guard case .unwritable(let error) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(error.kind == .data)
    #expect(scratch.listing().isEmpty)
  }
}
