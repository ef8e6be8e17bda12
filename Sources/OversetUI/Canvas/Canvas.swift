public import Foundation
import OversetLayoutEngine

/// A view that code draws: lines, shapes, texts, pictures and other views, at places of its own.
///
/// It takes all the space that it is offered. The code runs once the size is known, once for each device. Coordinates
/// are points from the upper left corner in every language, and nothing is drawn beyond the frame (from memory). Texts
/// are laid out as any other: checks find those that are cut off.
public struct Canvas<Symbols: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The views that the code can draw by their tags.
  public var symbols: Symbols
  /// The code that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas covers what lies behind it. Overset draws what lies behind in any case.
  public var isOpaque: Bool
  /// The space in which colours are mixed. Overset mixes in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the code may run elsewhere than where views are evaluated. It does not here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that draws views, too.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas covers what lies behind it; kept and not used.
  ///   - colorMode: The space in which colours are mixed; kept and not used.
  ///   - rendersAsynchronously: Whether the code may run elsewhere; kept and not used.
  ///   - renderer: Draws into a context of a size in points.
  ///   - symbols: Views with tags, by which the code finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The node of the canvas. What it draws is made when it is placed: only then is its size known.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let around = context.descending(to: "Canvas")
    let content = GeometryContent { geometry, measuring in
      var inner = around
      let mayRun = inner.enter(.canvas, Self.self)
      return inner.services.evaluating { [inner] in
        let symbols = resolve(view.symbols, in: inner.descending(to: "symbols"))
        let recorder = CanvasRecorder(
          size: geometry.frame.size, symbols: symbols, measuring: measuring, in: inner)
        var graphics = GraphicsContext(recorder)
        if mayRun { view.renderer(&graphics, geometry.frame.size) }
        return recorder.canvas
      }
    }
    let node = _ViewNode("Canvas", layout: .geometry(content), in: context)
    content.reader = node
    return [node]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas covers what lies behind it; kept and not used.
  ///   - colorMode: The space in which colours are mixed; kept and not used.
  ///   - rendersAsynchronously: Whether the code may run elsewhere; kept and not used.
  ///   - renderer: Draws into a context of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: EmptyView.init)
  }
}
