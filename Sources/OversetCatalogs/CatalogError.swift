public import OversetVocabulary

/// A catalog that cannot be read: where, what is wrong, and what to do about it.
///
/// Reading goes on after an error wherever the rest of the file still makes sense; the errors
/// found after the first one are in ``alsoFound``.
public struct CatalogError: Error, Sendable, Hashable {
  /// The file, as it was named to the reader.
  public let file: String
  /// The line, counted from 1; `nil` when the error concerns the file as a whole.
  public let line: Int?
  /// The column in UTF-16 units, counted from 1; `nil` when there is none.
  public let column: Int?
  /// What is wrong, in one sentence without a full stop.
  public let problem: String
  /// What to do, in one sentence without a full stop.
  public let remedy: String
  /// Further errors of the same file, in file order; each has no `alsoFound` of its own.
  public let alsoFound: [CatalogError]

  /// An error at a place of a file, or of the whole file when there is no line.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, problem: String, remedy: String,
    alsoFound: [CatalogError] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
    self.remedy = remedy
    self.alsoFound = alsoFound
  }

  /// An error at a place.
  public init(at place: SourcePlace, problem: String, remedy: String) {
    self.init(
      file: place.file, line: place.line, column: place.column, problem: problem, remedy: remedy)
  }

  /// This error and those found after it.
  public var all: [CatalogError] {
    let first = CatalogError(
      file: file, line: line, column: column, problem: problem, remedy: remedy)
    return [first] + alsoFound
  }

  /// One error out of all errors, file by file; `nil` when there are none.
  public static func combining(_ errors: [CatalogError]) -> CatalogError? {
    let sorted = errors.sorted {
      ($0.file, $0.line ?? 0, $0.column ?? 0) < ($1.file, $1.line ?? 0, $1.column ?? 0)
    }
    guard let first = sorted.first else { return nil }
    return CatalogError(
      file: first.file, line: first.line, column: first.column, problem: first.problem,
      remedy: first.remedy, alsoFound: Array(sorted.dropFirst()))
  }
}

extension CatalogError: CustomStringConvertible {
  /// One line per error: `FILE:LINE:COLUMN: problem; what to do`.
  public var description: String {
    all.map(\.ownLine).joined(separator: "\n")
  }

  private var ownLine: String {
    let numbers = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(file)\(numbers): \(problem); \(remedy)"
  }
}
