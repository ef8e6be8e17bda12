/// Recognizes texts that need no search for grapheme clusters: each unit is one.
enum GraphemeScan {
  /// Whether a unit is a whole cluster beside any other of which the same is true.
  ///
  /// Such units have the property Grapheme_Cluster_Break Other or Control (UAX #29, rules GB4, GB5 and
  /// GB999; GB11 needs a joiner, which is none of them), or are a line feed (GB3 needs a carriage
  /// return before it). The ranges are those of the scripts that apps are written in most; outside
  /// them the answer is false, not unknown.
  static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0D: false
    case ..<0x300: true
    case 0x0370...0x0377, 0x037A...0x037F, 0x0384...0x038A: true  // Greek
    case 0x038E...0x03A1, 0x03A3...0x0482: true  // Greek, Cyrillic
    case 0x048A...0x052F: true  // Cyrillic
    case 0x05D0...0x05EA: true  // Hebrew
    case 0x0606...0x060F, 0x061B, 0x061D...0x064A: true  // Arabic
    case 0x0660...0x066F, 0x0671...0x06D5: true
    case 0x1E00...0x1EFF: true  // Latin with two marks
    case 0x2010...0x2027, 0x2030...0x205E: true  // dashes, quotation marks
    case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF: true  // kana and their punctuation
    case 0x4E00...0x9FFF: true  // Han
    case 0xFF01...0xFF9D: true  // full and half width
    default: false
    }
  }
}
