/// How a command ends: codes of sysexits(3), and 1 for findings. Of several the gravest, which is the
/// highest, wins.
package enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
  /// Nothing was found.
  case clean = 0
  /// Findings, or differences from what was recorded.
  case findings = 1
  /// Wrong arguments.
  case usage = 64
  /// Wrong contents of a file.
  case data = 65
  /// There is nothing to check: no catalog, no string, no cell. Not clean: whoever asked expects something.
  case nothingToCheck = 66
  /// An error that no input explains: a fault of Overset.
  case internalError = 70
  /// A file or stream cannot be read or written.
  case inputOutput = 74

  /// Orders by code, from clean to the gravest.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
