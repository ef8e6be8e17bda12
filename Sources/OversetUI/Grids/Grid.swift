public import Foundation
public import OversetLayoutEngine

/// Views in rows and columns, each column as wide as its widest view needs.
///
/// Each ``GridRow`` is a row; any other view spans all columns.
public struct Grid<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid of the rows of `content`; without a spacing (points) rows and columns are 8 apart.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// The node of the grid.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "Grid"))
    let behavior = GridBehavior(
      rows: GridBehavior.rows(of: nodes), alignment: view.alignment,
      horizontalSpacing: view.horizontalSpacing, verticalSpacing: view.verticalSpacing)
    return [_ViewNode("Grid", behavior, children: nodes, in: context)]
  }
}

extension GridBehavior {
  /// The rows of a grid of nodes: of each ``GridRow``, and of each other node, one.
  @MainActor static func rows(of nodes: [_ViewNode]) -> [Row] {
    var rows: [Row] = []
    var last: GridRowIdentity?
    for (index, node) in nodes.enumerated() {
      let traits = node.traits.grid
      let cell = Cell(
        child: index, columns: traits.row == nil ? nil : traits.columns, anchor: traits.anchor,
        columnAlignment: traits.columnAlignment, unsizedAxes: traits.unsizedAxes)
      if let row = traits.row, row === last {
        rows[rows.count - 1].cells.append(cell)
      } else {
        rows.append(Row(cells: [cell], alignment: traits.row?.alignment))
      }
      last = traits.row
    }
    return rows
  }
}

/// A row of a ``Grid``. Elsewhere its views stand as if there were no row.
public struct GridRow<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row of the views of `content`; without an alignment the grid's holds.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The nodes of the row's cells.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "GridRow"))
    let row = GridRowIdentity(alignment: view.alignment)
    for node in nodes { node.traits.grid.row = node.traits.grid.row ?? row }
    return nodes
  }
}

/// Tells one row of a grid from the others.
final class GridRowIdentity {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What a view says of its cell in a grid.
struct GridCellTraits {
  var row: GridRowIdentity?
  var columns = 1
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
}

/// A modifier that says something of a cell.
private struct GridCellModifier: AttributeModifier {
  typealias Body = Never

  let change: @MainActor (inout GridCellTraits) -> Void

  func apply(to node: _ViewNode) { change(&node.traits.grid) }
}

extension View {
  /// Lets a cell of a grid span so many columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = min(max(count, 1), 100) })
  }

  /// Sets where the view stands in its cell, as fractions of the cell's size from the leading and the top edge.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// Sets where the views of this cell's column stand across it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }

  /// Keeps the view from making its row or column larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes })
  }
}
