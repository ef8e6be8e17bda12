/// Why a face cannot be used for shaping.
public struct ShapingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The face's file, or the manifest that names it, as a path.
  public let file: String
  /// The 1-based line in a manifest; nil where the fault has no line.
  public let line: Int?
  /// The 1-based column in a manifest; nil where the fault has no column.
  public let column: Int?
  /// What is wrong.
  public let problem: String
  /// What to do about it.
  public let remedy: String

  /// Describes a fault of the face or manifest at `file`.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, problem: String, remedy: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
  }

  /// `FILE:LINE:COLUMN: problem; what to do`.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    return "\(place): \(problem); \(remedy)"
  }
}
