import Foundation
import OversetLayoutTree

/// Colours at the points of a grid that pass into each other. As a view it fills the space that it is offered.
///
/// It is drawn as a gradient from the mean of its first row to that of its last, and a record says so.
public struct MeshGradient: View, ShapeStyle {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  private let rows: Gradient

  /// Creates a gradient of `width` x `height` colours, row by row, at points whose places are shares of the size.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width: width, height: height, colors: colors)
  }

  /// Creates a gradient of `width` x `height` colours, row by row, at points with curves between them.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width: width, height: height, colors: colors)
  }

  nonisolated private init(width: Int, height: Int, colors: [Color]) {
    let count = max(width, 1)
    let rows = stride(from: 0, to: colors.count, by: count).map { start in
      Array(colors[start..<min(start + count, colors.count)]).mean
    }
    self.rows = Gradient(colors: rows)
  }

  /// A point with curves to those beside it, as shares of the size.
  public struct BezierPoint: Equatable, Sendable {
    /// The place.
    public var position: SIMD2<Float>
    /// The point that pulls towards the leading side.
    public var leadingControlPoint: SIMD2<Float>
    /// The point that pulls upwards.
    public var topControlPoint: SIMD2<Float>
    /// The point that pulls towards the trailing side.
    public var trailingControlPoint: SIMD2<Float>
    /// The point that pulls downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The rows from top to bottom.
  nonisolated public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    rows._resolved(in: environment)
  }

  /// A rectangle of the gradient, with a record that it is not drawn as on a device.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let node = ShapeDrawing(fill: view.paint(in: context.environment))
      .node(of: Rectangle(), in: context)
    node.attributes.records.append(ModifierRecord("MeshGradient", words: "", effect: .ignored))
    return [node]
  }
}

extension [Color] {
  /// The colours, mixed in equal parts.
  fileprivate var mean: Color {
    guard var mixed = first else { return .clear }
    for (index, color) in enumerated().dropFirst() {
      mixed = mixed.mix(with: color, by: 1 / Double(index + 1))
    }
    return mixed
  }
}
