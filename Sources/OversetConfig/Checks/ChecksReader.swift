import OversetVocabulary

/// Reads the schema that the head of `Config/checks.yml` describes.
struct ChecksReader {
  private enum RootKey: String, CaseIterable { case known, slack, rules }

  private enum Position: String, CaseIterable { case on, off }

  private enum SuppressionKey: String, CaseIterable {
    case rule, component, state, key, locale, device, reason, until
  }

  private enum SlackKey: String, CaseIterable { case script, percent, points }

  func configuration(_ document: YAMLDocument) throws(Diagnostic) -> ChecksConfiguration {
    var checks = ChecksConfiguration()
    guard let root = try document.root?.mapping(RootKey.self) else { return checks }
    checks.known =
      try root[.known]?.list { node throws(Diagnostic) in try suppression(node) } ?? []
    var scripts: Set<String> = []
    checks.slack =
      try root[.slack]?.list(upTo: 500) { node throws(Diagnostic) in
        let slack = try slack(node)
        guard scripts.insert(slack.script).inserted else {
          throw node.error("`slack` has `\(slack.script)` twice", "remove one of them")
        }
        return slack
      } ?? []
    checks.switches =
      try root[.rules]?.entries { name, value throws(Diagnostic) in
        RuleSwitch(
          rule: try name.text(), isOn: try value.choice(Position.self) == .on, place: name.place)
      } ?? []
    return checks
  }

  private func suppression(_ node: YAMLNode) throws(Diagnostic) -> Suppression {
    let mapping = try node.mapping(SuppressionKey.self)
    let rule = try mapping.required(.rule)
    guard let reason = mapping[.reason] else {
      throw mapping.error("`reason` is missing", "add a reason why this finding is accepted")
    }
    var suppression = Suppression(
      rule: try rule.text(), reason: try reason.text(), place: mapping.place)
    suppression.component = try mapping[.component]?.text()
    suppression.state = try mapping[.state]?.text()
    suppression.key = try mapping[.key]?.text()
    suppression.locale = try mapping[.locale]?.localeTag()
    suppression.device = try mapping[.device]?.text()
    suppression.until = try mapping[.until].map { node throws(Diagnostic) in try day(node) }
    return suppression
  }

  private func day(_ node: YAMLNode) throws(Diagnostic) -> CalendarDay {
    guard let day = CalendarDay(try node.text()) else {
      throw node.mismatch("a day", "for example, write `2027-01-31`")
    }
    return day
  }

  private func slack(_ node: YAMLNode) throws(Diagnostic) -> SlackOverride {
    let mapping = try node.mapping(SlackKey.self)
    return SlackOverride(
      script: try mapping.required(.script).scriptCode(),
      percent: try mapping.required(.percent).number(in: 0...100),
      points: try mapping[.points]?.number(in: 0...100) ?? 0,
      place: mapping.place)
  }
}
