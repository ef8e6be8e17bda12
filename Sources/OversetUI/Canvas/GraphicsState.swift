import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// What a graphics context does to all that is drawn in it.
struct GraphicsState {
  /// What cuts off.
  enum Clip {
    /// What lies outside of a path, in the coordinates of the canvas.
    case path(OutlinePath)
    /// What lies where a layer is transparent.
    case layer(_ViewNode)
  }

  /// From the coordinates of the code to those of the canvas.
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// The outer before the inner.
  var clips: [Clip] = []
  var filters: [LayerEffect] = []

  /// What is drawn, with all that the state does to it.
  @MainActor func applied(
    to drawn: CanvasRecorder.Drawn, by recorder: CanvasRecorder
  ) -> CanvasRecorder.Drawn {
    let whole = Placement(proposal: ProposedSize(recorder.size))
    var result = transformed(drawn, by: recorder)
    func wrap(_ kind: String, _ change: (inout NodeAttributes) -> Void) {
      let node = recorder.group(kind, [result])
      change(&node.attributes)
      result = CanvasRecorder.Drawn(node: node, place: whole)
    }
    for filter in filters { wrap("filter") { $0.layer = filter } }
    if opacity < 1 { wrap("opacity") { $0.opacity = opacity } }
    for clip in clips.reversed() {
      switch clip {
      case .path(let outline): wrap("clip") { $0.clip = .path(outline) }
      case .layer(let mask):
        let node = recorder.group(
          "mask", [result, CanvasRecorder.Drawn(node: mask, place: whole)])
        node.attributes.layer = .mask
        result = CanvasRecorder.Drawn(node: node, place: whole)
      }
    }
    if let function = blendMode.function { wrap("blendMode") { $0.layer = .blend(function) } }
    return result
  }

  /// A shift moves the node; other maps are for drawing, of which layout knows nothing.
  @MainActor private func transformed(
    _ drawn: CanvasRecorder.Drawn, by recorder: CanvasRecorder
  ) -> CanvasRecorder.Drawn {
    let isShift =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if isShift {
      var place = drawn.place
      place.x += transform.tx.asPlace
      place.y += transform.ty.asPlace
      return CanvasRecorder.Drawn(node: drawn.node, place: place)
    }
    let node = recorder.group("transform", [drawn])
    node.attributes.effect = .map(transform.finite.model)
    return CanvasRecorder.Drawn(
      node: node, place: Placement(proposal: ProposedSize(recorder.size)))
  }
}

extension CGFloat {
  /// The number as a coordinate: 0 where it is none, and not beyond what any screen shows.
  var asPlace: CGFloat { isFinite ? Swift.min(Swift.max(self, -100_000), 100_000) : 0 }
}

extension CGAffineTransform {
  /// The map with 0 for numbers that are none.
  var finite: CGAffineTransform {
    CGAffineTransform(
      a: a.asPlace, b: b.asPlace, c: c.asPlace, d: d.asPlace, tx: tx.asPlace, ty: ty.asPlace)
  }
}
