import Foundation
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// How wide the texts of languages are, by how they are set. Not `Sendable`: it owns a text engine, and notes what it has
/// measured.
final class TextWidths {
  /// What is measured of a language.
  struct Measures {
    /// The mean width of a character, in points.
    let character: Double
    /// By how much a text of one character differs from that in width, in points: the standard deviation. Of a text of n
    /// characters it is the root of n times as much.
    let deviation: Double
    /// The mean width of a word, in points.
    let word: Double
  }

  /// How many texts of a language are measured; of more each so manieth.
  private static let sample = 400
  /// How far above the mean width a text is taken to be, in standard deviations: three of four are narrower.
  private static let margin = 0.674

  private let engine: TextEngine
  private let texts: [LocaleTag: [String]]
  private var known: [Question: Measures?] = [:]
  private var factors: [TextLook: Double] = [:]

  private struct Question: Hashable {
    let locale: LocaleTag
    let look: TextLook
  }

  /// - Parameter texts: The texts of each language.
  init(of texts: [LocaleTag: [String]], engine: TextEngine) {
    self.engine = engine
    self.texts = texts.mapValues { texts in
      let whole = texts.filter { !$0.contains(where: \.isNewline) }
      let step = max((whole.count + Self.sample - 1) / Self.sample, 1)
      return stride(from: 0, to: whole.count, by: step).map { whole[$0] }
    }
  }

  /// How many characters a text of a language may have, so that three of four texts of that length have their room; nil
  /// for a language without texts.
  func characters(in room: LimitRoom, _ locale: LocaleTag) -> Int? {
    guard let measures = measures(of: locale, room.look) else { return nil }
    // At the end of each line but the last, half a word finds no place.
    let lost = Double(room.lineLimit - 1) * measures.word / 2
    let width = max(room.width * Double(room.lineLimit) - lost, room.width)
    // n characters are n · character + margin · deviation · √n wide.
    let half = Self.margin * measures.deviation / 2
    let root = ((half * half + measures.character * width).squareRoot() - half) / measures.character
    return max(Int(min(root * root, 1_000_000)), 1)
  }

  /// The width of a text on one line, in points.
  func width(of text: String, _ look: TextLook, _ locale: LocaleTag) -> Double {
    let shown = look.isUppercase ? LocaleCasing.uppercased(text, locale: locale) : text
    return engine.naturalWidth(request(shown, look.font, look.tracking, locale, .ios))
  }

  /// How much wider a tool sets the source texts in the plain face, at 400 or 700, than the slot shows them.
  func faceFactor(of look: TextLook, _ source: LocaleTag) -> Double {
    if let known = factors[look] { return known }
    var plain = look.font
    plain.style = FontStyle(weight: KeyLimit.isBold(look.font.style.weight) ? 700 : 400)
    var (tool, slot) = (0.0, 0.0)
    for text in texts[source] ?? [] {
      tool += engine.naturalWidth(request(text, plain, 0, source, .font))
      slot += width(of: text, look, source)
    }
    let factor = slot > 0 ? tool / slot : 1
    factors[look] = factor
    return factor
  }

  private func request(
    _ text: String, _ font: TextFont, _ tracking: Double, _ locale: LocaleTag,
    _ metrics: MetricsModel
  ) -> TextRequest {
    var request = TextRequest(
      text: Array(text.utf16), spans: [TextSpan(font: font, tracking: tracking)], locale: locale,
      direction: SlotTemplates.direction(of: locale))
    request.metrics = metrics
    return request
  }

  private func measures(of locale: LocaleTag, _ look: TextLook) -> Measures? {
    let question = Question(locale: locale, look: look)
    if let known = known[question] { return known }
    let found = measured(locale, look)
    known[question] = found
    return found
  }

  private func measured(_ locale: LocaleTag, _ look: TextLook) -> Measures? {
    var sums = WidthSums()
    for text in texts[locale] ?? [] { sums.add(text, width: width(of: text, look, locale)) }
    return sums.measures
  }
}

/// What is added up of texts.
private struct WidthSums {
  private var width = 0.0
  private var count = 0.0
  private var words = 0.0
  private var all: [(width: Double, count: Double)] = []

  mutating func add(_ text: String, width own: Double) {
    let length = Double(text.unicodeScalars.count)
    guard own > 0, length > 0 else { return }
    width += own
    count += length
    words += Double(text.split(whereSeparator: \.isWhitespace).count)
    all.append((own, length))
  }

  /// Nil without texts.
  var measures: TextWidths.Measures? {
    guard width > 0, count > 0 else { return nil }
    let character: Double = width / count
    var variance = 0.0
    for text in all {
      let difference: Double = text.width - character * text.count
      variance += difference * difference / text.count
    }
    variance /= Double(all.count)
    return TextWidths.Measures(
      character: character, deviation: variance.squareRoot(), word: width / max(words, 1))
  }
}

extension KeyLimit {
  /// Whether letters of a weight are nearer to bold than to regular: tools know these two.
  package static func isBold(_ weight: Int) -> Bool { weight >= 550 }
}
