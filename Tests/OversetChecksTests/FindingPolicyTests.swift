import Foundation
import OversetChecks
import OversetConfig
import OversetVocabulary
import Testing

/// Findings as values: what accepts them, what fails, how a command ends.
struct FindingPolicyTests {
  /// The Testing library has an exit status of its own.
  typealias Status = OversetVocabulary.ExitStatus

  private static func rule(_ id: RuleID) throws -> Rule { try #require(Rules.rule(id)) }

  private static func node(
    _ id: RuleID, _ name: String = "title", device: String = "iPhoneSE", typeSize: TypeSize = .large
  ) throws -> Finding {
    var node = NodeSubject(path: "Text")
    (node.component, node.state, node.key) = ("Card", "open", name)
    var finding = Finding(
      rule: try rule(id), subject: .node(node), locale: "de", message: "wrong", fix: "Fix it.")
    (finding.device, finding.typeSize) = (device, typeSize)
    return finding
  }

  private static func text(_ id: RuleID, _ key: String, locale: LocaleTag = "de") throws -> Finding
  {
    Finding(
      rule: try rule(id), subject: .text(TextSubject(key: key)), locale: locale,
      place: SourcePlace(file: "A.xcstrings", line: 3, column: 4), message: "wrong",
      fix: "Fix it.")
  }

  private static func suppression(
    _ id: RuleID, key: String? = nil, locale: LocaleTag? = nil, reason: String = "meant"
  ) -> Suppression {
    var suppression = Suppression(rule: id.rawValue, reason: reason)
    (suppression.key, suppression.locale) = (key, locale)
    return suppression
  }

  private static let nothing = FindingBaseline([], file: "baseline.json")

  // MARK: Acceptance

  @Test("of several suppressions that cover a finding the first counts, whatever they state")
  func theFirstSuppressionCounts() throws {
    let finding = try Self.text(.textTruncated, "save")
    let parts: [Suppression] = [
      Self.suppression(.textTruncated, reason: "any"),
      Self.suppression(.textTruncated, key: "save", reason: "key"),
      Self.suppression(.textTruncated, locale: "de", reason: "locale"),
      Self.suppression(.textTruncated, key: "save", locale: "de", reason: "both"),
    ]
    let others = [
      Self.suppression(.textTruncated, key: "cancel"),
      Self.suppression(.textTruncated, key: "save", locale: "fr"),
    ]
    for first in parts {
      let acceptance = FindingAcceptance(
        suppressions: others + [first] + parts, baseline: Self.nothing)
      #expect(acceptance.suppression(of: finding)?.reason == first.reason)
    }
    let refusing = FindingAcceptance(suppressions: others, baseline: Self.nothing)
    #expect(refusing.suppression(of: finding) == nil)
  }

  @Test("each of many suppressions covers its own finding and not its neighbour's")
  func manySuppressions() throws {
    let acceptance = FindingAcceptance(
      suppressions: (0..<20_000).map {
        Self.suppression(.textTruncated, key: "key \($0)", locale: "de", reason: "\($0)")
      }, baseline: Self.nothing)
    for number in stride(from: 0, to: 20_000, by: 10) {
      let finding = try Self.text(.textTruncated, "key \(number)")
      #expect(acceptance.suppression(of: finding)?.reason == "\(number)")
      let other = try Self.text(.textTruncated, "key \(number)", locale: "fr")
      #expect(acceptance.suppression(of: other) == nil)
    }
  }

  /// Code comes before Config/checks.yml, and that before the baseline.
  @Test("the first acceptance counts") func theFirstAcceptanceCounts() throws {
    let finding = try Self.node(.textTruncated)
    let baseline = FindingBaseline(
      [FindingBaseline.Entry(FindingIdentity(finding), cells: ["iPhoneSE"])], file: "baseline.json")
    let both = FindingAcceptance(
      suppressions: [Self.suppression(.textTruncated)], baseline: baseline)
    let listed = FindingAcceptance(suppressions: [], baseline: baseline)
    var marked = finding
    marked.accepted = "in code"
    #expect(both.suppression(of: marked)?.reason == "in code")
    #expect(both.suppression(of: finding)?.reason == "meant")
    #expect(listed.suppression(of: finding)?.reason == "listed in baseline.json")
    var findings = [marked, finding]
    both.accept(&findings)
    #expect(findings.map(\.known?.reason) == ["in code", "meant"])
  }

  @Test("the baseline holds for its devices and text sizes")
  func theBaselineHoldsForItsDevicesAndTextSizes() throws {
    let finding = try Self.node(.textTruncated)
    let baseline = FindingBaseline(
      [FindingBaseline.Entry(FindingIdentity(finding), cells: ["iPhoneSE", "iPhone16_AX1"])],
      file: "baseline.json")
    #expect(baseline.lists(finding))
    #expect(
      baseline.lists(try Self.node(.textTruncated, device: "iPhone16", typeSize: .accessibility1)))
    #expect(!baseline.lists(try Self.node(.textTruncated, device: "iPhone16")))
    #expect(!baseline.lists(try Self.node(.textTruncated, "other")))
    #expect(!baseline.lists(try Self.node(.textAtRisk)))
  }

  // MARK: Stale acceptances

