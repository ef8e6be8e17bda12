public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// A modifier that draws its content otherwise, by a map of its size. Layout does not change.
///
/// What needs perspective is drawn without it.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of content of a size, in points, from its upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, drawn through the map.
  public static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let effect = EffectMap(modifier)
    return content(context).map { inner in
      let outer = _ViewNode(
        "geometryEffect", GroupPassThrough(), children: [inner], in: context)
      outer.traits = inner.traits
      outer.frameDrawing.effect = { .map(effect.transform($0)) }
      return outer
    }
  }

  /// This effect, which layout does not know of.
  public func ignoredByLayout() -> Self { self }
}

/// The map of an effect.
///
/// Sendable because nobody changes the modifier of a view that has been evaluated, and its map belongs to no actor.
private struct EffectMap: @unchecked Sendable {
  /// The map of content of a size, in points.
  let transform: (CGSize) -> Transform

  nonisolated init<Effect: GeometryEffect>(_ effect: Effect) {
    transform = { effect.effectValue(size: $0).affine.finite.model }
  }
}
