import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

@Suite("Places of emoji pictures")
struct EmojiPlaceTests {
  private func engine() throws -> TextEngine {
    TextEngine(
      fonts: try FontCollection(
        manifest: FontManifest.read(
          file: BoundFile(named: TestFaces.manifest("pictures")), default: Bundled.manifest())))
  }

  private func pictures(
    _ text: String, locale: LocaleTag = "en", metrics: MetricsModel = .ios
  ) throws -> [PositionedPicture] {
    var request = TextRequest(text, font: TextFont(size: 20), locale: locale)
    request.metrics = metrics
    let runs = try engine().layout(request).lines.flatMap(\.runs)
    return runs.flatMap { run -> [PositionedPicture] in
      guard case .pictures(_, let pictures) = run.content else { return [] }
      return pictures
    }
  }

  @Test("each picture has the room of its cluster")
  func rooms() throws {
    let pictures = try pictures("😀🇹🇷👍🏽")
    #expect(pictures.map(\.x) == [0, 25, 50])
    #expect(pictures.map(\.width) == [25, 25, 25])
  }

  @Test("the parts of a sequence that the face does not have share its room")
  func shared() throws {
    let pictures = try pictures("👩‍👧😀")
    #expect(pictures.map(\.x) == [0, 12.5, 25])
    #expect(pictures.map(\.width) == [12.5, 12.5, 25])
  }

  @Test("by the face's own metrics each part has its own advance")
  func ownMetrics() throws {
    let pictures = try pictures("👩‍👧😀", metrics: .font)
    #expect(pictures.map(\.x) == [0, 25, 50])
    #expect(pictures.map(\.width) == [25, 25, 25])
  }

  @Test("from right to left the first picture is the rightmost")
  func rightToLeft() throws {
    // The letters of a flag are left-to-right by themselves (UAX #9), the others take the level
    // of the text.
    for emoji in ["😀👍🏽", "😀🇹🇷", "👍🏽👩‍👩‍👧"] {
      let latin = try pictures(emoji)
      let arabic = try pictures("سلام \(emoji) سلام", locale: "ar")
      #expect(arabic.map(\.id) == latin.map(\.id).reversed())
      try #require(arabic.count >= 2)
      #expect(arabic[1].x - arabic[0].x == 25)
    }
  }

  @Test("an emoji face changes neither line breaks nor sizes", arguments: 1...4)
  func sameLayout(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (with, without) = (try engine(), try Bundled.engine())
    for _ in 0..<100 {
      let text = RandomText.make(upTo: 20, using: &generator)
      var request = TextRequest(text: text, spans: [TextSpan(font: TextFont(size: 17))])
      request.width = Double.random(in: 10...200, using: &generator)
      request.lineLimit = Int.random(in: 1...3, using: &generator)
      let (one, other) = (with.layout(request), without.layout(request))
      #expect(one.lines.map(\.range) == other.lines.map(\.range), "\(text)")
      #expect(one.lines.map(\.width) == other.lines.map(\.width), "\(text)")
      #expect(one.size == other.size && one.shown == other.shown, "\(text)")
      #expect(with.fit(request) == without.fit(request), "\(text)")
    }
  }

  @Test("a cut line keeps whole pictures")
  func truncated() throws {
    var request = TextRequest("😀👩‍👩‍👧🇹🇷👍🏽 and more words", width: 60, lineLimit: 1)
    request.truncation = .tail
    let layout = try engine().layout(request)
    #expect(layout.isTruncated)
    let pictures = layout.lines.flatMap(\.runs).filter { run in
      guard case .pictures = run.content else { return false }
      return true
    }
    let width = pictures.reduce(0) { $0 + $1.width }
    #expect(width == 2 * 1.25 * 17)
  }
}
