import Foundation
import OversetRaster

/// From points to whole pixels: edges are rounded here only.
extension DisplayListBuilder {
  /// A length in whole pixels.
  func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max(length * scale, -1e8), 1e8).rounded()) : 0
  }

  /// A frame in pixels, each edge rounded by itself, so that neighbours neither overlap nor gape.
  func snapped(_ frame: CGRect) -> CGRect {
    let (left, top) = (pixels(frame.minX), pixels(frame.minY))
    // A line thinner than a pixel is still drawn.
    let right = max(pixels(frame.maxX), frame.width > 0 ? left + 1 : left)
    let bottom = max(pixels(frame.maxY), frame.height > 0 ? top + 1 : top)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func pixelRect(_ rect: CGRect) -> PixelRect {
    PixelRect(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
  }
}
