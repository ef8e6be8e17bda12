import OversetChecks
package import OversetVocabulary

/// What a report says of a rule: one of the checks, or what a command finds beside them.
package struct ReportedRule: Sendable, Hashable {
  /// The name, as reports and configurations spell it.
  package let id: String
  /// What it finds, in a few words; never empty.
  package let title: String
  /// What it rests on; never empty.
  package let details: String
  /// The smallest example, in Markdown; never empty.
  package let help: String
  /// How grave it is as a rule.
  package let severity: Severity
  /// Words to filter by.
  package let tags: [String]

  /// What is said of a check's rule.
  init(_ rule: Rule) {
    id = rule.name
    title = rule.title
    details = rule.precision.isEmpty ? rule.title : rule.precision
    help = rule.example.isEmpty ? rule.title : rule.example
    severity = rule.severity
    let isAboutDirection = ["R", "B"].contains(rule.fault?.prefix(1) ?? "")
    tags =
      ["localization"] + (isAboutDirection ? ["right-to-left"] : [])
      + (rule.fault.map { ["fault \($0)"] } ?? [])
  }

  /// Whether it tells of a snapshot, and not of what a check has found in it.
  var isAboutSnapshots: Bool { id.hasPrefix("snapshot/") }

  private init(
    _ id: StaticString, _ title: StaticString, _ details: StaticString,
    _ severity: Severity = .error
  ) {
    self.id = "\(id)"
    self.title = "\(title)"
    self.details = "\(details)"
    help = self.details
    self.severity = severity
    tags = ["localization"]
  }

  // MARK: What is no check

  static let snapshotDifferent = ReportedRule(
    "snapshot/different", "Snapshot differs", "A picture or its text differs from its reference.")
  static let snapshotNew = ReportedRule(
    "snapshot/new", "Snapshot is new", "The run has recorded a reference that nobody has looked at."
  )
  static let snapshotMissing = ReportedRule(
    "snapshot/missing", "Snapshot has no reference",
    "There is no reference, and the run may not record one.")
  static let snapshotUnusable = ReportedRule(
    "snapshot/unusable", "Reference cannot be used",
    "A reference cannot be read or cannot be written.")
  static let snapshotObsolete = ReportedRule(
    "snapshot/obsolete", "Reference is obsolete", "Nothing verifies this reference any more.")
  static let stateFailed = ReportedRule(
    "preview/failed", "State was not laid out",
    "The code of a preview stopped the program or did not end.")
  static let overBudget = ReportedRule(
    "snapshot/budget", "References exceed their budget",
    "The references of a component are larger than Config/matrix.yml allows.")
  static let staleSuppression = ReportedRule(
    "suppression/stale", "Suppression covers nothing",
    "An entry of Config/checks.yml or of the baseline covers nothing, or its time is over.",
    .warning)
  static let fileFault = ReportedRule(
    "file/fault", "File has a fault", "A file has a fault, so that a part of it was not checked.")
  static let noHeadroom = ReportedRule(
    "headroom/none", "Text has no headroom", "A text does not fit as it is.", .warning)
  static let littleHeadroom = ReportedRule(
    "headroom/little", "Text has little headroom",
    "A text breaks something if it becomes less than 30 % wider.", .info)
  static let more = ReportedRule(
    "report/more", "More findings", "The reader of this report takes no more of them.", .info)
}
