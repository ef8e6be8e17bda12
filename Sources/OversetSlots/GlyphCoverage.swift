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
  /// A character that no system draws is not among them: it is the text's own fault, and a finding.
  func missing(in text: String) -> Set<UInt32> {
    var missing: Set<UInt32> = []
    for scalar in text.unicodeScalars {
      let (word, bit) = (Int(scalar.value >> 6), UInt64(1) << UInt64(scalar.value & 63))
      if known[word] & bit == 0 {
        known[word] |= bit
        if isLacking(scalar) { lacking[word] |= bit }
      }
      if lacking[word] & bit != 0 { missing.insert(scalar.value) }
    }
    return missing
  }

  private func isLacking(_ scalar: Unicode.Scalar) -> Bool {
    !CharacterProperties.isNeverDrawn(scalar.value)
      && !fonts.missingScalars(in: String(scalar)).isEmpty
  }
}
