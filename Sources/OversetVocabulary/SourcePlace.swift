/// A place in a text file: what a finding or a diagnostic points at.
public struct SourcePlace: Sendable, Hashable, Codable {
  /// The file's path, as it was named to the reader.
  public var file: String
  /// Where in the file; `nil` if the whole file is meant.
  public var position: TextPosition?

  /// A place in a file, or a whole file.
  public init(file: String, position: TextPosition? = nil) {
    self.file = file
    self.position = position
  }

  /// A place by line and column, both from 1; columns count UTF-16 units.
  public init(file: String, line: Int, column: Int) {
    self.init(file: file, position: TextPosition(line: line, column: column))
  }

  /// The line, from 1; `nil` if the whole file is meant.
  public var line: Int? { position?.line }

  /// The column in UTF-16 units, from 1; `nil` if the whole file is meant.
  public var column: Int? { position?.column }
}

extension SourcePlace: Comparable {
  /// Orders by file, then by position; a whole file comes before its lines.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    if left.file != right.file { return left.file < right.file }
    guard let second = right.position else { return false }
    return left.position.map { $0 < second } ?? true
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, or the file alone.
  public var description: String {
    position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
