import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct PictureProvenanceTests {
  private let keep = RecordPolicy.resolve(asked: .missing, isContinuousIntegration: false)
  private let all = RecordPolicy.resolve(asked: .all, isContinuousIntegration: false)
  private let first = PictureProvenance(renderer: "r1", displayList: "d1")

  private func name() throws -> SnapshotName { try SnapshotName(component: "Card", state: "s") }

  private func draws(
    _ scratch: Scratch, _ provenance: PictureProvenance, color: RGBAColor = .white,
    redraws: Bool = false, behavior: RecordBehavior? = nil
  ) throws -> (verdict: SnapshotVerdict, count: Int) {
    var count = 0
    let verdict = try scratch.store.verify(
      try name(), as: .png(provenance: provenance),
      value: {
        count += 1
        return try Bitmap.plain(color)
      }, redraws: redraws, behavior: behavior ?? keep)
    return (verdict, count)
  }

  @Test("a picture with unchanged provenance is verified without drawing")
  func anUnchangedPictureIsProvedWithoutDrawing() throws {
    let scratch = try Scratch()
    #expect(try draws(scratch, first).count == 1)
    let second = try draws(scratch, first)
    #expect(second.verdict == .matched)
    #expect(second.count == 0)
    #expect(try draws(scratch, first, redraws: true).count == 1)
  }

  @Test(
    "another renderer or display list is drawn, and a difference names the renderer",
    arguments: [("r2", "d1"), ("r1", "d2")])
  func anotherProvenanceIsDrawn(renderer: String, displayList: String) throws {
    let scratch = try Scratch()
    _ = try draws(scratch, first)
    let other = PictureProvenance(renderer: renderer, displayList: displayList)
    let equal = try draws(scratch, other)
    #expect(equal.verdict == .matched)
    #expect(equal.count == 1)
    guard case .different(let evidence) = try draws(scratch, other, color: .black).verdict else {
      Issue.record("no difference")
      return
    }
    #expect(evidence.otherRenderer == (renderer == "r2" ? "r1" : nil))
  }

  @Test("an edited reference is drawn and found though its provenance is unchanged")
  func anEditedReferenceIsDrawnAndFound() throws {
    let scratch = try Scratch()
    _ = try draws(scratch, first)
    // The record of white pixels, in a file whose only colour has become black.
    var file = try scratch.data("__Snapshots__/Card/s.png")
    let black = try PNG.encode(.plain(.black), metadata: ["renderer": "r1", "display-list": "d1"])
    let palette = try #require(file.range(of: Data("PLTE".utf8)))
    file.replaceSubrange(palette.upperBound..<palette.upperBound + 7, with: black[41..<48])
    try scratch.write(file, to: "__Snapshots__/Card/s.png")
    let result = try draws(scratch, first)
    #expect(result.count == 1)
    guard case .different = result.verdict else {
      Issue.record("\(result.verdict)")
      return
    }
  }

  /// After a release that draws otherwise: pictures are recorded anew, and only where the text stands.
  @Test(
    "an upgrade records a picture again only where its text matches",
    arguments: [RGBAColor.white, .black])
  func upgrading(color: RGBAColor) throws {
    let scratch = try Scratch()
    let other = PictureProvenance(renderer: "r2", displayList: "d1")
    func verify(
      _ text: String, _ provenance: PictureProvenance, _ behavior: RecordBehavior
    ) throws -> SnapshotVerdict {
      let picture = try Bitmap.plain(provenance == first ? .white : color)
      return scratch.store.verify(
        try name(), text: text, image: { picture }, provenance: provenance, behavior: behavior)
    }
    guard case .missing = try verify("a", first, .upgrade) else {
      Issue.record("recorded what was absent")
      return
    }
    _ = try verify("a", first, keep)
    let before = try scratch.data("__Snapshots__/Card/s.png")
    guard case .different = try verify("b", other, .upgrade) else {
      Issue.record("the text differs")
      return
    }
    #expect(try scratch.data("__Snapshots__/Card/s.png") == before)
    guard case .rerecorded(let files, let evidence) = try verify("a", other, .upgrade) else {
      Issue.record("not recorded anew")
      return
    }
    #expect(files.map(\.lastPathComponent) == ["s.png"])
    #expect((evidence == nil) == (color == .white))
    #expect(try verify("a", other, keep) == .matched)
    #expect(try verify("a", other, .upgrade) == .matched)
  }

  @Test("recording all refreshes the provenance of an equal picture once")
  func recordingAllRefreshesTheRecordOnce() throws {
    let scratch = try Scratch()
    _ = try draws(scratch, first)
    let other = PictureProvenance(renderer: "r2", displayList: "d1")
    let refreshed = try draws(scratch, other, behavior: all)
    let file = scratch.store.file(for: try name(), pathExtension: "png")
    #expect(refreshed.verdict == .rerecorded([file], nil))
    #expect(try draws(scratch, other, behavior: all).verdict == .matched)
    #expect(try draws(scratch, other).count == 0)
  }
}
