public import ArgumentParser
import OversetChecks
import OversetReports
import OversetVocabulary

/// Options that choose what a check's report shows.
struct CheckReportOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help:
      "Show only findings of this rule. Repeatable. No option of the report changes the exit code."
  )
  var rules: [String] = []

  @Option(help: "Show only findings at least as grave as this: error, warning or info.")
  var severity: Severity?

  @Option(
    name: .customLong("key"),
    help: "Show only findings about keys that match this pattern, such as 'settings.*'. Repeatable."
  )
  var keys: [String] = []

  @Flag(
    help:
      "Leave out findings that the baseline or Config/checks.yml accepts; they are not counted either."
  )
  var onlyNew = false

  @Flag(help: "Show only the tables: causes by rule and by locale.")
  var summary = false

  @Option(
    help: "List this many causes. Default: 10, or 50 of those chosen by rule, severity or key.")
  var limit: Int?

  @Flag(help: "List every cause with each of its sites: locale, device, variant and place.")
  var verbose = false

  @OptionGroup var colour: ColourOptions

  @Option(help: "The report's format: text, or json with all findings.")
  var format = ReportFormat.text

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit is \(limit); give 0 or more") }
    if format == .json, narrows {
      throw ValidationError(
        "the JSON has all findings; leave out the options that choose some of them, such as --rule"
      )
    }
    if summary, verbose { throw ValidationError("--summary and --verbose exclude each other") }
  }

  /// Whether the report shows less than all, or more.
  var narrows: Bool {
    !rules.isEmpty || severity != nil || !keys.isEmpty || onlyNew || summary || verbose
      || limit != nil
  }

  /// What the report shows.
  ///
  /// - Throws: `Diagnostic` for a rule that there is not, naming the nearest.
  func narrowing() throws(Diagnostic) -> ReportNarrowing {
    var narrowing = ReportNarrowing()
    for name in rules {
      let id = RuleID(rawValue: name)
      guard Rules.rule(id) != nil else {
        throw Diagnostic.unknown("rule", name, known: Rules.all.map(\.name)).counted(as: .usage)
      }
      narrowing.rules.insert(id)
    }
    narrowing.severity = severity ?? .info
    narrowing.keys = keys
    narrowing.isOnlyNew = onlyNew
    narrowing.isSummary = summary
    narrowing.isVerbose = verbose
    narrowing.limit = limit
    return narrowing
  }
}

extension Severity: ExpressibleByArgument {}
