import Foundation

/// Text in columns for a terminal.
struct Table {
  private var rows: [[String]] = []
  private let isRightAligned: Set<Int>

  init(rightAligned columns: Set<Int> = []) { isRightAligned = columns }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The rows, each column as wide as its widest cell.
  func lines(indent: String = "") -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - DisplayWidth.of(cell))
        return isRightAligned.contains(column) ? padding + cell : cell + padding
      }
      let line = indent + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// Two for full-width characters and emoji, none for marks and controls, one for the rest: an
  /// approximation of East Asian Width (UAX #11).
  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
