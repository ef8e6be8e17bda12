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
  /// Adds space at some edges, in points; nil is 16 points, as on iOS.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? PaddingBehavior.standard))
  }

  /// Adds space at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds a different space at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(LayoutModifier(kind: "padding", behavior: PaddingBehavior(insets: insets)))
  }

  /// Gives the view a fixed width or height, in points, or both; nil leaves a side to the view.
  ///
  /// A fixed width leaves no space for a longer translation: prefer a largest width.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "frame",
        behavior: FixedFrameBehavior(width: width, height: height, alignment: alignment)))
  }

  /// Lets the view grow and shrink between limits, in points. `maxWidth: .infinity` takes all the width
  /// that is offered.
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

  /// Gives the view its ideal size, even if that is larger than the space it is offered.
  ///
  /// Text then does not wrap or truncate; it may reach beyond the screen, which is reported.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width or height or both, even if there is less space.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      LayoutModifier(
        kind: "fixedSize",
        behavior: FixedSizeBehavior(horizontal: horizontal, vertical: vertical)))
  }

  /// Lets the view take its space before views of lower priority in the same stack; 0 is the default.
  ///
  /// Of two texts in a row, the one of lower priority is truncated first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }

  /// Draws the view elsewhere, by points from its place; positive x is to the right in both directions.
  /// Neighbours stay where they are.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutModifier(kind: "offset", behavior: OffsetBehavior(x: x, y: y)))
  }

  /// Draws the view elsewhere, by points from its place; a positive width is to the right in both
  /// directions.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the centre of the view at a point of the space it is offered, in points, and takes all of that
  /// space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(LayoutModifier(kind: "position", behavior: PositionBehavior(x: x, y: y)))
  }

  /// Puts the centre of this view at a point of the space that the parent offers, in points from its upper leading
  /// corner.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Keeps the ratio of width to height, inside the space that is offered or covering it; nil takes the
  /// ratio of the view's ideal size.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "aspectRatio", behavior: AspectRatioBehavior(ratio, contentMode: contentMode)))
  }

  /// Scales the view to the largest size that fits in the space offered, in its own ratio. Only a resizable
  /// image changes its size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to the smallest size that covers the space offered, in its own ratio. It may reach
  /// beyond; clip it.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Extends the view to the edges of the screen where it touches the end of the safe area. There is no
  /// keyboard to ignore here.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayoutModifier(
        kind: "ignoresSafeArea",
        behavior: IgnoresSafeAreaBehavior(edges: regions.contains(.container) ? edges : [])))
  }

  /// Extends the view to the edges of the screen, in the older form of `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// What takes room from the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device's edges, and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which Overset does not draw.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}
