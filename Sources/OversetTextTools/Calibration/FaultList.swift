import OversetVocabulary

/// The faults of a file's rows: the first ones are reported, the others counted.
struct FaultList {
  /// How many a message lists.
  private static let listed = 20

  private var faults: [Diagnostic] = []

  mutating func add(_ fault: Diagnostic) { faults.append(fault) }

  /// - Throws: `Diagnostic` with the place of every wrong row, up to 20.
  func end() throws(Diagnostic) {
    guard var first = faults.first else { return }
    first.alsoFound = Array(faults.dropFirst().prefix(Self.listed - 1))
    if faults.count > Self.listed {
      let rest = faults.count - Self.listed
      first.alsoFound.append(
        Diagnostic(
          .data, file: first.file,
          problem: rest == 1 ? "1 more row is wrong" : "\(rest) more rows are wrong",
          remedy: "correct the rows above first"))
    }
    throw first
  }
}
