import Foundation
import OversetLayoutTree
import OversetRaster

/// Draws colours that change over a shape.
struct GradientPainter {
  let gradient: GradientContent
  /// The shape's frame, in pixels before they are mapped.
  let frame: CGRect
  /// Pixels per point.
  let scale: CGFloat
  /// How the frame's pixels are mapped to those of the picture; nil leaves them in place.
  let transform: Transform?

  /// How many colours stand for the course.
  private static let steps = 1024

  /// Draws the colours where `mask` covers the picture.
  func draw(_ mask: PlacedMask?, on bitmap: inout Bitmap, within limits: PixelRect) {
    guard let mask, scale > 0 else { return }
    let placed = PixelRect(
      x: mask.x, y: mask.y, width: mask.mask.width, height: mask.mask.height)
    let visible = placed.intersection(limits).intersection(bitmap.bounds)
    let back = transform.map(\.inverse)
    guard !visible.isEmpty, back != .some(nil) else { return }
    let colors = (0...Self.steps).map {
      gradient.color(at: CGFloat($0) / CGFloat(Self.steps))
    }
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let coverage = mask.mask.bytes[(y - mask.y) * mask.mask.width + x - mask.x]
        guard coverage > 0 else { continue }
        let pixel = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let point = back??.apply(pixel) ?? pixel
        let place = gradient.place(
          of: CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale),
          in: size)
        let color = colors[index(of: place)]
        let alpha = (Int(color.alpha) * Int(coverage) + 127) / 255
        bitmap.fill(
          PixelRect(x: x, y: y, width: 1, height: 1),
          with: RGBAColor(
            red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha)))
      }
    }
  }

  private func index(of place: CGFloat) -> Int {
    guard place.isFinite else { return 0 }
    return Int((min(max(place, 0), 1) * CGFloat(Self.steps)).rounded())
  }
}
