/// The characters of many texts, each once.
struct Alphabet {
  /// A bit for each code point of Unicode.
  private var bits = [UInt64](repeating: 0, count: 0x110000 / 64)

  /// Adds the characters of a text.
  ///
  /// - Parameter added: Gets those that were not there.
  mutating func insert(_ text: String, added: inout String.UnicodeScalarView) {
    for scalar in text.unicodeScalars {
      let (word, bit) = (Int(scalar.value >> 6), UInt64(1) << UInt64(scalar.value & 63))
      guard bits[word] & bit == 0 else { continue }
      bits[word] |= bit
      added.append(scalar)
    }
  }

  /// Adds the characters of another alphabet.
  mutating func formUnion(_ other: Alphabet) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  /// The characters, in the order of their code points.
  var text: String {
    var text = String.UnicodeScalarView()
    for (index, word) in bits.enumerated() where word != 0 {
      for bit in 0..<64 where word & (1 << UInt64(bit)) != 0 {
        if let scalar = Unicode.Scalar(UInt32(index * 64 + bit)) { text.append(scalar) }
      }
    }
    return String(text)
  }
}
