public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// A modifier that draws a view behind or in front of its content.
struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let kind: String
  let alignment: Alignment
  let isBehind: Bool
  let layer: Layer

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    // Two layers of one kind are two places: the content's are one step further down.
    content(context.descending(to: modifier.kind + ".content")).map { primary in
      let nodes = resolve(modifier.layer, in: context.descending(to: modifier.kind))
      guard !nodes.isEmpty else { return primary }
      let secondary = _ViewNode.one(
        of: nodes, or: "ZStack", ZStackBehavior(alignment: modifier.alignment), in: context)
      let node = _ViewNode(
        modifier.kind, LayerBehavior(alignment: modifier.alignment),
        children: [primary, secondary], in: context)
      node.traits = primary.traits
      if modifier.isBehind { node.drawingOrder = [1, 0] }
      return node
    }
  }
}

extension View {
  /// Draws a view behind this one. It is offered this view's size and does not change the layout.
  ///
  /// With a colour as its argument, Swift chooses the overload for styles.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayerModifier(
        kind: "background", alignment: alignment, isBehind: true, layer: background))
  }

  /// Draws the views of `content` behind this one. They are offered this view's size and do not change the
  /// layout.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      LayerModifier(kind: "background", alignment: alignment, isBehind: true, layer: content()))
  }

  /// Fills the frame behind this view. Where the frame touches the safe area's edge, the fill extends to
  /// the edge of the screen, as in SwiftUI.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills `shape` behind this view, in its frame.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills `shape` behind this view with the background style.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// Fills the frame behind this view with the background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the frame in front of this view. Where the frame touches the safe area's edge, the fill extends
  /// to the edge of the screen.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills `shape` in front of this view, in its frame.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a view in front of this one. It is offered this view's size and does not change the layout.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayerModifier(kind: "overlay", alignment: alignment, isBehind: false, layer: overlay))
  }

  /// Draws the views of `content` in front of this one. They are offered this view's size and do not change
  /// the layout.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      LayerModifier(kind: "overlay", alignment: alignment, isBehind: false, layer: content()))
  }
}

/// A modifier that clips content to a shape.
struct ClipModifier: WrappingModifier {
  typealias Body = Never

  let geometry: _ShapeGeometry

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode("clipShape", GroupPassThrough(), children: [content], in: context)
    switch geometry.value {
    case .fixed(let value): node.attributes.clip = value
    case .drawn:
      let (geometry, isMirrored) = (geometry, context.environment.layoutDirection == .rightToLeft)
      node.frameDrawing.runsAppCode = geometry.app != nil
      node.frameDrawing.clip = { geometry.placed(in: $0, isMirrored: isMirrored) }
    }
    return node
  }
}

/// A modifier that lets what is behind shine through.
struct OpacityModifier: WrappingModifier {
  typealias Body = Never

  let opacity: Double

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode("opacity", GroupPassThrough(), children: [content], in: context)
    node.attributes.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return node
  }
}

extension View {
  /// Cuts off what the view draws outside of `shape`. Layout does not change.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(geometry: shape.geometry(in: style)))
  }

  /// Cuts off what the view draws outside of its frame. Layout does not change.
  ///
  /// Letters that are cut off, such as stacked Thai marks, are reported.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(geometry: _ShapeGeometry(.rectangle)))
  }

  /// Cuts off the corners of the view's frame, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(geometry: _ShapeGeometry(.roundedRectangle(radius: radius))))
  }

  /// Makes the view transparent: 0 is invisible, 1 is unchanged. An invisible view keeps its space.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Draws nothing, and keeps the view's space, as in SwiftUI.
  public func hidden() -> some View { opacity(0) }
}
