/// Why an inline snapshot was not written into a source file.
package struct InlineSourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  package let problem: String
  /// What to do about it.
  package let remedy: String

  /// Describes a fault.
  package init(problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// `problem; what to do`.
  package var description: String { "\(problem); \(remedy)" }

  /// The file is not what the tests were built from.
  package static func changed(_ what: String) -> InlineSourceError {
    InlineSourceError(
      problem: "the source file has changed since the tests were built: \(what)",
      remedy: "build and run again, tests of XCTest without --parallel")
  }
}
