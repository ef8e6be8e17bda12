public import Foundation
public import OversetLayoutEngine

/// The layout of an ``HStack``, to be chosen at run time.
public struct HStackLayout: Layout {
  /// The guide that lines the views up.
  public var alignment: VerticalAlignment
  /// The distance between two views, in points; nil is what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Those of a stack.
  public var _rules: _LayoutRules? {
    _LayoutRules(behavior: StackBehavior.horizontal(alignment: alignment, spacing: spacing))
  }
}

/// The layout of a ``VStack``, to be chosen at run time.
public struct VStackLayout: Layout {
  /// The guide that lines the views up.
  public var alignment: HorizontalAlignment
  /// The distance between two views, in points; nil is what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Those of a stack.
  public var _rules: _LayoutRules? {
    _LayoutRules(behavior: StackBehavior.vertical(alignment: alignment, spacing: spacing))
  }
}

/// The layout of a ``ZStack``, to be chosen at run time.
public struct ZStackLayout: Layout {
  /// The guides at which the views meet.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Those of a stack in depth.
  public var _rules: _LayoutRules? {
    _LayoutRules(behavior: ZStackBehavior(alignment: alignment))
  }
}

/// A layout of any type.
public struct AnyLayout: Layout {
  private let rules: _LayoutRules

  /// Wraps a layout.
  public init<Rules: Layout>(_ layout: Rules) {
    rules = layout._rules ?? _LayoutRules(behavior: CustomLayoutBehavior(layout: layout))
  }

  /// Those of the layout inside.
  public var _rules: _LayoutRules? { rules }
}

extension Layout where Cache == Void, Self: _EngineLayout {
  /// The size of a container with the engine's rules, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    _rules.map { subviews.size(for: proposal.proposal, by: $0) } ?? .zero
  }

  /// Places the views by the engine's rules, in points.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if let rules = _rules {
      subviews.place(in: bounds, proposal: proposal.proposal, by: rules)
    }
  }
}

/// A layout with the engine's rules.
public protocol _EngineLayout {}

extension HStackLayout: _EngineLayout {}
extension VStackLayout: _EngineLayout {}
extension ZStackLayout: _EngineLayout {}
extension AnyLayout: _EngineLayout {}
