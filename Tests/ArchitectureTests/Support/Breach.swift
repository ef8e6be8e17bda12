/// One place where a rule of the architecture does not hold.
struct Breach: CustomStringConvertible, Equatable {
  /// The file's path from the package root.
  let file: String
  /// The line, counted from 1.
  let line: Int
  /// What is wrong there and what to do about it.
  let problem: String

  var description: String { "\(file):\(line): \(problem)" }
}

extension Sequence<Breach> {
  /// One breach to a line, as a failing test shows them.
  var listing: String { "\n" + map(\.description).joined(separator: "\n") }
}
