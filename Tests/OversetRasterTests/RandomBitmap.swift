import OversetRaster
import OversetTestBasics

extension SeededGenerator {
  /// A bitmap of random size whose pixels are of at most `colors` random colours.
  mutating func bitmap(colors: Int, side: ClosedRange<Int> = 1...40) throws -> Bitmap {
    let palette = (0..<colors).map { _ in UInt32.random(in: .min ... .max, using: &self) }
    let width = Int.random(in: side, using: &self)
    let height = Int.random(in: side, using: &self)
    let pixels = (0..<width * height).map { _ in
      palette[Int.random(in: 0..<colors, using: &self)]
    }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }
}
