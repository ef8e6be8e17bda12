package import OversetConfig
import OversetText
package import OversetVocabulary

/// Findings that have one cause: the same rule about the same text or node in the same locale, on any
/// device at any text size; of a catalog's text, in all locales of which the same is said.
///
/// A label that is too long in German is one problem, not one for each device.
package struct FindingCause: Sendable {
  /// The findings, in the order in which they were found; at least one.
  package let findings: [Finding]
  /// The finding that is farthest off.
  package let gravest: Finding

  /// `findings`, by cause, in the order in which each cause appears first.
  package static func causes(of findings: [Finding]) -> [FindingCause] {
    var places: [Key: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let key = Key(finding)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.compactMap(FindingCause.init)
  }

  /// The cause of `findings`; nil of none.
  package init?(_ findings: [Finding]) {
    guard let first = findings.first else { return nil }
    self.findings = findings
    gravest = findings.dropFirst().reduce(first) { gravest, finding in
      finding.excess > gravest.excess ? finding : gravest
    }
  }

  /// What findings of one cause have in common. One that is accepted in one place and not in another has
  /// two causes.
  private enum Key: Hashable {
    case layout(FindingIdentity, filling: String, isKnown: Bool)
    case catalog(rule: RuleID, key: String, message: String, reason: String?)

    init(_ finding: Finding) {
      if case .text(let text) = finding.subject, text.slot == nil {
        self = .catalog(
          rule: finding.rule.id, key: text.key, message: finding.message,
          reason: finding.known?.reason)
      } else {
        self = .layout(
          FindingIdentity(finding), filling: finding.catalogText?.filling ?? "",
          isKnown: finding.known != nil)
      }
    }
  }
}

extension FindingCause {
  /// The rule.
  package var rule: Rule { gravest.rule }

  /// Why it is accepted; nil if it is not.
  package var known: Suppression? { gravest.known }

  /// The tokens of the devices on which it was found, without repeats.
  package var devices: [String] { unique(\.device) }

  /// The locales in which it was found, without repeats.
  package var locales: [LocaleTag] { unique(\.locale) }

  /// The text sizes at which it was found, from the smallest.
  package var typeSizes: [TypeSize] { Set(findings.compactMap(\.typeSize)).sorted() }

  /// Whether it was found only with Bold Text.
  package var isOnlyBold: Bool { findings.allSatisfy { $0.legibilityWeight == .bold } }

  /// Whether two causes are of one rule about one text or node, in two locales.
  package func isSame(as other: FindingCause) -> Bool {
    let (own, others) = (FindingIdentity(gravest), FindingIdentity(other.gravest))
    return own.rule == others.rule && own.subject == others.subject
  }

  private func unique<Value: Hashable>(_ value: (Finding) -> Value?) -> [Value] {
    var seen: Set<Value> = []
    return findings.compactMap(value).filter { seen.insert($0).inserted }
  }
}

extension Finding {
  /// By how much its text exceeds the available width, in percent; below every excess where nothing was fitted.
  fileprivate var excess: Double { evidence.fit?.percentOver ?? -.infinity }
}
