package import Foundation

/// Colours that change over a shape.
package struct GradientContent: Hashable, Sendable {
  /// The way on which colours change. Points are shares of the frame, from the upper left corner.
  package enum Course: Hashable, Sendable {
    /// Along a line.
    case linear(from: CGPoint, to: CGPoint)
    /// Outwards from a point, between two radii in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// Outwards from a point, between two radii as shares of the frame's sides.
    case elliptical(center: CGPoint, from: CGFloat, to: CGFloat)
    /// Around a point, between two angles in degrees, clockwise from the right.
    case angular(center: CGPoint, from: Double, to: Double)
  }

  /// A colour at a place of the course, 0 to 1.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package let color: ColorValue
    /// The place.
    package let location: CGFloat

    /// Describes a colour at a place.
    package init(color: ColorValue, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The course.
  package let course: Course
  /// The colours, in the order of their places.
  package let stops: [Stop]

  /// Describes a gradient.
  package init(_ course: Course, stops: [Stop]) {
    self.course = course
    self.stops = stops
  }

  /// The gradient with every colour's opacity multiplied.
  package func opacity(_ factor: Double) -> GradientContent {
    GradientContent(
      course,
      stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
  }

  /// The mean of the colours, each for as far as it reaches.
  package var mean: ColorValue {
    guard let first = stops.first else { return ColorValue(hex: 0).opacity(0) }
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let samples = 16
    for index in 0..<samples {
      let color = color(at: (CGFloat(index) + 0.5) / CGFloat(samples))
      sums.red += Double(color.red)
      sums.green += Double(color.green)
      sums.blue += Double(color.blue)
      sums.alpha += Double(color.alpha)
    }
    func byte(_ sum: Double) -> UInt8 { UInt8((sum / Double(samples)).rounded()) }
    return stops.count == 1
      ? first.color
      : ColorValue(
        red: byte(sums.red), green: byte(sums.green), blue: byte(sums.blue),
        alpha: byte(sums.alpha))
  }

  /// The colour at a place of the course; that of an end beyond it.
  package func color(at place: CGFloat) -> ColorValue {
    guard let first = stops.first, let last = stops.last, place.isFinite else {
      return ColorValue(hex: 0).opacity(0)
    }
    guard place > first.location else { return first.color }
    guard place < last.location,
      let next = stops.firstIndex(where: { $0.location > place }), next > 0
    else { return last.color }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (place - from.location) / (to.location - from.location)
    func mix(_ path: KeyPath<ColorValue, UInt8>) -> UInt8 {
      let (start, end) = (CGFloat(from.color[keyPath: path]), CGFloat(to.color[keyPath: path]))
      return UInt8((start + (end - start) * share).rounded())
    }
    return ColorValue(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// The place of a point of the frame on the course; both are in points, from the frame's upper left corner.
  package func place(of point: CGPoint, in size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 0 }
    switch course {
    case .linear(let from, let to):
      let (dx, dy) = ((to.x - from.x) * size.width, (to.y - from.y) * size.height)
      let (px, py) = (point.x - from.x * size.width, point.y - from.y * size.height)
      let length = dx * dx + dy * dy
      return length > 0 ? (px * dx + py * dy) / length : 1
    case .radial(let center, let from, let to):
      let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
      return share((dx * dx + dy * dy).squareRoot(), from, to)
    case .elliptical(let center, let from, let to):
      let (dx, dy) = (point.x / size.width - center.x, point.y / size.height - center.y)
      return share((dx * dx + dy * dy).squareRoot(), from, to)
    case .angular(let center, let from, let to):
      let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
      let angle = Double(atan2(dy, dx)) * 180 / Double.pi
      let turned = (angle - from).truncatingRemainder(dividingBy: 360)
      let place = turned < 0 ? turned + 360 : turned
      return to == from ? 1 : CGFloat(place / abs(to - from))
    }
  }

  private func share(_ distance: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
    to == from ? 1 : (distance - from) / (to - from)
  }
}
