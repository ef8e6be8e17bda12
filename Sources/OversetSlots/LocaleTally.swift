import OversetChecks
import OversetProject
import OversetVocabulary

/// What a locale's texts came to, counted.
struct LocaleTally: Codable, Sendable {
  /// Layouts: texts times templates.
  var laidOut = 0
  /// Those of them that fit.
  var fitting = 0
  /// How many layouts nothing is said about, because the rules that have something to say are switched off,
  /// by the first of these.
  var unjudged: [RuleID: Int] = [:]
  /// Keys without a translation.
  var untranslated = 0
  /// Empty texts.
  var blank = 0

  /// Whether no number is beyond what a process may have counted.
  var isSound: Bool {
    [laidOut, fitting, untranslated, blank].allSatisfy(RecordedCount.isSound)
      && unjudged.values.allSatisfy(RecordedCount.isSound)
  }

  /// Adds what further texts came to.
  mutating func add(_ other: LocaleTally) {
    laidOut += other.laidOut
    fitting += other.fitting
    unjudged.merge(other.unjudged) { $0 + $1 }
    untranslated += other.untranslated
    blank += other.blank
  }

  /// What of the locale was not looked at; `gap` says why nothing of it was laid out.
  func notChecked(in locale: LocaleTag, gap: NotChecked?) -> [NotChecked] {
    func note(_ count: Int, _ reason: NotChecked.Reason, _ detail: String) -> [NotChecked] {
      guard count > 0 else { return [] }
      return [
        NotChecked(reason: reason, subject: locale.identifier, count: count, detail: detail)
      ]
    }
    let notes =
      note(
        untranslated, .untranslated,
        "keys without a translation: the source text is judged, in its own language")
      + note(blank, .notTranslatable, "empty strings")
    if let gap { return notes + [gap] }
    return notes
      + TextChecks.inSlots.compactMap { check in
        unjudged[check.rule.id].map { count in
          NotChecked(
            reason: .notJudged, subject: check.rule.name, count: count,
            detail: "layouts in \(locale): the rule is switched off, and others find nothing")
        }
      }
  }
}
