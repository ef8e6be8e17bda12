import COversetFreeType
import Foundation
import OversetLayoutTree

/// The points of an outline as FreeType keeps them: 26.6 fixed point, y upwards.
struct OutlinePoints {
  /// A contour: its last point's index, and whether it closes.
  struct Contour {
    var first: Int
    var last: Int
    var isClosed: Bool
  }

  /// A box in whole pixels, y upwards.
  struct PixelBox {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
  }

  private(set) var contours: [Contour] = []
  private var points: [FT_Vector] = []
  private var tags: [UInt8] = []
  private var ends: [Int16] = []

  /// Room for an outline that FreeType fills.
  init(pointCapacity: Int, contourCapacity: Int) {
    points = [FT_Vector](repeating: FT_Vector(), count: pointCapacity)
    tags = [UInt8](repeating: 0, count: pointCapacity)
    ends = [Int16](repeating: 0, count: contourCapacity)
  }

  /// The points of `path`; nil if it is empty, or has more points than FreeType counts, or
  /// points beyond its coordinates.
  init?(_ path: VectorPath) {
    for step in path.steps {
      switch step {
      case .move(let point):
        finishContour(isClosed: false)
        add(point, overset_curve_tag_on)
      case .line(let point): add(point, overset_curve_tag_on)
      case .quadratic(let control, let point):
        add(control, overset_curve_tag_conic)
        add(point, overset_curve_tag_on)
      case .cubic(let first, let second, let point):
        add(first, overset_curve_tag_cubic)
        add(second, overset_curve_tag_cubic)
        add(point, overset_curve_tag_on)
      case .close: finishContour(isClosed: true)
      }
      if points.count > 32_000 { return nil }
    }
    finishContour(isClosed: false)
    let limit = 1 << 24
    guard !points.isEmpty, points.allSatisfy({ abs($0.x) < limit && abs($0.y) < limit })
    else { return nil }
  }

  private mutating func add(_ point: CGPoint, _ tag: UInt8) {
    func fixed(_ value: CGFloat) -> Int {
      value.isFinite ? Int((Swift.min(Swift.max(value, -1e6), 1e6) * 64).rounded()) : 1 << 30
    }
    points.append(FT_Vector(x: fixed(point.x), y: -fixed(point.y)))
    tags.append(tag)
  }

  private mutating func finishContour(isClosed: Bool) {
    let first = contours.last.map { $0.last + 1 } ?? 0
    guard points.count > first else { return }
    contours.append(Contour(first: first, last: points.count - 1, isClosed: isClosed))
    ends.append(Int16(truncatingIfNeeded: points.count - 1))
  }

  /// One contour by itself.
  func part(_ contour: Contour) -> OutlinePoints {
    let range = contour.first...contour.last
    var part = OutlinePoints(pointCapacity: 0, contourCapacity: 0)
    part.points = Array(points[range])
    part.tags = Array(tags[range])
    part.ends = [Int16(truncatingIfNeeded: range.count - 1)]
    return part
  }

  /// Adds another outline's contours.
  mutating func append(_ other: OutlinePoints) {
    let offset = Int16(truncatingIfNeeded: points.count)
    points += other.points
    tags += other.tags
    ends += other.ends.map { $0 &+ offset }
  }

  /// The smallest box of whole pixels around all points.
  func pixelBox() -> PixelBox? {
    guard let first = points.first else { return nil }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (Swift.min(minX, point.x), Swift.max(maxX, point.x))
      (minY, maxY) = (Swift.min(minY, point.y), Swift.max(maxY, point.y))
    }
    return PixelBox(
      minX: minX >> 6, minY: minY >> 6, maxX: (maxX + 63) >> 6, maxY: (maxY + 63) >> 6)
  }

  /// Moves every point, in 26.6 fixed point.
  mutating func translate(x: Int, y: Int) {
    for index in points.indices {
      points[index].x += x
      points[index].y += y
    }
  }

  /// Makes the strokes of the outline thicker by some pixels, half of them on each side.
  mutating func embolden(by pixels: CGFloat) {
    let strength = Int((Swift.min(pixels, 1_000) * 64).rounded())
    // FreeType leaves the lower left corner where it is.
    let status = unsafe withOutline { outline in
      unsafe FT_Outline_Embolden(&outline, FT_Pos(strength))
    }
    if status == 0 { translate(x: -strength / 2, y: -strength / 2) }
  }

  /// Hands the outline to FreeType, which may fill it.
  mutating func withOutline<Result>(_ body: (inout FT_Outline) -> Result) -> Result {
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe overset_outline(
            points.baseAddress, tags.baseAddress, Int16(truncatingIfNeeded: points.count),
            ends.baseAddress, Int16(truncatingIfNeeded: ends.count))
          return unsafe body(&outline)
        }
      }
    }
  }
}
