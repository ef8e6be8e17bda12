public import Foundation
public import OversetLayoutEngine

/// The layout of a ``Grid`` whose rows have one cell each, to be chosen at run time: a ``VStackLayout``.
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

  /// Those of a stack.
  public var _rules: _LayoutRules? {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)._rules
  }
}

extension GridLayout: _EngineLayout {}
