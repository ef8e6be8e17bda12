import Foundation
import OversetLayoutTree
import OversetShaping

/// A path in pixels, y downwards, filled by the nonzero rule.
struct VectorPath: Hashable, Sendable {
  typealias Step = OutlinePath.Step

  var steps: [Step] = []

  /// The circle constant of cubic curves: how far the control points of a quarter stand out.
  private static let kappa: CGFloat = 0.5522847498307936

  /// A rectangle with rounded corners; `isReversed` runs the other way round, as a hole does.
  static func roundedRectangle(
    _ rect: CGRect, radius: CGFloat, isReversed: Bool = false
  ) -> VectorPath {
    let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    var path = VectorPath()
    path.addRoundedRectangle(rect, radiusX: radius, radiusY: radius, isReversed: isReversed)
    return path
  }

  /// The ellipse in `rect`.
  static func ellipse(_ rect: CGRect, isReversed: Bool = false) -> VectorPath {
    var path = VectorPath()
    path.addRoundedRectangle(
      rect, radiusX: rect.width / 2, radiusY: rect.height / 2, isReversed: isReversed)
    return path
  }

  private mutating func addRoundedRectangle(
    _ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat, isReversed: Bool
  ) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (bendX, bendY) = (radiusX * (1 - Self.kappa), radiusY * (1 - Self.kappa))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      // Mirroring the path in its own middle turns it the other way round.
      CGPoint(x: isReversed ? left + right - x : x, y: y)
    }
    steps.append(.move(point(left + radiusX, top)))
    steps.append(.line(point(right - radiusX, top)))
    steps.append(
      .cubic(
        point(right - bendX, top), point(right, top + bendY), point(right, top + radiusY)))
    steps.append(.line(point(right, bottom - radiusY)))
    steps.append(
      .cubic(
        point(right, bottom - bendY), point(right - bendX, bottom),
        point(right - radiusX, bottom)))
    steps.append(.line(point(left + radiusX, bottom)))
    steps.append(
      .cubic(
        point(left + bendX, bottom), point(left, bottom - bendY), point(left, bottom - radiusY)))
    steps.append(.line(point(left, top + radiusY)))
    steps.append(
      .cubic(point(left, top + bendY), point(left + bendX, top), point(left + radiusX, top)))
    steps.append(.close)
  }

  /// The path of a shape's geometry in `rect`.
  static func geometry(
    _ geometry: ShapeContent.Geometry, in rect: CGRect, scale: CGFloat,
    isReversed: Bool = false, outset: CGFloat = 0
  ) -> VectorPath {
    switch geometry {
    case .rectangle: return roundedRectangle(rect, radius: 0, isReversed: isReversed)
    case .roundedRectangle(let radius):
      return roundedRectangle(
        rect, radius: max(0, radius * scale + outset), isReversed: isReversed)
    case .capsule: return roundedRectangle(rect, radius: .infinity, isReversed: isReversed)
    case .ellipse: return ellipse(rect, isReversed: isReversed)
    case .path(let path): return VectorPath(path, from: rect.origin, scale: scale)
    case .circle:
      let side = min(rect.width, rect.height)
      return ellipse(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side),
        isReversed: isReversed)
    }
  }

  /// A glyph's outline at `scale` pixels per font unit, its origin at (`x`, 0).
  static func glyph(_ outline: GlyphOutline, scale: CGFloat, x: CGFloat) -> VectorPath {
    func point(_ px: Float, _ py: Float) -> CGPoint {
      CGPoint(x: x + CGFloat(px) * scale, y: -CGFloat(py) * scale)
    }
    return VectorPath(
      steps: outline.steps.map { step in
        switch step {
        case .move(let x, let y): .move(point(x, y))
        case .line(let x, let y): .line(point(x, y))
        case .quadratic(let controlX, let controlY, let x, let y):
          .quadratic(control: point(controlX, controlY), point(x, y))
        case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
          .cubic(point(firstX, firstY), point(secondX, secondY), point(x, y))
        case .close: .close
        }
      })
  }

  /// Another path's contours after this one's.
  func appending(_ other: VectorPath) -> VectorPath { VectorPath(steps: steps + other.steps) }

  /// The box of all points, control points included.
  var bounds: CGRect? {
    var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
    func include(_ point: CGPoint) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x),
        max(old.maxY, point.y)
      )
    }
    for step in steps {
      switch step {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let point): [control, point].forEach(include)
      case .cubic(let first, let second, let point): [first, second, point].forEach(include)
      case .close: break
      }
    }
    return box.map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }
}

extension VectorPath {
  /// A path in points, whose origin is a pixel of the picture.
  init(_ path: OutlinePath, from origin: CGPoint, scale: CGFloat) {
    steps = path.steps.map { step in
      step.mapped { CGPoint(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
    }
  }
}
