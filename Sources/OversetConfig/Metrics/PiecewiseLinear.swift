/// A function given by points, linear between them and constant outside.
struct PiecewiseLinear: Sendable {
  private let points: [(x: Double, y: Double)]

  /// Points in ascending order of x.
  init(_ points: [(x: Double, y: Double)]) {
    self.points = points
  }

  func value(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    for (left, right) in zip(points, points.dropFirst()) where x <= right.x {
      return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }
    return last.y
  }
}
