package import OversetVocabulary

extension Diagnostic {
  /// The source file is not what the tests were built from.
  package static func changed(_ what: String) -> Diagnostic {
    Diagnostic(
      .data, problem: "the source file has changed since the tests were built: \(what)",
      remedy: "build and run again; run XCTest tests without --parallel")
  }
}
