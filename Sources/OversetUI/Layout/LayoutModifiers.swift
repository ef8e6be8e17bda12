public import Foundation
public import OversetLayoutEngine

/// A modifier that is a behaviour of layout around each view.
struct LayoutModifier: WrappingModifier {
  typealias Body = Never

  let kind: String
  let behavior: any LayoutBehavior & Sendable

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    _ViewNode(kind, behavior, children: [content], in: context)
  }
}

/// A modifier that says when a stack serves the view.
struct PriorityModifier: AttributeModifier {
  typealias Body = Never

  let priority: Double

  func apply(to node: _ViewNode) { node.priority = priority }
}

extension View {
  /// Adds `length` points of room at `edges`; nil is the system's 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? PaddingBehavior.standard))
  }

  /// Adds `length` points of room at all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds the room of `insets`, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(kind: "padding", behavior: PaddingBehavior(insets: insets)))
  }

  /// Gives the view a frame of fixed size, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "frame",
        behavior: FixedFrameBehavior(width: width, height: height, alignment: alignment)))
  }

  /// Gives the view a frame between limits, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "frame",
        behavior: FlexibleFrameBehavior(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
          minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
          alignment: alignment)))
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal width or height.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      LayoutModifier(
        kind: "fixedSize",
        behavior: FixedSizeBehavior(horizontal: horizontal, vertical: vertical)))
  }

  /// Serves the view before those of lower priority when a stack divides its room.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }

  /// Draws the view elsewhere, in points; positive x is to the right in every direction.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutModifier(kind: "offset", behavior: OffsetBehavior(x: x, y: y)))
  }

  /// Draws the view elsewhere, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a point of the room it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutModifier(kind: "position", behavior: PositionBehavior(x: x, y: y)))
  }

  /// Keeps the view's proportions.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "aspectRatio", behavior: AspectRatioBehavior(ratio, contentMode: contentMode)))
  }

  /// Scales the view until it fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view until it fills the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Lets the view reach beyond the safe area.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    modifier(
      LayoutModifier(kind: "ignoresSafeArea", behavior: IgnoresSafeAreaBehavior(edges: edges)))
  }
}
