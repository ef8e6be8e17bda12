import OversetChecks
import OversetConfig
import OversetProject
import OversetText
import OversetUnicode
import OversetVocabulary

/// How reports write numbers and texts: the same in every locale.
enum Wording {
  /// How much of its plan a command has looked at: nothing for all, `shard 2/5, 57 of 285: `, `partial, 190 of 285: `,
  /// `changed since main, 12 of 285: `.
  static func extent(_ extent: PlanExtent, looked: Int) -> PrintedText {
    switch extent {
    case .plan: ""
    case .shard(let shard, let others): "shard \(shard), \(looked) of \(looked + others): "
    case .partial(let missing): "partial, \(looked) of \(looked + missing): "
    case .changes(let revision, let others):
      "changed since \(revision), \(looked) of \(looked + others): "
    }
  }

  /// `value` with at most `decimals` decimals and no needless zeros: `17`, `-0.43`.
  static func number(_ value: Double, decimals: Int) -> PrintedText {
    guard value.isFinite, abs(value) < 1e9 else { return "unlimited" }
    var scale = 1
    for _ in 0..<min(max(decimals, 0), 6) { scale *= 10 }
    let parts = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scale + parts % scale).dropFirst()
    let digits = String(fraction.reversed().drop { $0 == "0" }.reversed())
    let sign = value < 0 && parts > 0 ? "-" : ""
    return "\(sign)\(parts / scale)\(digits.isEmpty ? "" : ".\(digits)")"
  }

  /// `18 %`, with its sign where it is positive.
  static func percent(_ value: Double) -> PrintedText {
    guard value.isFinite, abs(value) < 1e9 else { return "no space" }
    let rounded = Int(value.rounded())
    return "\(rounded > 0 ? "+" : "")\(rounded) %"
  }

  /// `beside “Restore”, Locales/Gallery.xcstrings:88:12`.
  static func beside(_ landmark: FindingLandmark) -> PrintedText {
    "beside \(quoted(landmark.text))" + (landmark.place.map { ", \($0)" } ?? "")
  }

  /// `1 cell`, `2 cells`.
  static func count(_ count: Int, _ noun: String) -> PrintedText {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `3 keys without …`, and `1 key without …` from the same words, which begin with what is counted.
  static func counted(_ count: Int, _ words: String) -> PrintedText {
    guard count == 1,
      let noun = [
        "cells", "keys", "files", "folders", "layouts", "links", "locales", "strings",
        "empty strings",
      ].first(
        where: words.hasPrefix)
    else { return "\(count) \(words)" }
    return "1 \(noun.dropLast())\(words.dropFirst(noun.count))"
  }

  /// A text in quotation marks, on one line. Texts that run from right to left are isolated, so that
  /// they leave the order of the line as it is.
  static func quoted(_ text: String) -> PrintedText {
    let line: PrintedText = "\(text)"
    // The first character that runs from right to left is U+0590, of the bytes D6 and 90.
    let hasRightToLeft =
      line.string.utf8.contains { $0 >= 0xD6 }
      && line.string.unicodeScalars.contains { CharacterProperties.isRightToLeft($0.value) }
    return hasRightToLeft ? "\"\u{2068}\(line)\u{2069}\"" : "\"\(line)\""
  }

  /// A text in quotation marks, in at most so many columns.
  static func quoted(_ text: String, columns: Int) -> PrintedText {
    quoted(PrintedText("\(text)").shortened(to: columns - 2).string)
  }

  /// `"key" plural.few (long)  de  iPhoneSE  row`: a text in a slot, which is named where there are several;
  /// nil for another finding.
  static func title(ofTextIn finding: Finding, namesSlot: Bool) -> PrintedText? {
    guard let text = finding.catalogText, let slot = text.slot, let device = finding.device else {
      return nil
    }
    let variant = text.variant.isEmpty ? "" : " \(text.variant)"
    let filling = text.filling.isEmpty ? "" : " (\(text.filling))"
    let size = settings(finding.typeSize ?? .large, finding.legibilityWeight)
      .map { "  \($0)" }.joined()
    return "\(quoted(text.key))\(variant)\(filling)  \(finding.locale)  \(device)\(size)"
      + (namesSlot ? "  \(slot)" : "")
  }

  /// The confidence of a fit: `A measured`.
  static func confidence(_ fit: Fit) -> PrintedText {
    "\(fit.confidence.rawValue) \(fit.confidence.label)"
  }

  /// `needs 184.3 pt, has 131.5 pt`. Where mandatory breaks alone make too many lines, widths say nothing.
  static func need(_ fit: Fit) -> PrintedText {
    if fit.verdict == .truncated, fit.needed <= fit.available {
      return "more lines than allowed, at any width"
    }
    return "needs \(Points.text(fit.needed)) pt, has \(Points.text(fit.available)) pt"
  }

  /// What is known of a room: `room at most by its row: a condition decides what stands beside it`.
  static func room(_ room: SlotEvidence.Room) -> PrintedText {
    switch room {
    case .known: "room known"
    case .bounded: "room at most"
    case .row(nil): "room known by its row"
    case .row(let doubt?): "room at most by its row: \(doubt)"
    }
  }

  /// How it is known where a text is drawn, in a few words.
  static func evidence(_ evidence: SlotEvidence) -> PrintedText {
    switch evidence {
    case .named: "given for all keys"
    case .rule(let place): place.map { "rule at \($0)" } ?? "rule"
    case .source(_, let room): "source, \(self.room(room))"
    case .stated(let what): "stated: \(what)"
    case .guessed(let confidence, let from): "guessed, \(confidence.rawValue): \(from)"
    case .unknown: "nothing says so"
    }
  }
}
