public import Foundation
import OversetLayoutTree

extension Path {
  /// How far the control points of a quarter of a circle stand out.
  private static let kappa: CGFloat = 0.5522847498307936

  /// Adds the ellipse that touches the sides of a rectangle. It begins at its right, as CoreGraphics does.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (x, y) = (rect.midX, rect.midY)
    let (a, b) = (rect.width / 2, rect.height / 2)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx * a, y: y + dy * b) }
    let k = Path.kappa
    var path = Path()
    path.move(to: point(1, 0))
    path.addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    path.addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    path.addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    path.addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a rectangle whose corners are parts of ellipses. Both styles are drawn alike.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    addPath(Path(rect: rect, corners: [size, size, size, size]), transform: transform)
  }

  /// A rectangle with corners of their own sizes: at the upper left, the upper right, the lower right, the
  /// lower left.
  init(rect: CGRect, corners: [CGSize]) {
    guard corners.count == 4 else { return }
    let k = 1 - Path.kappa
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (c0, c1, c2, c3) = (corners[0], corners[1], corners[2], corners[3])
    move(to: point(left + c0.width, top))
    addLine(to: point(right - c1.width, top))
    addCurve(
      to: point(right, top + c1.height), control1: point(right - c1.width * k, top),
      control2: point(right, top + c1.height * k))
    addLine(to: point(right, bottom - c2.height))
    addCurve(
      to: point(right - c2.width, bottom), control1: point(right, bottom - c2.height * k),
      control2: point(right - c2.width * k, bottom))
    addLine(to: point(left + c3.width, bottom))
    addCurve(
      to: point(left, bottom - c3.height), control1: point(left + c3.width * k, bottom),
      control2: point(left, bottom - c3.height * k))
    addLine(to: point(left, top + c0.height))
    addCurve(
      to: point(left + c0.width, top), control1: point(left, top + c0.height * k),
      control2: point(left + c0.width * k, top))
    closeSubpath()
  }

  /// Adds part of a circle, with a line to its beginning.
  ///
  /// As in SwiftUI, `clockwise` is meant in a plane whose y grows upwards: on the screen such an arc runs
  /// the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.degrees - startAngle.degrees
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: 360) - 360 }
      delta = max(delta, -360)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: 360) + 360 }
      delta = min(delta, 360)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .degrees(delta),
      transform: transform)
  }

  /// Adds part of a circle, by an angle from its beginning, with a line to its beginning. Positive angles
  /// are clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.degrees.isFinite, startAngle.degrees.isFinite else { return }
    let turn = min(max(delta.degrees, -720), 720)
    let count = max(1, Int((abs(turn) / 90).rounded(.up)))
    let step = turn / Double(count)
    // How far the control points of so much of a circle stand out.
    let (sine, cosine) = Angle(degrees: step / 4).sineAndCosine
    let reach = cosine == 0 ? 0 : 4 / 3 * sine / cosine
    for index in 0..<count {
      let first = Angle(degrees: startAngle.degrees + step * Double(index)).sineAndCosine
      let last = Angle(degrees: startAngle.degrees + step * Double(index + 1)).sineAndCosine
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: center.x + x * radius, y: center.y + y * radius).applying(transform)
      }
      if index == 0 { addLine(to: place(first.cosine, first.sine)) }
      addCurve(
        to: place(last.cosine, last.sine),
        control1: place(first.cosine - reach * first.sine, first.sine + reach * first.cosine),
        control2: place(last.cosine + reach * last.sine, last.sine - reach * last.cosine))
    }
  }

  /// Rounds the corner between the lines from here to one point and from there to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let end = tangent2End.applying(transform)
    let (first, second) = (start.step(from: corner), end.step(from: corner))
    let cosine = first.x * second.x + first.y * second.y
    let (below, above) = (1 - cosine, 1 + cosine)
    guard radius > 0, below > 1e-9, above > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle between the lines says how far off the curve begins.
    let reach = radius * (above / below).squareRoot()
    let bend = reach * (1 - Path.kappa)
    func along(_ step: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + step.x * length, y: corner.y + step.y * length)
    }
    addLine(to: along(first, reach))
    addCurve(
      to: along(second, reach), control1: along(first, bend), control2: along(second, bend))
  }
}

extension CGPoint {
  /// One point's length towards this point.
  fileprivate func step(from origin: CGPoint) -> CGPoint {
    let (dx, dy) = (x - origin.x, y - origin.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }
}
