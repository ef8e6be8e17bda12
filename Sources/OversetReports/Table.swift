import Foundation
import OversetUnicode

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
      rows.map { $0.indices.contains(column) ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - DisplayWidth.columns(of: cell))
        return isRightAligned.contains(column) ? padding + cell : cell + padding
      }
      let line = indent + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
