package import Foundation

/// `Grid`: rows of cells whose columns line up.
///
/// Columns are served as the children of a stack: the least flexible first, each with an equal share of the
/// rest; a column is as wide as its widest cell for that share. Rows are served in the same way. Source: Apple's
/// documentation; the order of serving from memory.
package struct GridBehavior: LayoutBehavior, Sendable {
  /// A cell of a row.
  package struct Cell: Sendable {
    /// Which child it holds.
    package let child: Int
    /// How many columns it spans; nil is all.
    package let columns: Int?
    /// Where the child stands, as fractions of the cell; nil is as the alignments say.
    package let anchor: UnitPoint?
    /// How the cell's column is aligned; nil says nothing.
    package let columnAlignment: HorizontalAlignment?
    /// The axes along which the cell does not make its row or column larger.
    package let unsizedAxes: Axis.Set

    /// Describes a cell.
    package init(
      child: Int, columns: Int?, anchor: UnitPoint?, columnAlignment: HorizontalAlignment?,
      unsizedAxes: Axis.Set
    ) {
      self.child = child
      self.columns = columns
      self.anchor = anchor
      self.columnAlignment = columnAlignment
      self.unsizedAxes = unsizedAxes
    }
  }

  /// A row of the grid.
  package struct Row: Sendable {
    /// Its cells, in order.
    package var cells: [Cell]
    /// How its cells are aligned; nil is as the grid says.
    package let alignment: VerticalAlignment?

    /// Describes a row.
    package init(cells: [Cell], alignment: VerticalAlignment?) {
      self.cells = cells
      self.alignment = alignment
    }
  }

  /// The rows, in order.
  package let rows: [Row]
  /// How cells are aligned whose row and column say nothing.
  package let alignment: Alignment
  private let gaps: CGSize

  /// Creates a grid; a spacing (points) of nil is 8.
  package init(
    rows: [Row], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.rows = rows
    self.alignment = alignment
    gaps = CGSize(
      width: horizontalSpacing?.asCoordinate ?? ViewSpacing.standard,
      height: verticalSpacing?.asCoordinate ?? ViewSpacing.standard)
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool {
    alignment.isOfApp
      || rows.contains { row in
        row.alignment?.key.isOfApp == true
          || row.cells.contains { $0.columnAlignment?.key.isOfApp == true }
      }
  }

  /// The columns side by side and the rows below each other, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let solution = solve(proposal, context)
    return CGSize(
      width: length(solution.columns, gaps.width), height: length(solution.rows, gaps.height))
  }

  /// Each child in its cell.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let solution = solve(proposal, context)
    var placements = [Placement?](repeating: nil, count: context.children.count)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      for (cell, span) in spans(of: row) where context.children.indices.contains(cell.child) {
        let columns = solution.columns.prefix(span.lowerBound)
        let x = columns.reduce(CGFloat(columns.count) * gaps.width, +)
        let room = CGSize(
          width: length(Array(solution.columns[span]), gaps.width), height: solution.rows[index])
        let offer = ProposedSize(room)
        let child = context.children[cell.child].dimensions(offer)
        let origin = origin(of: child, cell, in: room, row, column: span.lowerBound)
        placements[cell.child] = Placement(
          at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: offer)
      }
      y += solution.rows[index] + gaps.height
    }
    return placements
  }

  /// The children lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  // MARK: Measuring

  private struct Solution {
    let columns: [CGFloat]
    let rows: [CGFloat]
  }

  private func solve(_ proposal: ProposedSize, _ context: LayoutContext) -> Solution {
    let cells = rows.map { spans(of: $0) }
    let columns = shares(columnCount, of: proposal.width, gap: gaps.width) { column, width in
      cells.joined().filter {
        $0.span == column..<(column + 1) && !$0.cell.unsizedAxes.contains(.horizontal)
      }
      .map { size(of: $0.cell, ProposedSize(width: width, height: nil), context).width }.max() ?? 0
    }
    let heights = shares(rows.count, of: proposal.height, gap: gaps.height) { row, height in
      cells[row].filter { !$0.cell.unsizedAxes.contains(.vertical) }.map { cell, span in
        let width = length(Array(columns[span]), gaps.width)
        return size(of: cell, ProposedSize(width: width, height: height), context).height
      }.max() ?? 0
    }
    return Solution(columns: columns, rows: heights)
  }

  private func size(
    of cell: Cell, _ proposal: ProposedSize, _ context: LayoutContext
  ) -> CGSize {
    guard context.children.indices.contains(cell.child) else { return .zero }
    return context.children[cell.child].sizeThatFits(proposal)
  }

  /// The lengths of `count` columns or rows, which `measure` measures for a proposal (points).
  private func shares(
    _ count: Int, of total: CGFloat?, gap: CGFloat, measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total else { return (0..<count).map { measure($0, nil).asCoordinate } }
    var rest = total - CGFloat(max(count - 1, 0)) * gap
    let order = (0..<count).map { index in
      let most = measure(index, .infinity)
      return (index: index, play: most.isFinite ? most - measure(index, 0) : .infinity)
    }.sorted { ($0.play, $0.index) < ($1.play, $1.index) }
    var lengths = [CGFloat](repeating: 0, count: count)
    for (served, track) in order.enumerated() {
      let share = max(rest / CGFloat(count - served), 0)
      lengths[track.index] = measure(track.index, share).asLength.asCoordinate
      rest -= lengths[track.index]
    }
    return lengths
  }

  private var columnCount: Int {
    rows.map { $0.cells.reduce(0) { $0 + ($1.columns ?? 1) } }.max() ?? 0
  }

  private func spans(of row: Row) -> [(cell: Cell, span: Range<Int>)] {
    var column = 0
    return row.cells.map { cell in
      guard let columns = cell.columns else { return (cell, 0..<columnCount) }
      defer { column += columns }
      return (cell, column..<min(column + columns, columnCount))
    }
  }

  private func length(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(CGFloat(max(lengths.count - 1, 0)) * gap, +)
  }

  // MARK: Placing

  private func origin(
    of child: ViewDimensions, _ cell: Cell, in room: CGSize, _ row: Row, column: Int
  ) -> CGPoint {
    if let anchor = cell.anchor {
      return CGPoint(
        x: (room.width - child.width) * anchor.x.asCoordinate,
        y: (room.height - child.height) * anchor.y.asCoordinate)
    }
    let guide = columnGuide(column) ?? alignment.horizontal
    let place = Alignment(horizontal: guide, vertical: row.alignment ?? alignment.vertical)
    return place.origin(of: child, in: ViewDimensions(room))
  }

  private func columnGuide(_ column: Int) -> HorizontalAlignment? {
    rows.lazy.flatMap { spans(of: $0) }
      .first { $0.span.lowerBound == column && $0.cell.columnAlignment != nil }?
      .cell.columnAlignment
  }
}
