import OversetRun
package import OversetVocabulary

/// The report of the assertions of tests that several processes have shared: each issue at its assertion, as the tests
/// said it, then the totals.
package struct AssertionTextReport {
  private let assertions: [FindingReport.Asserted]

  /// A report of assertions in the order of their places.
  package init(_ assertions: [FindingReport.Asserted]) { self.assertions = assertions }

  /// The report, ending in a newline.
  package var text: PrintedText {
    let issues = assertions.flatMap { assertion in
      RunIssues(assertion.outcome).all.map { "\(assertion.place): \($0.message)\n" as PrintedText }
    }
    let count = Wording.count(assertions.count, "assertion")
    return issues.joined() + "\(RunTotals(assertions.lazy.map(\.outcome)).text), in \(count)\n"
  }
}
