/// A generator whose whole state is its seed, so that any case can be met again (SplitMix64). The
/// tests have one too; no program rests on what lies under `Tests`.
struct FuzzGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Value>(_ values: [Value], else fallback: Value) -> Value {
    values.randomElement(using: &self) ?? fallback
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Random texts in UTF-16: scripts mixed, and all that makes texts hard.
enum FuzzText {
  private static let alphabets: [[[UInt16]]] = [
    units(["a", "b", "W", "fi", "ffl", "AV", "To", "é", "e\u{301}", "ß", "İ", "ı", "-", "'"]),
    units(["Ж", "й", "и\u{306}", "Ω", "ά", "Ά", "ѣ"]),
    units(["س", "ل", "ا", "لا", "لله", "م", "ع", "لَا", "ـ", "\u{200C}", "\u{200D}", "گ", "ۀ", "ࢠ"]),
    units(["ש", "ל", "וֹ", "שָׁ", "״", "־"]),
    units(["漢", "か", "カ", "ガ", "カ\u{3099}", "、", "。", "「", "」", "ー", "ッ", "한", "각", "ᄀ", "ᅡ", "ᆨ"]),
    units(["ก", "กำ", "เ", "ไ", "ท", "ย", "น้ำ", "ៃ", "ក", "្", "ာ", "က"]),
    units(["क", "कि", "क्ष", "र्", "ं", "ா", "க", "ক", "়", "ཀ", "ྲ"]),
    units(["😀", "👩‍👩‍👧", "👍🏽", "🇩🇪", "🇩", "1️⃣", "❤\u{FE0E}", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{20E3}", "\u{FE0F}"]),
    units(["0", "1", "9", "٣", "۴", "१", ".", ",", "%", "+", "-", "/", ":", "$", "€"]),
    units([" ", "  ", "\u{A0}", "\u{2009}", "\u{3000}", "\u{AD}", "\u{200B}", "\u{2060}", "\t"]),
    units(["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]),
    units(["\u{0}", "\u{1}", "\u{1F}", "\u{7F}", "\u{9F}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}"]),
    units([
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
    ]),
    units([
      "\u{300}", "\u{301}", "\u{323}", "\u{34F}", "\u{5B0}", "\u{64E}", "\u{651}", "\u{E31}",
      "\u{94D}", "\u{93F}", "\u{302A}", "\u{1AB0}", "\u{E0100}",
    ]),
    units(["(", ")", "[", "]", "{", "}", "«", "»", "<", ">", "“", "”", "…", "⟨", "⟩"]),
    [[0xD800], [0xDBFF], [0xDC00], [0xDFFF], [0xD83D], [0xDE00], [0xFFFE], [0xFFFF]],
  ]

  private static func units(_ strings: [String]) -> [[UInt16]] { strings.map { Array($0.utf16) } }

  /// A text of up to a few dozen pieces; now and then of thousands.
  static func make(using generator: inout FuzzGenerator) -> [UInt16] {
    if generator.once(in: 256) { return longRun(using: &generator) }
    if generator.once(in: 16) { return anyUnits(using: &generator) }
    if generator.once(in: 16) { return anyScalars(using: &generator) }
    // Few alphabets make words; all of them make noise.
    let choice: [[[UInt16]]] =
      generator.once(in: 4)
      ? alphabets
      : (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        generator.pick(alphabets, else: [])
      }
    return (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
      piece(of: choice, using: &generator)
    }
  }

  private static func piece(
    of choice: [[[UInt16]]], using generator: inout FuzzGenerator
  ) -> [UInt16] {
    if generator.once(in: 6) { return [0x20] }
    return generator.pick(generator.pick(choice, else: []), else: [])
  }

  /// One or two pieces over and over: words without a break, towers of marks, deep embeddings.
  private static func longRun(using generator: inout FuzzGenerator) -> [UInt16] {
    var text = piece(of: alphabets, using: &generator)
    let unit =
      piece(of: alphabets, using: &generator)
      + (generator.once(in: 2) ? piece(of: alphabets, using: &generator) : [])
    for _ in 0..<Int.random(in: 100...1500, using: &generator) { text += unit }
    return text
  }

  /// Any code units, most of them no text at all.
  private static func anyUnits(using generator: inout FuzzGenerator) -> [UInt16] {
    (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      UInt16.random(in: 0...UInt16.max, using: &generator)
    }
  }

  /// Any code points of the first two planes, assigned or not.
  private static func anyScalars(using generator: inout FuzzGenerator) -> [UInt16] {
    (0..<Int.random(in: 0...24, using: &generator)).flatMap { _ in
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &generator)) ?? "\u{FFFD}"
      return Array(String(Character(scalar)).utf16)
    }
  }
}
