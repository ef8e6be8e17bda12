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
        frame: ContainerFrameBehavior(axes: axes, alignment: alignment)))
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
        frame: ContainerFrameBehavior(axes: axes, alignment: alignment, length: length)))
  }
}

/// A modifier that measures its content against the container around.
private struct ContainerFrameModifier: WrappingModifier {
  typealias Body = Never

  let frame: ContainerFrameBehavior

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let shared = SharedContainerFrame(frame, in: context.view)
    return _ViewNode("containerRelativeFrame", shared, children: [content], in: context)
  }
}

/// A frame whose length app code computes.
///
/// Sendable because a view with code of the app in its layout is laid out on the main actor alone, where it was
/// evaluated.
private struct SharedContainerFrame: UnaryBehavior, @unchecked Sendable {
  private let frame: ContainerFrameBehavior

  /// The view that asks for it; nil if it has no type of its own.
  private let view: Any.Type?

  init(_ frame: ContainerFrameBehavior, in view: Any.Type?) {
    self.frame = frame
    self.view = view
  }

  var readsContainer: Bool { true }

  var runsAppCode: Bool { frame.runsAppCode }

  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    tell()
    return frame.sizeThatFits(proposal, in: context)
  }

  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    tell()
    return frame.placements(in: size, proposal: proposal, context: context)
  }

  /// Tells whose code runs, if code of the app does.
  private func tell() {
    if runsAppCode { CodeWatch.current?.runs(.frame, of: view) }
  }

  func spacing(in context: LayoutContext) -> OversetLayoutEngine.ViewSpacing {
    frame.spacing(in: context)
  }
}
