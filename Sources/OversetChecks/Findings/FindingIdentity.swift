import OversetConfig
package import OversetVocabulary

/// What findings of one problem have in common on all devices and at all text sizes and weights of a locale.
package struct FindingIdentity: Hashable, Sendable {
  /// What is wrong, but for the locale.
  package enum Subject: Hashable, Sendable {
    /// The key of a component's text where there is one, else its node; the state is empty for a finding that
    /// is the same in all of them.
    case node(component: String, state: String, name: String)
    /// A text of a file; `slot` is empty for a finding about the text itself. Lines move, so they are left
    /// out.
    case text(file: String, key: String, variant: String, slot: String)
  }

  /// The rule.
  package let rule: RuleID
  /// The BCP 47 tag of the locale; undetermined for a finding that is the same in all of them.
  package let locale: LocaleTag
  /// What it is about.
  package let subject: Subject

  /// What is common to findings of `rule` about `subject`.
  package init(rule: RuleID, locale: LocaleTag, subject: Subject) {
    self.rule = rule
    self.locale = locale
    self.subject = subject
  }

  /// What `finding` has in common with others.
  package init(_ finding: Finding) {
    rule = finding.rule.id
    let isSaidOnce = finding.rule.isSaidOnce
    locale = isSaidOnce ? .undetermined : finding.locale
    switch finding.subject {
    case .node(let node):
      subject = .node(
        component: node.component, state: isSaidOnce ? "" : node.state, name: finding.name)
    case .text(let text):
      subject = .text(
        file: finding.place?.file ?? "", key: text.key, variant: text.variant,
        slot: text.slot ?? "")
    }
  }
}

extension Finding {
  /// The device and, unless they are the usual ones, the text size and Bold Text, as baselines name them;
  /// nil for a finding that is the same on all devices.
  package var cell: String? {
    guard !rule.isSaidOnce else { return nil }
    return device.map { device in
      let size = typeSize.map { $0 == .large ? "" : "_\($0.token)" } ?? ""
      return device + size + (legibilityWeight == .bold ? "_bold" : "")
    }
  }
}
