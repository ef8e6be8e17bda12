import OversetConfig
import OversetVocabulary

/// Finds the first suppression that covers a finding, however many there are.
///
/// It covers one if the rule is the same and so is everything that it states. A part that the finding does
/// not have is covered only where the suppression leaves that part open.
///
/// Suppressions that state the same parts - a key and a locale, say - differ only in what they state: they are
/// found by it. A file has few such kinds.
struct SuppressionIndex: Sendable {
  /// What a suppression states, or a finding has, of each part.
  private struct Statement: Hashable {
    var rule: String
    var component: String?
    var state: String?
    var key: String?
    var locale: LocaleTag?
    var device: String?

    /// The same, of the parts that `other` states.
    func limited(to other: Statement) -> Statement {
      Statement(
        rule: rule, component: other.component == nil ? nil : component,
        state: other.state == nil ? nil : state, key: other.key == nil ? nil : key,
        locale: other.locale == nil ? nil : locale, device: other.device == nil ? nil : device)
    }

    var parts: [Bool] {
      [component != nil, state != nil, key != nil, locale != nil, device != nil]
    }
  }

  /// The suppressions that state the same parts, of which `example` is one.
  private struct Kind {
    let example: Statement
    var places: [Statement: Int]
  }

  private let suppressions: [Suppression]
  private let kinds: [Kind]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    var kinds: [[Bool]: Kind] = [:]
    for (index, suppression) in suppressions.enumerated() {
      let statement = Statement(
        rule: suppression.rule, component: suppression.component, state: suppression.state,
        key: suppression.key, locale: suppression.locale, device: suppression.device)
      var kind = kinds.removeValue(forKey: statement.parts) ?? Kind(example: statement, places: [:])
      if kind.places[statement] == nil { kind.places[statement] = index }
      kinds[statement.parts] = kind
    }
    self.kinds = Array(kinds.values)
  }

  /// The first in order that covers `finding`.
  func first(covering finding: Finding) -> Suppression? {
    guard !kinds.isEmpty else { return nil }
    let whole = Statement(
      rule: finding.rule.name, component: finding.node?.component, state: finding.node?.state,
      key: finding.key, locale: finding.locale, device: finding.device)
    let places = kinds.compactMap { $0.places[whole.limited(to: $0.example)] }
    return places.min().map { suppressions[$0] }
  }
}
