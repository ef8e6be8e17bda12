/// The characters of many texts, each once.
struct Alphabet {
  /// A bit for each code point of Unicode.
  private var bits = [UInt64](repeating: 0, count: 0x110000 / 64)

  /// Adds the characters of a text.
  mutating func insert(_ text: String) {
    for scalar in text.unicodeScalars {
      bits[Int(scalar.value >> 6)] |= 1 << UInt64(scalar.value & 63)
    }
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
