package import Foundation

/// `.containerRelativeFrame(_:alignment:_:)`: a frame whose lengths follow those of the nearest container.
///
/// The containers are the screen, a sheet, a column or stack of navigation, a tab, and a scrollable view, each without its
/// bars and the safe area (Apple's documentation). Where the container has no known length the child keeps its own.
package struct ContainerFrameBehavior: UnaryBehavior {
  /// The axes along which the frame follows the container.
  package let axes: Axis.Set
  /// Where the child sits in the frame.
  package let alignment: Alignment
  private let length: ((CGFloat, Axis) -> CGFloat)?

  /// Creates a frame; `length` makes its length of the container's, in points. Without it they are the same.
  package init(
    axes: Axis.Set, alignment: Alignment = .center,
    length: ((CGFloat, Axis) -> CGFloat)? = nil
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// `span` of `count` equal parts of the container's length with `spacing` points between them, by the formula in Apple's
  /// documentation.
  package static func length(
    of container: CGFloat, count: Int, span: Int, spacing: CGFloat
  ) -> CGFloat {
    let count = CGFloat(max(count, 1))
    let part = (container - spacing * (count - 1)) / count
    return part * CGFloat(span) + CGFloat(span - 1) * spacing
  }

  /// It does.
  package var readsContainer: Bool { true }

  /// Whether a closure computes the length, or one of its guides is the app's.
  package var runsAppCode: Bool { length != nil || alignment.isOfApp }

  /// The lengths of the frame, and the child's along the other axis (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    frame(in: context).sizeThatFits(proposal, in: context)
  }

  /// The child in the frame.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    frame(in: context).placements(in: size, proposal: proposal, context: context)
  }

  /// As that of a frame with fixed lengths.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    var fixed: Edge.Set = []
    if axes.contains(.horizontal) { fixed.formUnion(.horizontal) }
    if axes.contains(.vertical) { fixed.formUnion(.vertical) }
    return (context.children.first?.spacing ?? .ordinary).reset(fixed)
  }

  private func frame(in context: LayoutContext) -> FixedFrameBehavior {
    let container = context.containerSize
    return FixedFrameBehavior(
      width: own(container.width, along: .horizontal),
      height: own(container.height, along: .vertical), alignment: alignment)
  }

  private func own(_ container: CGFloat?, along axis: Axis) -> CGFloat? {
    guard let container, axes.contains(Axis.Set(axis)) else { return nil }
    return length?(container, axis) ?? container
  }
}
