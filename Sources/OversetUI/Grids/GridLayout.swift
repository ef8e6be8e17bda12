public import Foundation
public import OversetLayoutEngine

/// The layout of a ``Grid``, to be chosen at run time.
public struct GridLayout: Layout {
  /// The guides at which cells meet.
  public var alignment: Alignment
  /// The distance between columns, in points; nil is what they prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil is what they prefer.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Those of a grid whose rows are the ``GridRow``s among the views, and any other view. Where another layout asks for them,
  /// rows are not known: those of a stack.
  public var _rules: _LayoutRules? {
    _LayoutRules(
      behavior: StackBehavior.vertical(alignment: alignment.horizontal, spacing: verticalSpacing),
      forNodes: { nodes in
        GridBehavior(
          rows: GridBehavior.rows(of: nodes), alignment: alignment,
          horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
      })
  }
}

extension GridLayout: _EngineLayout {}
