package import OversetVocabulary

/// A rule that looks at what an app's source says.
package protocol SourceCheck: Check {
  /// The facts that it judges.
  var kind: SourceFact.Kind { get }

  /// What is wrong with a fact of that kind, and what to do; nil if nothing is.
  func fault(of fact: SourceFact) -> SourceFault?
}

/// What is wrong with what the source says, and what to do.
package struct SourceFault: Sendable {
  let message: String
  let fix: String

  init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension SourceCheck {
  /// What the rule finds in a fact. A comment that asks to leave it out accepts it: it stays in reports.
  func finding(in fact: SourceFact, locale: LocaleTag) -> Finding? {
    guard fact.kind == kind, let fault = fault(of: fact) else { return nil }
    var finding = Finding(
      rule: rule, subject: .text(TextSubject(key: fact.key ?? fact.evidence)), locale: locale,
      place: fact.place, message: fault.message, fix: fault.fix)
    finding.evidence.text = fact.evidence
    if let ignore = fact.ignores.first(where: { $0.rule == rule.name }) {
      let reason = ignore.reason.isEmpty ? "no reason is given" : ignore.reason
      finding.accepted = "\(reason) (comment in \(ignore.place))"
    }
    return finding
  }
}

/// The rules about an app's source of this version, in the order of reports.
package enum SourceChecks {
  /// Every rule, those that are off by default among them.
  package static let all: [any SourceCheck] = [
    UnlocalizedTextCheck(), MissingKeyCheck(), UnusedKeyCheck(), JoinedTextCheck(),
    PluralChoiceCheck(), LocalelessFormatCheck(), PlainNumberCheck(), FixedDateFormatCheck(),
    CaseChangeCheck(), FixedSideCheck(), FixedDirectionCheck(), FixedSymbolCheck(),
  ]

  /// What `checks` find in `facts`, in the order of the facts and, for each, of the rules.
  ///
  /// - Parameter locale: The language that the app is written in, in which findings about source appear.
  package static func findings(
    in facts: [SourceFact], locale: LocaleTag, checks: [any SourceCheck]
  ) -> [Finding] {
    let byKind = Dictionary(grouping: checks, by: \.kind)
    return facts.flatMap { fact in
      (byKind[fact.kind] ?? []).compactMap { $0.finding(in: fact, locale: locale) }
    }
  }
}
