import OversetVocabulary

/// What came of doing a command's work once more.
enum WatchTurn {
  /// Nothing that the command looks at has changed.
  case idle
  /// There is a report.
  ///
  /// - Parameters:
  ///   - isDocument: Whether standard output takes a document, in which no other line may stand.
  ///   - tell: Writes it; throws `ExitCode` unless the end is clean.
  ///   - finish: Does what nobody has to wait for.
  case report(isDocument: Bool, tell: () throws -> Void, finish: () -> Void = {})
  /// There is none.
  case failure(Diagnostic)
}
