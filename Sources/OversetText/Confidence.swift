package import OversetConfig
package import OversetShaping
import OversetUnicode
import OversetVocabulary

/// How far a width may be trusted, by script and by weight and width of its letters: what a report says
/// beside every verdict.
package enum Confidence: String, Codable, Sendable, Comparable, CaseIterable {
  /// Measured against many texts of several apps that iOS drew.
  case measured = "A"
  /// Compared with few texts, or with those of one app.
  case fewRecords = "B"
  /// No record exists, or next to none, so the margin is a guess: for a script that nobody measured, for
  /// condensed and expanded letters, for other designs than the standard one and fonts that an app brings, and
  /// above weight 700 for scripts of few records.
  case unverified = "C"

  /// Orders from the best to the worst.
  package static func < (left: Confidence, right: Confidence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// What a report calls the class.
  package var label: String {
    switch self {
    case .measured: "measured"
    case .fewRecords: "few records"
    case .unverified: "unverified"
    }
  }
}

/// How much wider a text may really be than predicted: a share of its width, and points.
///
/// The shares come from the corrections beside the faces, which say what iOS drew and how many texts stand
/// behind each script; `Docs/widths.md` says how. Scripts of which they say nothing have guesses.
package struct ErrorMargin: Equatable, Sendable {
  /// The share of the width, 0.02 for 2 %.
  package var share: Double
  /// What is added to it, in points.
  package var points: Double
  /// How far it may be trusted.
  package var confidence: Confidence

  /// No slack, for layout by the faces' own metrics.
  package static let none = ErrorMargin(share: 0, points: 0, confidence: .measured)
  /// For a face that the app brings: the device takes the advances from the same file. No record has proved it.
  static let own = ErrorMargin(share: 0.005, points: 0.5, confidence: .fewRecords)
  /// For a face that is the device's own.
  package static let exact = ErrorMargin(share: 0, points: 0.5, confidence: .measured)

  /// The slack of a text that needs `width` points, in points.
  package func points(at width: Double) -> Double { width * share + points }

  /// The slack of `request`: that of the least certain of its scripts.
  ///
  /// `overrides` say what a project knows better about a script; `Jpan` covers kana, and
  /// kanji in Japanese text.
  package init(
    of request: TextRequest, paragraph: ShapedParagraph, fonts: FontCollection,
    overrides: [SlackOverride] = []
  ) {
    if request.metrics == .font {
      self = .none
      return
    }
    let size = request.spans.map(\.font.size).max() ?? 17
    let isDigitHeavy = ErrorMargin.isDigitHeavy(request.text)
    var slack: ErrorMargin?
    for item in paragraph.items {
      guard let usual = ErrorMargin.slack(of: item, request, size, fonts, isDigitHeavy)
      else { continue }
      let other = usual.overridden(by: overrides, for: item.item.script, request.locale)
      slack = slack.map { $0.combined(with: other) } ?? other
    }
    let heaviest = request.spans.map(\.font.style.weight).max() ?? 400
    self = slack ?? ErrorMargin.latin(size: size, isDigitHeavy: true).loosened(at: heaviest)
    if isDigitHeavy, share < 0.03, points > 1 { share = 0.03 }
  }

  /// The slack of given shares.
  package init(share: Double, points: Double, confidence: Confidence) {
    self.share = share
    self.points = points
    self.confidence = confidence
  }

  private static func slack(
    of item: ShapedItem, _ request: TextRequest, _ size: Double, _ fonts: FontCollection,
    _ isDigitHeavy: Bool
  ) -> ErrorMargin? {
    if let guess = guess(of: item, request, size, fonts) { return guess }
    if case .family(let index) = item.item.face, fonts.isOwn(index) { return .own }
    if case .family(let index) = item.item.face, fonts.families[index].isExact { return .exact }
    var usual = usual(of: item, request, size, fonts)
    // Letters of China, Japan and Korea have one advance at every weight.
    if !item.item.script.isCJK {
      usual = usual?.loosened(at: request.spans[item.item.span].font.style.weight)
    }
    guard case .family(let index) = item.item.face,
      let correction = fonts.families[index].correction
    else { return usual }
    // Digits err in a way of their own, and keep their slack.
    return isDigitHeavy ? usual : usual?.shrunk(by: correction, for: item, request, size)
  }

  /// The slack of letters of another width or design than the normal one, at which next to nothing was
  /// measured: a guess, unless an exact family has the width itself. A scaled face is a guess in any family,
  /// and so is one that stands in for another design.
  private static func guess(
    of item: ShapedItem, _ request: TextRequest, _ size: Double, _ fonts: FontCollection
  ) -> ErrorMargin? {
    let style = request.spans[item.item.span].font.style
    guard style.width != 100 || style.design != .standard else { return nil }
    switch item.item.face {
    case .family(let index):
      if style.design == .standard, fonts.families[index].isExact,
        case .axis = item.opticalSizes?.text.width
      {
        return nil
      }
    case .missing: break
    case .emoji, .colorEmoji, .control, .tab: return nil
    }
    let unverified = ErrorMargin(share: 0.12, points: 0, confidence: .unverified)
    return usual(of: item, request, size, fonts)?.combined(with: unverified) ?? unverified
  }

  /// The slack that the project's own measured frames prove, where it is less than the usual one:
  /// the error that 95 of 100 of them stayed within, and half a point.
  private func shrunk(
    by correction: WidthCorrection, for item: ShapedItem, _ request: TextRequest, _ size: Double
  ) -> ErrorMargin {
    let weight = request.spans[item.item.span].font.style.weight
    guard let agreement = correction.agreement, agreement.p95 / 100 < share,
      correction.isMeasured(script: item.item.script.code, size: size, weight: weight)
    else { return self }
    return ErrorMargin(
      share: agreement.p95 / 100, points: ErrorMargin.exact.points,
      confidence: min(confidence, .fewRecords))
  }

  /// The heaviest weight of which records exist in numbers: one text is heavier.
  private static let heaviestMeasured = 700

  /// The slack at a weight: above those that were measured, the class below, with at least 5 % of the width
  /// in class B and 12 % in class C.
  private func loosened(at weight: Int) -> ErrorMargin {
    guard weight > Self.heaviestMeasured else { return self }
    return switch confidence {
    case .measured: combined(with: ErrorMargin(share: 0.05, points: 0, confidence: .fewRecords))
    case .fewRecords, .unverified:
      combined(with: ErrorMargin(share: 0.12, points: 0, confidence: .unverified))
    }
  }

  private static func usual(
    of item: ShapedItem, _ request: TextRequest, _ size: Double, _ fonts: FontCollection
  ) -> ErrorMargin? {
    if item.item.face == .emoji || item.item.face.isColorEmoji {
      return ErrorMargin(share: 0.12, points: 0, confidence: .unverified)
    }
    let script = item.item.script
    if script.isImplicit { return nil }
    if let known = measured(item.item, request, size, fonts) { return known }
    switch script {
    case .latin: return latin(size: size, isDigitHeavy: false)
    case .hangul: return ErrorMargin(share: 0.05, points: 0, confidence: .fewRecords)
    case .han where request.locale.language == "zh":
      return ErrorMargin(share: 0.02, points: 1.5, confidence: .fewRecords)
    default:
      let isMild = script.isCJK || script == .cyrillic || script == .greek
      return ErrorMargin(share: isMild ? 0.04 : 0.12, points: 0, confidence: .unverified)
    }
  }

  /// What the corrections of the item's script say; nil where they say nothing of the face that draws it.
  private static func measured(
    _ item: Item, _ request: TextRequest, _ size: Double, _ fonts: FontCollection
  ) -> ErrorMargin? {
    let language = request.spans[item.span].language ?? request.locale
    guard let known = fonts.margins[item.script.written(in: language)] else { return nil }
    guard let margin = known.margin(of: item.face, size: size) else {
      // Spaces, digits and signs between letters of the script are those of Latin.
      guard case .family(let index) = item.face, fonts.families[index].isSystem else { return nil }
      return latin(size: size, isDigitHeavy: false)
    }
    let confidence: Confidence =
      switch known.basis {
      case .measured: .measured
      case .few: .fewRecords
      case .none: .unverified
      }
    return ErrorMargin(
      share: margin.percent / 100, points: margin.points, confidence: confidence)
  }

  private func overridden(
    by overrides: [SlackOverride], for script: Script, _ locale: LocaleTag
  ) -> ErrorMargin {
    guard !overrides.isEmpty else { return self }
    var names = [script.code]
    let isJapanese = script == .han && locale.language == "ja"
    if isJapanese || script == .hiragana || script == .katakana {
      names.append(Script.japanese.code)
    }
    guard let override = overrides.first(where: { names.contains($0.script) }) else { return self }
    return ErrorMargin(
      share: override.percent / 100, points: override.points, confidence: confidence)
  }

  private static func latin(size: Double, isDigitHeavy: Bool) -> ErrorMargin {
    ErrorMargin(
      share: size >= 20 || isDigitHeavy ? 0.03 : 0.02, points: 1.5, confidence: .measured)
  }

  /// Whether a third of the text or more are digits.
  private static func isDigitHeavy(_ text: [UInt16]) -> Bool {
    let digits = text.count { (0x30...0x39).contains($0) }
    return digits > 0 && digits * 3 >= text.count
  }

  private func combined(with other: ErrorMargin) -> ErrorMargin {
    ErrorMargin(
      share: max(share, other.share), points: max(points, other.points),
      confidence: max(confidence, other.confidence))
  }
}
