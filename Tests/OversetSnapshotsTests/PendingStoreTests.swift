import Foundation
import OversetRaster
import OversetTestBasics
import Testing

@testable import OversetSnapshots

struct PendingStoreTests {
  private let keep = RecordPolicy.resolve(asked: .missing, isContinuousIntegration: false)

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

  @Test func nothingIsPendingWhereNothingRan() throws {
    let scratch = try Scratch()
    #expect(try #require(PendingStore(scratch.store)).snapshots().isEmpty)
    #expect(PendingStore(SnapshotStore(root: scratch.root)) == nil)
  }

  @Test func acceptingMakesTheValueTheReference() throws {
    let scratch = try Scratch()
    let store = try pending(["ar", "de"], in: scratch, texts: ("a\nb 1.5\n", "a\nc 1.5\n"))
    let found = try store.snapshots()
    #expect(found.map(\.path) == ["Card/plain.ar_w393", "Card/plain.de_w393"])
    #expect(found.allSatisfy { $0.files.map(\.pathExtension) == ["png", "txt"] })
    #expect(found.allSatisfy { !$0.isNew && !$0.isOutdated })
    #expect(found[0].text?.removedCount == 1)
    let written = try store.accept(found[0])
    #expect(written.count == 2)
    let new = try Bitmap.plain(.black)
    #expect(
      scratch.store.verify(
        try name("ar"), text: "a\nc 1.5\n", image: { new }, behavior: keep) == .matched)
    #expect(try store.snapshots().map(\.path) == ["Card/plain.de_w393"])
    #expect(!scratch.listing().contains { $0.contains("diff/Card/plain.ar") })
  }

  @Test func rejectingKeepsTheReference() throws {
    let scratch = try Scratch()
    let store = try pending(["ar"], in: scratch, texts: ("a", "b"))
    let before = try scratch.data("__Snapshots__/Card/plain.ar_w393.txt")
    store.reject(try #require(store.snapshots().first))
    #expect(try store.snapshots().isEmpty)
    #expect(try scratch.data("__Snapshots__/Card/plain.ar_w393.txt") == before)
  }

  /// Somebody else's reference is not overwritten by a value that was compared with another.
  @Test func aReferenceThatChangedSinceIsNotReplaced() throws {
    let scratch = try Scratch()
    let store = try pending(["ar"], in: scratch, texts: ("a", "b"))
    let listed = try #require(store.snapshots().first)
    try scratch.write(Data("c".utf8), to: "__Snapshots__/Card/plain.ar_w393.txt")
    #expect(throws: SnapshotError.self) { try store.accept(listed) }
    #expect(try scratch.data("__Snapshots__/Card/plain.ar_w393.txt") == Data("c".utf8))
    #expect(try store.snapshots().map(\.isOutdated) == [true])
  }

  @Test func newSnapshotsArePendingWhereNothingIsRecorded() throws {
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
    for snapshot in found { _ = try store.accept(snapshot) }
    #expect(
      scratch.store.verify(try name("ar"), text: "ar", image: { image }, behavior: never)
        == .matched)
  }

  /// Frames differ from device to device: the cause does not.
  @Test(arguments: [
    ("Text \"a\" 10.5 20", "Text \"b\" 11 20", "Text \"a\" 9 8", "Text \"b\" 10.25 8", true),
    ("Text \"a\" 1", "Text \"b\" 1", "Text \"a\" 1", "Text \"c\" 1", false),
  ])
  func causes(old: String, new: String, old2: String, new2: String, isOne: Bool) throws {
    let first = try #require(TextDifference.compare(reference: old, new: new))
    let second = try #require(TextDifference.compare(reference: old2, new: new2))
    #expect((first.cause == second.cause) == isOne)
  }

  @Test(arguments: [
    ("*", "Card/plain.ar_w393", true), ("Card/*.ar_*", "Card/plain.ar_w393", true),
    ("Card/plain", "Card/plain.ar_w393", false), ("card/*", "Card/plain.ar_w393", false),
    ("Card/plain.a?_w393", "Card/plain.ar_w393", true), ("[", "[", true),
  ])
  func patterns(pattern: String, path: String, isMatched: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatched)
  }
}
