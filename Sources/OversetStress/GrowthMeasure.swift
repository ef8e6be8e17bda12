import OversetText

/// How much wider a text becomes with its added letters, on one line.
struct GrowthMeasure {
  /// The width of the text as it is, in points.
  let width: Double
  private let request: TextRequest
  private let lengthening: TextLengthening
  private let engine: TextEngine

  init(_ request: TextRequest, _ lengthening: TextLengthening, _ engine: TextEngine) {
    self.request = request
    self.lengthening = lengthening
    self.engine = engine
    width = Self.width(of: request, with: "", engine)
  }

  /// The growth of the width with `count` letters more, in percent.
  func percent(letters count: Int) -> Double {
    guard count > 0, width > 0 else { return 0 }
    let grown = Self.width(of: request, with: lengthening.suffix(letters: count), engine)
    return max(0, grown / width - 1) * 100
  }

  /// The fewest letters that make the text at least `percent` wider.
  func letters(for percent: Double) -> Int {
    var (low, high) = (0, 1)
    // A text is a few hundred letters long; the limit is for letters without width.
    while self.percent(letters: high) < percent, high < 1 << 14 { (low, high) = (high, high * 2) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.percent(letters: middle) < percent { low = middle } else { high = middle }
    }
    return high
  }

  /// The width on one line: line breaks that the text asks for count as spaces.
  private static func width(
    of request: TextRequest, with suffix: String, _ engine: TextEngine
  ) -> Double {
    var request = request
    request.text = (request.text + suffix.utf16).map { $0 == 0x0A || $0 == 0x2028 ? 0x20 : $0 }
    return engine.naturalWidth(request)
  }
}
