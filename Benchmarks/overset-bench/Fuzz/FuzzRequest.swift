import OversetConfig
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// Random requests: a random text, fonts, room and limits, some of them absurd.
enum FuzzRequest {
  private static let absurd: [Double] = [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300]
  private static let locales: [LocaleTag] = [
    "en", "ar", "de", "ja", "th", "tr", "zh-Hant", "und", "qaa-Qaaa-QM",
  ]
  private static let directions: [BaseDirection] = [
    .fixed(.leftToRight), .fixed(.rightToLeft), .firstStrong(fallback: .leftToRight),
    .firstStrong(fallback: .rightToLeft),
  ]

  static func make(using generator: inout FuzzGenerator) -> TextRequest {
    let text = FuzzText.make(using: &generator)
    var request = TextRequest(
      text: text, spans: spans(of: text, using: &generator),
      locale: generator.pick(locales, else: "en"),
      direction: generator.pick(directions, else: .fixed(.leftToRight)))
    if !generator.once(in: 12) { request.width = length(upTo: 400, using: &generator) }
    if generator.once(in: 6) { request.height = length(upTo: 200, using: &generator) }
    if !generator.once(in: 3) { request.lineLimit = .random(in: -1...4, using: &generator) }
    if generator.once(in: 6) { request.minimumLines = .random(in: -1...4, using: &generator) }
    if generator.once(in: 4) {
      request.minimumScaleFactor = length(upTo: 1, using: &generator)
    }
    if generator.once(in: 8) { request.lineSpacing = length(upTo: 20, using: &generator) }
    if generator.once(in: 4) { request.displayScale = length(upTo: 4, using: &generator) }
    request.truncation = generator.pick(TruncationMode.allCases, else: .tail)
    request.alignment = generator.pick(TextAlignment.allCases, else: .leading)
    request.isRightToLeftLayout = generator.once(in: 2)
    request.metrics = generator.pick(MetricsModel.allCases, else: .ios)
    return request
  }

  private static func spans(
    of text: [UInt16], using generator: inout FuzzGenerator
  ) -> [TextSpan] {
    (0..<(generator.once(in: 4) ? 3 : 1)).map { index in
      var span = TextSpan(
        // Offsets may lie inside a cluster, before the last one's or beyond the text.
        start: index == 0 ? 0 : .random(in: 0...text.count + 1, using: &generator),
        font: TextFont(
          size: length(upTo: 60, using: &generator),
          style: FontStyle(
            weight: generator.pick([100, 400, 400, 600, 700, 1000], else: 400),
            isItalic: generator.once(in: 4)),
          leading: generator.once(in: 2) ? length(upTo: 60, using: &generator) : nil))
      span.tracking = generator.pick([0, 0, 0, 1.5, -0.3], else: 0)
      if generator.once(in: 8) { span.baselineOffset = length(upTo: 9, using: &generator) }
      return span
    }
  }

  private static func length(
    upTo greatest: Double, using generator: inout FuzzGenerator
  ) -> Double {
    generator.once(in: 24)
      ? generator.pick(absurd, else: 0) : .random(in: 0...greatest, using: &generator)
  }
}
