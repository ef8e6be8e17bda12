public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// An outline that fills the space it is offered; as a view it is filled with the foreground style.
///
/// Write a shape of your own as for SwiftUI: a type with a `path(in:)`.
public protocol Shape: View, Animatable, Sendable {
  /// The type of the view's content; shapes have none.
  associatedtype Body = Never

  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// Whether the outline is mirrored in right-to-left languages; by default it is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The geometry in the shape's frame. Only this module's shapes implement it.
  nonisolated var _geometry: _ShapeGeometry { get }
}

/// What a shape is made for.
public enum ShapeRole: Hashable, Sendable {
  /// For its area.
  case fill
  /// For its line.
  case stroke
  /// To divide.
  case separator
}

extension Shape {
  /// For its area.
  nonisolated public static var role: ShapeRole { .fill }
}

/// Whether a shape is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never.
  case fixed
  /// In right-to-left languages.
  case mirrors
}

/// The outline of a shape, opaque to app code.
public struct _ShapeGeometry: Sendable {
  enum Value: Sendable {
    /// One that looks the same in every frame and direction.
    case fixed(ShapeContent.Geometry)
    /// One that is drawn for a frame, by code of the app where it is a shape of a type of its own.
    case drawn(mirrors: Bool, app: (any Shape.Type)?, @Sendable (CGRect) -> Path)
  }

  let value: Value

  init(_ geometry: ShapeContent.Geometry) { value = .fixed(geometry) }

  init(
    mirrors: Bool, app: (any Shape.Type)? = nil, _ path: @escaping @Sendable (CGRect) -> Path
  ) {
    value = .drawn(mirrors: mirrors, app: app, path)
  }

  /// The app's type of shape whose code draws it; nil if no code of the app does.
  var app: (any Shape.Type)? {
    if case .drawn(_, let app, _) = value { app } else { nil }
  }

  /// The geometry in a frame of a size.
  func placed(in size: CGSize, isMirrored: Bool) -> ShapeContent.Geometry {
    switch value {
    case .fixed(let geometry): return geometry
    case .drawn(let mirrors, let app, let path):
      if let app { CodeWatch.current?.runs(.shape, of: app) }
      let outline = path(CGRect(origin: .zero, size: size)).outline
      guard mirrors, isMirrored else { return .path(outline) }
      return .path(outline.mapped { CGPoint(x: size.width - $0.x, y: $0.y) })
    }
  }
}

extension Shape {
  /// The default: mirrored, as for apps built for iOS 17 or later.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// What `path(in:)` draws.
  nonisolated public var _geometry: _ShapeGeometry {
    _ShapeGeometry(mirrors: layoutDirectionBehavior == .mirrors, app: Self.self) { path(in: $0) }
  }

  /// The shape, filled with the foreground.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let paint = context.environment.foreground.paint(in: context.environment)
    return [ShapeDrawing(fill: paint).node(of: view, in: context)]
  }
}

/// A shape that can draw its outline inside its own edge.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape; the compiler infers it.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with its own fill or outline.
public struct _DrawnShape<Base: Shape>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The shape.
  public let shape: Base
  var fill: (any ShapeStyle)?
  var fillStyle = FillStyle()
  var stroke: (any ShapeStyle)?
  var style = StrokeStyle()
  var inset: CGFloat = 0

  /// The node of the shape.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let environment = context.environment
    return [
      ShapeDrawing(
        fill: view.fill?.paint(in: environment), stroke: view.stroke?.color(in: environment),
        style: view.style, inset: view.inset, fillStyle: view.fillStyle
      ).node(of: view.shape, in: context)
    ]
  }
}

/// How a shape is drawn.
struct ShapeDrawing: Sendable {
  var fill: Paint?
  var stroke: ColorValue?
  var style = StrokeStyle()
  var inset: CGFloat = 0
  var fillStyle = FillStyle()

  @MainActor func node<Base: Shape>(of shape: Base, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode("\(Base.self)", FlexibleLeafBehavior(), in: context)
    let geometry = shape.geometry(in: fillStyle)
    if case .fixed(let value) = geometry.value, stroke == nil || style.isPlain {
      return node.drawing(.shape(content(value)))
    }
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    // What has dashes is a path, even of a shape that the renderer knows.
    let path: @Sendable (CGRect) -> Path = { shape.path(in: $0) }
    let drawn =
      if case .fixed = geometry.value { _ShapeGeometry(mirrors: true, path) } else { geometry }
    let (drawing, inset) = (self, inset)
    node.frameDrawing.runsAppCode = drawn.app != nil
    node.frameDrawing.content = { size in
      let inner = CGSize(
        width: max(0, size.width - 2 * inset), height: max(0, size.height - 2 * inset))
      guard case .path(var outline) = drawn.placed(in: inner, isMirrored: isMirrored) else {
        return .none
      }
      if inset != 0 { outline = outline.mapped { CGPoint(x: $0.x + inset, y: $0.y + inset) } }
      return .shape(drawing.content(of: outline))
    }
    return node
  }

  private func content(_ geometry: ShapeContent.Geometry) -> ShapeContent {
    var content = ShapeContent(
      geometry: geometry, fill: fill?.color, stroke: stroke, lineWidth: style.lineWidth,
      inset: inset)
    content.gradient = fill?.gradient
    return content
  }

  /// What is drawn of a path in the coordinates of its frame.
  func content(of outline: OutlinePath) -> ShapeContent {
    var outline = outline
    if stroke != nil, !style.dash.isEmpty {
      outline = PathPolylines(outline).dashed(style.dash, phase: style.dashPhase)
    }
    var content = content(.path(outline))
    content.look = style.look
    return content
  }
}
