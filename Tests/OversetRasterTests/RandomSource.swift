import OversetRaster

/// SplitMix64: random numbers that are the same in every run.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
