import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

/// Requests that say the same in other words have the same layout.
@Suite("Equivalent requests")
struct EquivalenceTests {
  /// Texts of one direction: letters and marks of one script, with spaces between words.
  static let scripts = [
    "a b é AV fi W o", "Ж й т Ω", "س ل ا لا لَا ع ك", "ש ל וֹ ם", "漢 か カ ガ ー", "ก กำ ท ย น้ำ",
    "क कि क्ष र्",
  ]

  @Test("random texts of one direction keep widths and breaks in the other", arguments: scripts)
  func mirroredBase(_ letters: String) throws {
    var generator = SeededGenerator(seed: 41)
    let engine = try Bundled.engine()
    for _ in 0..<100 {
      var request = TextRequest(
        words(of: letters, using: &generator), width: .random(in: 20...300, using: &generator))
      request.spans[0].font.size = .random(in: 8...40, using: &generator)
      request.direction = .fixed(.leftToRight)
      let leftToRight = engine.layout(request)
      request.direction = .fixed(.rightToLeft)
      let rightToLeft = engine.layout(request)
      #expect(leftToRight.breaks == rightToLeft.breaks, "\(request)")
      #expect(abs(leftToRight.naturalWidth - rightToLeft.naturalWidth) < 1e-6, "\(request)")
      for (one, other) in zip(leftToRight.lines, rightToLeft.lines) {
        #expect(abs(one.width - other.width) < 1e-6, "\(request)")
      }
    }
  }

  @Test("spans of one font are one span, wherever they divide the text", arguments: [0, 1])
  func concatenation(_ mode: Int) throws {
    var generator = SeededGenerator(seed: 42)
    let engine = try Bundled.engine()
    for index in 0..<300 {
      var request =
        mode == 0
        ? TextRequest.random(using: &generator) : .randomLimited(using: &generator)
      if index % 3 == 0 { request.text = Array("AV Wave To. لا إله fi".utf16) }
      request.spans = [request.spans[0]]
      let one = engine.layout(request)
      request.spans = division(of: request, using: &generator)
      let many = engine.layout(request)
      #expect(one.breaks == many.breaks, "\(request)")
      #expect(one.size == many.size && one.hidden == many.hidden, "\(request)")
      #expect(abs(one.naturalWidth - many.naturalWidth) < 1e-6, "\(request)")
      let places = (places(one), places(many))
      #expect(places.0.count == places.1.count, "\(request)")
      for (place, other) in zip(places.0, places.1) {
        #expect(place.id == other.id && abs(place.x - other.x) < 1e-6, "\(request)")
      }
    }
  }

  /// The one span of a request divided at random offsets, clusters and ligatures included.
  private func division(
    of request: TextRequest, using generator: inout SeededGenerator
  ) -> [TextSpan] {
    let starts = (0..<3).map { _ in Int.random(in: 0...request.text.count, using: &generator) }
    return ([0] + starts.sorted()).map { start in
      var span = request.spans[0]
      span.start = start
      return span
    }
  }

  private struct Place {
    var id: UInt32
    var x: Double
  }

  /// The glyphs of all lines in visual order.
  private func places(_ layout: ParagraphLayout) -> [Place] {
    layout.lines.flatMap(\.runs).flatMap { run -> [Place] in
      switch run.content {
      case .glyphs(_, let glyphs): glyphs.map { Place(id: $0.id, x: $0.x) }
      case .pictures(_, let pictures): pictures.map { Place(id: $0.id, x: $0.x) }
      case .emoji(let lefts, _), .missing(let lefts, _): lefts.map { Place(id: 0, x: $0) }
      }
    }
  }

  private func words(of letters: String, using generator: inout SeededGenerator) -> String {
    let letters = letters.split(separator: " ")
    return (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &generator)]
      }.joined()
    }.joined(separator: " ")
  }
}
