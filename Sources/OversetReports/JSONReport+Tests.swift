import OversetRun
package import OversetVocabulary

extension JSONReport {
  /// The report of the assertions of tests, ending in a newline.
  package static func data(of assertions: [FindingReport.Asserted]) throws -> PrintedJSON {
    try encode(
      Tests(
        version: version, command: "tests",
        exitCode: (assertions.map(\.outcome.exitStatus).max() ?? .clean).rawValue,
        assertions: assertions.map {
          Assertion(place: "\($0.place)", run: Run($0.outcome))
        }))
  }

  private struct Tests: Encodable {
    let version: Int
    let command: String
    let exitCode: Int32
    let assertions: [Assertion]
  }

  /// An assertion, at its place in the test's source, with the report of its cells.
  private struct Assertion: Encodable {
    let place: String
    let run: Run
  }
}
