public import Foundation
public import OversetLayoutEngine

/// One of the columns of a lazy vertical grid, or of the rows of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of what is left, between limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into a share of what is left, each between limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The room to the next column, in points; nil is 8.
  public var spacing: CGFloat?
  /// Where views stand in the column; nil is as the grid says.
  public var alignment: Alignment?

  /// Creates a column, or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let least, let most): .flexible(least, most)
      case .adaptive(let least, let most): .adaptive(least, most)
      }
    return GridTrack(length, spacing: spacing, alignment: alignment)
  }
}

/// Views in columns, filled line by line, which iOS makes when they come into view. Here all are made and
/// checked. Headers and footers of sections span all columns.
public struct LazyVGrid<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid with `columns`, and `spacing` points between its lines; nil is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the grid.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "LazyVGrid"))
    let behavior = LazyGridBehavior(
      axis: .vertical, tracks: view.columns.map(\.track), spacing: view.spacing,
      alignment: Alignment(horizontal: view.alignment, vertical: .center),
      spanning: nodes.spanningGrid)
    return [_ViewNode("LazyVGrid", behavior, children: nodes, in: context)]
  }
}

/// Views in rows, filled column by column, which iOS makes when they come into view. Here all are made and
/// checked.
public struct LazyHGrid<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid with `rows`, and `spacing` points between its columns; nil is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The node of the grid.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "LazyHGrid"))
    let behavior = LazyGridBehavior(
      axis: .horizontal, tracks: view.rows.map(\.track), spacing: view.spacing,
      alignment: Alignment(horizontal: .center, vertical: view.alignment),
      spanning: nodes.spanningGrid)
    return [_ViewNode("LazyHGrid", behavior, children: nodes, in: context)]
  }
}

extension [_ViewNode] {
  /// Which of the nodes take a whole line of a grid: headers and footers of sections.
  @MainActor fileprivate var spanningGrid: Set<Int> {
    Set(indices.filter { index in self[index].traits.section.map { $0.role != .row } == true })
  }
}
