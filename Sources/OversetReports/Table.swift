import OversetUnicode
import OversetVocabulary

/// Text in columns for a terminal.
struct Table {
  private var rows: [[PrintedText]] = []
  private let isRightAligned: Set<Int>

  init(rightAligned columns: Set<Int> = []) { isRightAligned = columns }

  mutating func add(_ cells: [PrintedText]) { rows.append(cells) }

  /// The rows, each column as wide as its widest cell.
  func lines(indent: PrintedText = "") -> [PrintedText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = PrintedText.spaces(widths[column] - columns(of: cell))
        return isRightAligned.contains(column) ? padding + cell : cell + padding
      }
      return (indent + cells.joined(separator: "  ")).withoutTrailingSpaces
    }
  }

  private func columns(of cell: PrintedText) -> Int { DisplayWidth.columns(of: cell.string) }
}
