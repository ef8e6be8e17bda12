import OversetText
import OversetUnicode
import OversetVocabulary

/// What holds of a text laid out in fonts, rooms and limits that the input chooses.
struct LayoutProperties {
  private static let lengths: [Double] = [
    0, 1, 17, 40, 100, 320, 5000, -1, .nan, .infinity, 1e-300, 1e300,
  ]
  private static let locales: [LocaleTag] = ["en", "ar", "ja", "th", "tr", "zh-Hant"]

  private let request: TextRequest

  /// The first bytes choose, the rest is the text.
  init(_ input: FuzzInput) {
    var choices = input.bytes.prefix(8).map(Int.init)[...]
    func choice(_ count: Int) -> Int { (choices.popFirst() ?? 0) % count }
    let text = FuzzInput(Array(input.bytes.dropFirst(8))).units
    var spans = [TextSpan(font: TextFont(size: [17, 34, 0, 9.5][choice(4)]))]
    if choice(2) == 1 {
      spans.append(TextSpan(start: text.count / 2, font: TextFont(size: 20), tracking: 1.5))
    }
    var request = TextRequest(
      text: text, spans: spans, locale: Self.locales[choice(Self.locales.count)],
      direction: choice(2) == 0 ? .firstStrong(fallback: .leftToRight) : .fixed(.rightToLeft))
    request.width = Self.lengths[choice(Self.lengths.count)]
    request.lineLimit = [nil, 1, 2, 0, -1][choice(5)]
    request.minimumScaleFactor = [1, 0.5, 0][choice(3)]
    request.truncation = TruncationMode.allCases[choice(TruncationMode.allCases.count)]
    self.request = request
  }

  func hold() throws(Breach) {
    let engine = TextEngine(fonts: try Faces.bundled(), capacity: 16)
    let breaches = LayoutInvariants(engine: engine, request: request).breaches()
    try require(breaches.isEmpty, breaches.joined(separator: "; "))
  }
}
