import OversetCatalogs
import OversetConfig
import OversetRaster
import OversetShaping
import OversetSnapshots

/// Why a run could not be made.
public struct MatrixError: Error, Sendable, CustomStringConvertible {
  /// Whose fault it is, which decides the exit code.
  public enum Kind: Sendable {
    /// An argument names something that is not there.
    case usage
    /// A file has wrong contents.
    case data
    /// A file cannot be read or written.
    case inputOutput
  }

  /// Whose fault it is.
  public let kind: Kind
  /// The file, as a path; nil where the fault is in no file.
  public let file: String?
  /// The 1-based line.
  public let line: Int?
  /// The 1-based column.
  public let column: Int?
  /// What is wrong.
  public let problem: String
  /// What to do about it.
  public let remedy: String
  /// Further faults that the same reading found.
  public let alsoFound: [String]

  /// Describes a fault.
  public init(
    kind: Kind, file: String? = nil, line: Int? = nil, column: Int? = nil, problem: String,
    remedy: String, alsoFound: [String] = []
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
    self.alsoFound = alsoFound
  }

  init(_ error: ConfigError, kind: Kind = .data) {
    self.init(
      kind: kind, file: error.file, line: error.line, column: error.column,
      problem: error.problem, remedy: error.remedy)
  }

  init(_ error: CatalogError) {
    self.init(
      kind: .data, file: error.file, line: error.line, column: error.column,
      problem: error.problem, remedy: error.remedy,
      alsoFound: error.all.dropFirst().map(\.description))
  }

  init(_ error: ShapingError) {
    self.init(
      kind: .data, file: error.file, line: error.line, column: error.column,
      problem: error.problem, remedy: error.remedy)
  }

  init(_ error: SnapshotError, kind: Kind) {
    self.init(kind: kind, file: error.file, problem: error.problem, remedy: error.remedy)
  }

  /// `FILE:LINE:COLUMN: problem; what to do`, and a line for each further fault.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    let first = (place.isEmpty ? "" : "\(place): ") + "\(problem); \(remedy)"
    return ([first] + alsoFound).joined(separator: "\n")
  }
}