  @Test(
    "a run names what it did not need", arguments: [(true, ["gone"]), (false, [])])
  func aRunNamesWhatItDidNotNeed(
    isWhole: Bool, stale: [String]
  ) throws {
    let acceptance = FindingAcceptance(
      suppressions: [
        Self.suppression(.textTruncated, reason: "used"),
        Self.suppression(.overlap, reason: "gone"),
        Self.suppression(.formatOrder, reason: "of catalogs"),
      ], baseline: Self.nothing)
    var findings = [try Self.node(.textTruncated)]
    acceptance.accept(&findings)
    let found = acceptance.stale(
      after: findings, in: .components(isWhole: isWhole),
      expired: [Self.suppression(.overlap, reason: "over")])
    #expect(found.map(\.reason) == ["over"] + stale)
  }

  @Test("a check names what its keys and locales did not need")
  func aCheckNamesWhatItsKeysAndLocalesDidNotNeed() throws {
    let acceptance = FindingAcceptance(
      suppressions: [
        Self.suppression(.formatOrder, key: "a", reason: "used"),
        Self.suppression(.formatOrder, key: "b", reason: "gone"),
        Self.suppression(.formatOrder, key: "b", locale: "ja", reason: "other locale"),
        Self.suppression(.formatOrder, key: "z", reason: "other file"),
        Self.suppression(.formatOrder, reason: "open"),
        Self.suppression(.textTruncated, key: "b", reason: "of layouts"),
      ], baseline: Self.nothing)
    var findings = [try Self.text(.formatOrder, "a")]
    acceptance.accept(&findings)
    let scope = AcceptanceScope.catalogs(
      files: ["A.xcstrings"], keys: ["a", "b"], locales: ["de"], isWhole: true)
    #expect(
      acceptance.stale(after: findings, in: scope, expired: []).map(\.reason) == ["gone"])
  }

  /// An entry counts as long as its finding is there, even where something else accepts that.
  @Test("an entry of the baseline is stale once its finding is gone")
  func anEntryOfTheBaselineIsStaleOnceItsFindingIsGone() throws {
    let (here, gone) = (try Self.text(.formatOrder, "a"), try Self.text(.formatOrder, "b"))
    let acceptance = FindingAcceptance(
      suppressions: [Self.suppression(.formatOrder, key: "a")],
      baseline: FindingBaseline(
        [here, gone].map { FindingBaseline.Entry(FindingIdentity($0), cells: []) },
        file: "baseline.json"))
    var findings = [here]
    acceptance.accept(&findings)
    func stale(_ files: Set<String>) -> [Suppression] {
      acceptance.stale(
        after: findings,
        in: .catalogs(files: files, keys: ["a", "b"], locales: ["de"], isWhole: true), expired: [])
    }
    #expect(stale(["A.xcstrings"]).map(\.key) == ["b"])
    #expect(stale(["B.xcstrings"]).isEmpty)
  }

  // MARK: Causes

  @Test("devices and text sizes are one cause") func devicesAndTextSizesAreOneCause() throws {
    let causes = FindingCause.causes(of: [
      try Self.node(.textTruncated), try Self.node(.textTruncated, device: "iPhone16"),
      try Self.node(.textTruncated, typeSize: .accessibility1),
      try Self.node(.textTruncated, "other"),
      try Self.node(.textAtRisk),
    ])
    #expect(causes.map(\.findings.count) == [3, 1, 1])
    #expect(causes.first?.devices == ["iPhoneSE", "iPhone16"])
    #expect(causes.first?.typeSizes == [.large, .accessibility1])
  }

  @Test("locales that say the same are one cause of a catalog")
  func localesThatSayTheSameAreOneCauseOfACatalog() throws {
    var other = try Self.text(.formatOrder, "a", locale: "tr")
    other.message = "otherwise"
    let causes = FindingCause.causes(of: [
      try Self.text(.formatOrder, "a"), try Self.text(.formatOrder, "a", locale: "ja"), other,
    ])
    #expect(causes.map(\.locales) == [["de", "ja"], ["tr"]])
  }

  // MARK: Failing

  /// `strict` means the same for a node, a text in a slot and a text of a catalog.
  @Test(
    "warnings fail where the project is strict",
    arguments: [
      (RuleID.textTruncated, true, true), (.textAtRisk, false, true),
      (.textScaledDown, false, true),
      (.squeezedBesideSpace, false, true), (.lineBreakForbidden, false, false),
      (.formatOrder, true, true), (.sameAsSource, false, true), (.spacingDrift, false, false),
    ])
  func warningsFailWhereTheProjectIsStrict(id: RuleID, fails: Bool, failsStrictly: Bool) throws {
    for var finding in [try Self.node(id), try Self.text(id, "a")] {
      #expect(FailurePolicy(strict: false).fails(finding) == fails)
      #expect(FailurePolicy(strict: true).fails(finding) == failsStrictly)
      finding.known = Self.suppression(id)
      #expect(!FailurePolicy(strict: true).fails(finding))
    }
  }

  @Test(
    "the gravest wins",
    arguments: [
      (false, [RuleID](), 0, [Status](), Status.clean), (false, [.textAtRisk], 1, [], .clean),
      (false, [.textTruncated], 0, [], .findings), (true, [.textAtRisk], 0, [], .findings),
      (true, [], 1, [], .findings), (true, [.lineBreakForbidden], 0, [], .clean),
      (false, [], 0, [.findings], .findings), (false, [.textTruncated], 0, [.data], .data),
      (false, [], 0, [.inputOutput, .data], .inputOutput),
    ])
  func theGravestWins(
    strict: Bool, rules: [RuleID], stale: Int, others: [Status], status: Status
  ) throws {
    let policy = ExitPolicy(FailurePolicy(strict: strict))
    let findings = try rules.map { try Self.node($0) }
    #expect(
      policy.status(
        findings: findings,
        stale: Array(repeating: Self.suppression(.overlap), count: stale), others: others)
        == status)
  }
}
