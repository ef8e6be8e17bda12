import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import OversetVocabulary

extension TextRequest {
  /// A random text with random room: what the properties of layout are tested on.
  static func random(
    upTo pieces: Int = 30, using generator: inout SeededGenerator
  ) -> TextRequest {
    let text = RandomText.make(upTo: pieces, using: &generator)
    var spans = [TextSpan(font: TextFont(size: .random(in: 8...34, using: &generator)))]
    if Bool.random(using: &generator), text.count > 2 {
      spans.append(
        TextSpan(
          start: .random(in: 1..<text.count, using: &generator),
          font: TextFont(
            size: .random(in: 8...34, using: &generator), style: .init(weight: 700))))
    }
    spans[0].tracking = Bool.random(using: &generator) ? 1.5 : 0
    let directions: [BaseDirection] = [
      .fixed(.leftToRight), .fixed(.rightToLeft), .firstStrong(fallback: .leftToRight),
    ]
    var request = TextRequest(
      text: text, spans: spans,
      locale: ["en", "ar", "ja", "th", "he"].randomElement(using: &generator) ?? "en",
      direction: directions.randomElement(using: &generator) ?? .fixed(.leftToRight))
    request.width = .random(in: 0...300, using: &generator)
    request.metrics = Bool.random(using: &generator) ? .ios : .font
    return request
  }

  /// The same, limited to few lines and truncated somewhere.
  static func randomLimited(using generator: inout SeededGenerator) -> TextRequest {
    var request = random(using: &generator)
    request.lineLimit = .random(in: 1...3, using: &generator)
    request.truncation = TruncationMode.allCases.randomElement(using: &generator) ?? .tail
    return request
  }
}
