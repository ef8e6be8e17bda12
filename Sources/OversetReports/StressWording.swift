import OversetStress
import OversetVocabulary

/// How reports say what gives way.
enum StressWording {
  /// `it is truncated`, `pushes "Save", which is truncated`.
  static func text(_ reason: StressBreak) -> PrintedText {
    guard let subject = reason.subject.map(name) else { return "it \(predicate(reason))" }
    if reason.kind == .overlap { return "runs into \(subject)" }
    return "pushes \(subject), which \(predicate(reason))"
  }

  /// `"Save" is truncated in de on iPhoneSE`.
  static func text(_ beyond: ComponentLimits.Beyond) -> PrintedText {
    let subject: PrintedText = beyond.firstBreak.subject.map(name) ?? "it"
    return "\(subject) \(predicate(beyond.firstBreak)) in \(beyond.locale) on \(beyond.device)"
  }

  /// A key or a text in quotation marks, truncated if it is long.
  static func name(_ text: String) -> PrintedText {
    Wording.quoted(text.count <= 40 ? text : text.prefix(38) + "…")
  }

  private static func predicate(_ reason: StressBreak) -> PrintedText {
    switch reason.kind {
    case .truncated: "is truncated"
    case .truncatedByHeight: "loses its last lines"
    case .wordBroken: "breaks inside a word"
    case .outsideScreen: "leaves the screen"
    case .clipped: "is cut off"
    case .overlap: "\(reason.detail)"
    }
  }

  /// `+31 %`, rounded down, so that what is named holds; `over 300 %` beyond what is looked at.
  static func percent(_ value: Double?) -> PrintedText {
    guard let value, value.isFinite, abs(value) < 1e9 else {
      return "more than \(Int(TextHeadroom.cap)) %"
    }
    return "+\(Int(value.rounded(.down))) %"
  }
}
