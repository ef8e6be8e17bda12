/// A line and a column of a text file, both from 1; columns count UTF-16 units.
///
/// UTF-16 is what editors' protocols and SARIF count in, and the project's index space. 32 bits hold
/// every file that is read, and keep what each string of a catalog costs low.
public struct TextPosition: Sendable, Hashable, Comparable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// A position; numbers below 1 or beyond 32 bits are clamped.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: max(line, 1))
    storedColumn = UInt32(clamping: max(column, 1))
  }

  /// The line, from 1.
  public var line: Int { Int(storedLine) }

  /// The column in UTF-16 units, from 1.
  public var column: Int { Int(storedColumn) }

  /// Orders by line, then by column.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}

extension TextPosition: Codable {
  /// Reads line and column from an array of the two.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(line: try numbers.decode(Int.self), column: try numbers.decode(Int.self))
  }

  /// Writes line and column as an array.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(line)
    try numbers.encode(column)
  }
}
