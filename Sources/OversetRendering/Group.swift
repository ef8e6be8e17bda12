import OversetRaster
import OversetVocabulary

/// A part of the picture that is drawn by itself and then put over what was there.
struct Group {
  /// What was there before, in the group's area.
  private let backdrop: Bitmap
  /// What the group may draw on, in pixels.
  let area: PixelRect
  /// The shape that clips the group; nil clips nothing, an empty shape everything.
  private let mask: PlacedMask??
  private let opacity: Int

  /// Remembers what `bitmap` shows in `area`.
  init(
    over bitmap: Bitmap, area: PixelRect, mask: PlacedMask??, opacity: Double
  ) throws(Diagnostic) {
    let area = area.intersection(bitmap.bounds)
    self.area = area
    self.mask = mask
    self.opacity = Int((opacity * 255).rounded())
    backdrop = try Group.part(of: bitmap, area)
  }

  /// Puts what was drawn over the backdrop, as far as clip and opacity let it through.
  func compose(onto bitmap: inout Bitmap) throws(Diagnostic) {
    guard !area.isEmpty else { return }
    let drawn = try Group.part(of: bitmap, area)
    var pixels = backdrop.pixels
    for y in 0..<area.height {
      for x in 0..<area.width {
        let index = y * area.width + x
        let new = drawn.pixels[index]
        // Most of a group's area is what it was, and most of the rest is wholly inside of its clip.
        guard new != pixels[index] else { continue }
        let coverage = coverage(x: area.x + x, y: area.y + y) * opacity / 255
        guard coverage > 0 else { continue }
        pixels[index] = Group.mix(pixels[index], new, coverage)
      }
    }
    bitmap.copy(
      try Bitmap(width: area.width, height: area.height, pixels: pixels), x: area.x, y: area.y)
  }

  private func coverage(x: Int, y: Int) -> Int {
    guard let clip = mask else { return 255 }
    guard let clip else { return 0 }
    let (column, row) = (x - clip.x, y - clip.y)
    guard (0..<clip.mask.width).contains(column), (0..<clip.mask.height).contains(row) else {
      return 0
    }
    return Int(clip.mask.bytes[row * clip.mask.width + column])
  }

  private static func part(of bitmap: Bitmap, _ area: PixelRect) throws(Diagnostic) -> Bitmap {
    guard !area.isEmpty else { return try Bitmap(width: 0, height: 0) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY {
      let start = y * bitmap.width + area.x
      pixels += bitmap.pixels[start..<start + area.width]
    }
    return try Bitmap(width: area.width, height: area.height, pixels: pixels)
  }

  /// `coverage` / 255 of the new pixel over the old, channel by channel, rounded to nearest. Colours count by as much
  /// as they are seen.
  private static func mix(_ old: UInt32, _ new: UInt32, _ coverage: Int) -> UInt32 {
    if coverage == 255 { return new >> 24 > 0 ? new : 0 }
    let shares = (old: Int(old >> 24) * (255 - coverage), new: Int(new >> 24) * coverage)
    let whole = shares.old + shares.new
    guard whole > 0 else { return 0 }
    var result = UInt32((whole + 127) / 255) << 24
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let from = Int(old >> shift & 0xFF)
      let to = Int(new >> shift & 0xFF)
      let channel = (from * shares.old + to * shares.new + whole / 2) / whole
      result |= UInt32(channel) << shift
    }
    return result
  }
}
