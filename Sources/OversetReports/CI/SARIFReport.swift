import Foundation
import OversetProject
import OversetRaster
import OversetVocabulary

/// SARIF 2.1.0 as GitHub's code scanning takes it (“SARIF support for code scanning”).
///
/// Every result has one line, because GitHub shows one in a pull request only if all of its lines have changed. Of the
/// fingerprints GitHub reads `primaryLocationLineHash` alone, and its uploader fills in its own where there is none.
/// Accepted findings are left out: GitHub would show them as open.
struct SARIFReport {
  private let report: FindingReport
  private let rules: [ReportedRule]
  private let numbers: [ReportedRule: Int]
  private let limit: Int
  private let packedLimit: Int

  /// - Parameters:
  ///   - limit: The most results.
  ///   - packedLimit: The most bytes that the file has once it is packed.
  init(
    _ report: FindingReport, limit: Int = ReportLimits.SARIF.results,
    packedLimit: Int = ReportLimits.SARIF.packedBytes
  ) {
    self.report = report
    self.limit = limit
    self.packedLimit = packedLimit
    var seen: Set<ReportedRule> = []
    rules = report.causes.map(\.rule).filter { seen.insert($0).inserted } + [.more]
    numbers = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
  }

  /// The report, ending in a newline.
  var json: PrintedJSON {
    get throws {
      let all = report.results.map { result($0.result, of: $0.cause) }
      var count = all.count > limit ? limit - 1 : all.count
      while true {
        let json = try document(all.prefix(count), leftOut: all.count - count)
        let packed = try Deflate.size(of: json.bytes)
        guard packed > packedLimit, count > 0 else { return json }
        // Results are alike, so that their number goes with the size.
        count = min(count - 1, count * packedLimit / packed * 95 / 100)
      }
    }
  }

  /// What tells the results of one kind of run from those of others. Where a report is of a part, its results must not
  /// take the place of those of the whole: GitHub closes what the newest results of a kind lack.
  private var category: String {
    let parts: [NotChecked.Reason] = [.otherShards, .unchanged]
    let isPart = report.notChecked.contains { parts.contains($0.reason) }
    return "overset/\(report.command)/\(isPart ? "part/" : "")"
  }

  private func document(
    _ results: ArraySlice<SARIF.Result>, leftOut: Int
  ) throws -> PrintedJSON {
    let more = leftOut > 0 ? [self.more(leftOut)].compactMap(\.self) : []
    return try PrintedJSON(
      SARIF.Log(
        runs: [
          SARIF.Run(
            tool: SARIF.Tool(
              driver: SARIF.Driver(
                name: "Overset", version: report.version, rules: rules.map(SARIF.Rule.init))),
            automationDetails: SARIF.Details(id: category),
            columnKind: "utf16CodeUnits", results: results + more,
            invocations: [
              SARIF.Invocation(
                executionSuccessful: report.exitStatus <= .findings,
                exitCode: Int(report.exitStatus.rawValue),
                toolExecutionNotifications: report.notChecked.map { entry in
                  SARIF.Notification(
                    level: "note",
                    message: SARIF.Text(
                      "Not checked: \(entry.reason.rawValue): \(entry.subject): \(entry.count) \(entry.detail)"
                    ))
                })
            ])
        ]), isIndented: false)
  }

  private func result(_ result: ReportedResult, of cause: ReportedCause) -> SARIF.Result {
    SARIF.Result(
      ruleId: cause.rule.id, ruleIndex: numbers[cause.rule] ?? 0,
      level: SARIF.level(cause.severity), message: SARIF.Text("\(result.message); \(result.fix)"),
      locations: [SARIF.Location(result.place)],
      relatedLocations: result.related.isEmpty
        ? nil
        : result.related.prefix(ReportLimits.SARIF.locations - 1).enumerated().map {
          SARIF.Location($1.place, id: $0 + 1, message: SARIF.Text($1.words))
        },
      partialFingerprints: SARIF.Fingerprints(
        primaryLocationLineHash: result.fingerprint, own: result.fingerprint))
  }

  /// The last result of a report that lacks others: it says how many.
  private func more(_ count: Int) -> SARIF.Result? {
    guard let place = report.causes.first?.results.first?.place else { return nil }
    return SARIF.Result(
      ruleId: ReportedRule.more.id, ruleIndex: numbers[.more] ?? 0, level: "note",
      message: SARIF.Text(
        "and \(Wording.count(count, "more finding")); GitHub takes no more in one file"),
      locations: [SARIF.Location(place)], relatedLocations: nil,
      partialFingerprints: SARIF.Fingerprints(
        primaryLocationLineHash: "more:1", own: "more:1"))
  }
}
