import Foundation
import OversetLayoutTree
import OversetRaster

extension Layer {
  /// What was drawn, with its colours mapped. Nothing is drawn where nothing was, whatever the map says.
  func recoloured(_ drawn: Bitmap, _ matrix: ColorMatrix) -> Bitmap {
    var result = drawn
    // Pictures have few colours: most pixels repeat one that is known.
    var known: [UInt32: RGBAColor] = [:]
    forEachPixel(of: drawn) { x, y, color in
      let mapped = known[color.packed] ?? RGBAColor(matrix.applied(to: color.shares))
      known[color.packed] = mapped
      result.replace(x: x, y: y, with: mapped)
    }
    return result
  }

  /// Mixes what was drawn with what lies below, and puts it over that: W3C Compositing and Blending, section 5.
  func blend(_ drawn: Bitmap, onto bitmap: inout Bitmap, _ function: BlendFunction) {
    var result = bitmap
    forEachPixel(of: drawn) { x, y, color in
      guard let below = bitmap.color(x: x, y: y)?.shares else { return }
      let above = color.shares
      let mixed = (0..<3).map { channel in
        (1 - below[3]) * above[channel] + below[3] * function.mix(below[channel], above[channel])
      }
      result.fill(
        PixelRect(x: x, y: y, width: 1, height: 1), with: RGBAColor(mixed + [above[3]]))
    }
    bitmap = result
  }
}

extension RGBAColor {
  /// Red, green, blue and alpha, 0 to 1.
  fileprivate var shares: [Double] { [red, green, blue, alpha].map { Double($0) / 255 } }

  /// The nearest colour to four channels, 0 to 1.
  fileprivate init(_ shares: [Double]) {
    let bytes = shares.map { UInt8(min(max($0 * 255, 0), 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
