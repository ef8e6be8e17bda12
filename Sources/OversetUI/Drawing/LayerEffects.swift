public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// A modifier that changes the picture of its content as a whole, without changing its layout.
struct LayerEffectModifier: WrappingModifier {
  typealias Body = Never

  let kind: String
  let effect: (EnvironmentValues) -> LayerEffect

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let effect = effect(context.environment)
    let node = _ViewNode(kind, GroupPassThrough(), children: [content], in: context)
    node.attributes.layer = effect
    return node
  }
}

/// A modifier that draws its content as far as another view is opaque.
private struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let mask: Mask

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    content(context.descending(to: "mask.content")).map { primary in
      let nodes = resolve(modifier.mask, in: context.descending(to: "mask"))
      let mask = _ViewNode.one(
        of: nodes, or: "ZStack", ZStackBehavior(alignment: modifier.alignment), in: context)
      let node = _ViewNode(
        "mask", LayerBehavior(alignment: modifier.alignment), children: [primary, mask],
        in: context)
      node.attributes.layer = .mask
      node.traits = primary.traits
      return node
    }
  }
}

extension View {
  /// Draws a blurred copy of the view behind it, in a colour. Layout does not change.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; by default black at a third.
  ///   - radius: How blurred it is: the standard deviation, in points (from memory).
  ///   - x: How far to the right it lies, in points, in every language.
  ///   - y: How far down it lies, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      LayerEffectModifier(kind: "shadow") { environment in
        .shadow(
          color.color(in: environment), radius: radius.length,
          offset: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
      })
  }

  /// Blurs the view, with a standard deviation in points. Layout does not change; `opaque` is ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(LayerEffectModifier(kind: "blur") { _ in .blur(radius: radius.length) })
  }

  /// Draws the view as far as the views of `mask` are opaque. They are offered this view's size, do not change
  /// the layout, and no check looks at them.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Draws the view as far as `mask` is opaque, in its older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}

extension CGFloat {
  /// The number as a length: not below 0, and not beyond what a screen could show.
  fileprivate var length: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1_000) : 0 }
}
