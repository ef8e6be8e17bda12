import OversetVocabulary

/// Text in columns for a terminal.
struct Table {
  private var rows: [[PrintedText]] = []
  private let isRightAligned: Set<Int>

  init(rightAligned columns: Set<Int> = []) { isRightAligned = columns }

  mutating func add(_ cells: [PrintedText]) { rows.append(cells) }

  /// The rows, each column as wide as its widest cell.
  ///
  /// - Parameter width: How wide a row may be: a longer one loses the end of its last cell. Nil means any.
  func lines(indent: PrintedText = "", width: Int? = nil) -> [PrintedText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = fitting(row, widths, in: width.map { $0 - indent.columns }).enumerated().map {
        column, cell in
        let padding = PrintedText.spaces(widths[column] - cell.columns)
        return isRightAligned.contains(column) ? padding + cell : cell + padding
      }
      return (indent + cells.joined(separator: "  ")).withoutTrailingSpaces
    }
  }

  /// The cells of a row, the last one shortened if the row is wider than `width`.
  private func fitting(_ row: [PrintedText], _ widths: [Int], in width: Int?) -> [PrintedText] {
    guard let width, let last = row.last, row.count > 1 else { return row }
    let others = widths.prefix(row.count - 1).reduce(0) { $0 + $1 + 2 }
    guard others + last.columns > width, width - others > 1 else { return row }
    return row.dropLast() + [last.shortened(to: width - others)]
  }
}
