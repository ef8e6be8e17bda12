import Foundation

/// The area that a line covers: a piece for each straight part, each corner and each end. They overlap and turn the same
/// way, so a fill that counts turns paints their union.
struct PathStroker {
  private let style: StrokeStyle
  private var half: CGFloat { style.lineWidth / 2 }
  private(set) var path = Path()

  /// How many lines stand for half of a circle.
  private static let arcPieces = 12

  init(_ lines: PathPolylines, style: StrokeStyle) {
    self.style = style
    guard style.lineWidth > 0 else { return }
    for chain in lines.chains { add(PathStroker.distinct(chain)) }
  }

  /// A chain without points that repeat the one before.
  private static func distinct(_ chain: [CGPoint]) -> [CGPoint] {
    chain.reduce(into: []) { points, point in
      if points.last != point { points.append(point) }
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    guard points.count > 1, let first = points.first, let last = points.last else { return }
    let isClosed = points.count > 2 && first == last
    for (from, to) in zip(points, points.dropFirst()) { addLine(from, to) }
    for index in points.indices.dropFirst().dropLast() {
      addCorner(points[index - 1], points[index], points[index + 1])
    }
    if isClosed {
      addCorner(points[points.count - 2], first, points[1])
    } else {
      addEnd(at: first, from: points[1])
      addEnd(at: last, from: points[points.count - 2])
    }
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let side = PathStroker.unit(from, to).turned.times(half)
    addArea([from.plus(side), to.plus(side), to.minus(side), from.minus(side)])
  }

  private mutating func addCorner(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
    let (into, out) = (PathStroker.unit(before, at), PathStroker.unit(at, after))
    let cross = into.x * out.y - into.y * out.x
    guard abs(cross) > 1e-9 || into.x * out.x + into.y * out.y < 0 else { return }
    if style.lineJoin == .round { return addDisc(at) }
    // The gap opens on the outer side of the turn.
    let sign: CGFloat = cross > 0 ? -1 : 1
    let (a, b) = (into.turned.times(half * sign), out.turned.times(half * sign))
    var corner = [at, at.plus(a), at.plus(b)]
    let cosine = into.x * out.x + into.y * out.y
    // 1 / sin of half the angle between the lines: how far a point reaches beyond half the width.
    let reach = cosine > -1 ? (2 / (1 + cosine)).squareRoot() : .infinity
    if style.lineJoin == .miter, reach <= style.miterLimit {
      let middle = PathStroker.unit(.zero, a.plus(b))
      corner.insert(at.plus(middle.times(half * reach)), at: 2)
    }
    addArea(corner)
  }

  private mutating func addEnd(at end: CGPoint, from inner: CGPoint) {
    switch style.lineCap {
    case .round: addDisc(end)
    case .square:
      let onward = PathStroker.unit(inner, end).times(half)
      addLine(end, end.plus(onward))
    default: break
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    addArea(
      (0..<2 * Self.arcPieces).map { piece in
        let angle = CGFloat(piece) * .pi / CGFloat(Self.arcPieces)
        return center.plus(CGPoint(x: half * cos(angle), y: half * sin(angle)))
      })
  }

  /// Adds a convex area, turned clockwise.
  private mutating func addArea(_ points: [CGPoint]) {
    let doubled = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat.zero) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    path.addLines(doubled < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

extension CGPoint {
  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }
  fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  fileprivate func times(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension Path {
  /// The area that a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let lines = PathPolylines(outline)
    guard style.dash.isEmpty else {
      let dashes = lines.dashed(style.dash, phase: style.dashPhase)
      return PathStroker(PathPolylines(dashes), style: style).path
    }
    return PathStroker(lines, style: style).path
  }
}
