import OversetVocabulary

/// The faults of a file's rows: the first ones are reported, the others counted.
struct FaultList {
  /// How many a message lists.
  private static let listed = 20

  private var first: [Diagnostic] = []
  private var more = 0

  mutating func add(_ fault: Diagnostic) {
    if first.count < Self.listed { first.append(fault) } else { more += 1 }
  }

  /// The place of every wrong row, up to 20; nil where all are right.
  var diagnostic: Diagnostic? {
    guard var fault = first.first else { return nil }
    fault.alsoFound = Array(first.dropFirst())
    if more > 0 {
      fault.alsoFound.append(
        Diagnostic(
          .data, file: fault.file,
          problem: more == 1 ? "1 more row is wrong" : "\(more) more rows are wrong",
          remedy: "correct the rows above first"))
    }
    return fault
  }

  /// - Throws: `Diagnostic` with the place of every wrong row, up to 20.
  func end() throws(Diagnostic) {
    if let diagnostic { throw diagnostic }
  }
}
