public import Foundation
public import OversetLayoutEngine

extension View {
  /// Gives the view the length of its container along `axes`: the nearest screen, sheet, column or stack of navigation, tab
  /// or scrollable view around, without its bars and the safe area. Where that has no length, as a component that is as
  /// high as it wants to be, the view keeps its own.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(
        behavior: SharedContainerFrame(ContainerFrameBehavior(axes: axes, alignment: alignment))))
  }

  /// Gives the view `span` of `count` equal parts of its container's length along `axes`, with `spacing` points between the
  /// parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerFrameBehavior.length(of: length, count: count, span: span, spacing: spacing)
    }
  }

  /// Gives the view the length that `length` computes of that of its container, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerFrameModifier(
        behavior: SharedContainerFrame(
          ContainerFrameBehavior(axes: axes, alignment: alignment, length: length))))
  }
}

/// A modifier that measures its content against the container around.
private struct ContainerFrameModifier: WrappingModifier {
  typealias Body = Never

  let behavior: SharedContainerFrame

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    _ViewNode("containerRelativeFrame", behavior, children: [content], in: context)
  }
}

/// A frame whose length app code computes.
///
/// Sendable because the length is a function of the container's: views are laid out by several tasks, each with its own
/// items, and code that computes a length changes nothing.
private struct SharedContainerFrame: UnaryBehavior, @unchecked Sendable {
  private let frame: ContainerFrameBehavior

  init(_ frame: ContainerFrameBehavior) { self.frame = frame }

  var readsContainer: Bool { true }

  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    frame.sizeThatFits(proposal, in: context)
  }

  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    frame.placements(in: size, proposal: proposal, context: context)
  }

  func spacing(in context: LayoutContext) -> OversetLayoutEngine.ViewSpacing {
    frame.spacing(in: context)
  }
}
