package import OversetChecks
package import OversetVocabulary

/// A finding as a report tells it: of one rule about one key or node in one locale, on all devices and in all states.
package struct ReportedResult: Sendable {
  /// A place beside the one on which the result lands.
  package struct Related: Sendable, Hashable {
    /// Where it is.
    package let place: ReportedPlace
    /// What is there, in a few words.
    package let words: PrintedText
  }

  /// The locale; nil for a result that is the same in all of them.
  package let locale: LocaleTag?
  /// The component, or the path of the catalog or source file.
  package let component: String
  /// The key or the node.
  package let key: String
  /// What tells it from results about the same key: variant, slot.
  package let variant: String
  /// What is wrong, without the place.
  package let message: PrintedText
  /// What to do.
  package let fix: PrintedText
  /// Where it lands.
  package let place: ReportedPlace
  /// Other places, such as the line of the source that draws the text.
  package let related: [Related]
  /// 32 hexadecimal digits of rule, key, locale and component, a colon, and a number from 1 among the results that
  /// have these in common: lines may move, and it stays.
  package let fingerprint: String
  /// The tokens of the devices.
  package let devices: [String]
  /// What is wrong, what to do, and the other places, for a reader that has no fields of its own for them.
  package var wholeMessage: PrintedText { "\(message); \(remedy)" }

  /// What to do, and the other places.
  package var remedy: PrintedText {
    "\(fix)"
      + related.map { "; \($0.words): \($0.place.path):\($0.place.line ?? 1)" }.joined()
  }

  /// How many cells or texts it was found in.
  package let siteCount: Int
  /// Files to look at, as paths from the repository.
  package let attachments: [String]
  /// What it has in common with the findings that it tells of.
  let identity: ResultDraft.Identity
  /// The gravest of these findings; nil for what a command found beside its checks.
  package let worst: Finding?
}

/// Results with one cause: a rule about one key, in all locales.
package struct ReportedCause: Sendable {
  /// The rule.
  package let rule: ReportedRule
  /// How grave it is here.
  package let severity: Severity
  /// Whether it fails the command.
  package let isFailure: Bool
  /// Why it is accepted; nil if it is not.
  package let known: String?
  /// At least one, the worst first.
  package let results: [ReportedResult]

  /// The worst of them, and how far it reaches: `…; also in fr, it and 3 more locales`.
  package var summary: PrintedText {
    guard let worst = results.first else { return "" }
    var seen: Set<LocaleTag> = Set([worst.locale].compactMap(\.self))
    let others = results.compactMap(\.locale).filter { seen.insert($0).inserted }
    guard !others.isEmpty else { return worst.message }
    let named: [PrintedText] = others.prefix(Self.mostLocales).map { "\($0)" }
    let rest = others.count - named.count
    return worst.message + "; also in \(named.joined(separator: ", "))"
      + (rest > 0 ? " and \(Wording.count(rest, "more locale"))" : "")
  }

  private static let mostLocales = 4
}
