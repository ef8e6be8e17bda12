import OversetShaping
import OversetUnicode

/// Which characters the faces have, each looked up once. Not `Sendable`: it notes what it has looked up.
final class GlyphCoverage {
  private let fonts: FontCollection
  /// A bit for each code point of Unicode that was looked up.
  private var known = [UInt64](repeating: 0, count: 0x110000 / 64)
  /// The same for those of them that the system draws and no face does.
  private var lacking = [UInt64](repeating: 0, count: 0x110000 / 64)

  init(_ fonts: FontCollection) {
    self.fonts = fonts
  }

  /// The characters of a text that the system draws and no face does; most often none.
  ///
  /// A character that no system draws is not among them: it is the text's own fault, and a finding. Nor are
  /// emoji, whose width is known without a face.
  func missing(in text: String) -> Set<UInt32> {
    var missing: Set<UInt32> = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if rest.first == Self.emojiSelector {
        rest = rest.dropFirst()
        if rest.first == Self.keycap { rest = rest.dropFirst() }
        continue
      }
      let (word, bit) = (Int(scalar.value >> 6), UInt64(1) << UInt64(scalar.value & 63))
      if known[word] & bit == 0 {
        known[word] |= bit
        if isLacking(scalar) { lacking[word] |= bit }
      }
      if lacking[word] & bit != 0 { missing.insert(scalar.value) }
    }
    return missing
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  private func isLacking(_ scalar: Unicode.Scalar) -> Bool {
    !CharacterProperties.isNeverDrawn(scalar.value)
      && !CharacterProperties.isEmojiPresentation(scalar.value)
      && !fonts.missingScalars(in: String(scalar)).isEmpty
  }
}
