/// A rectangle of whole pixels. Coordinates grow to the right and down.
///
/// A rectangle whose width or height is not positive is empty. Edges that an `Int` cannot hold are
/// taken as the nearest it can, so no rectangle is refused.
package struct PixelRect: Sendable, Hashable, Codable {
  /// The first column, in pixels.
  package var x: Int

  /// The first row, in pixels.
  package var y: Int

  /// The number of columns.
  package var width: Int

  /// The number of rows.
  package var height: Int

  /// A rectangle from its first column and row and its size, in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle without a pixel, at the origin.
  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Whether the rectangle holds no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The column after the last one, in pixels.
  package var maxX: Int { PixelRect.edge(from: x, length: width) }

  /// The row after the last one, in pixels.
  package var maxY: Int { PixelRect.edge(from: y, length: height) }

  /// The pixels both rectangles hold; `empty` when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard !isEmpty, !other.isEmpty, left < right, top < bottom else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other.isEmpty ? .empty : other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(
      x: left, y: top,
      width: PixelRect.length(from: left, to: right),
      height: PixelRect.length(from: top, to: bottom))
  }

  private static func edge(from start: Int, length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(max(length, 0))
    return overflows ? Int.max : sum
  }

  private static func length(from start: Int, to end: Int) -> Int {
    let (difference, overflows) = end.subtractingReportingOverflow(start)
    return overflows ? Int.max : difference
  }
}
