import OversetRaster

/// Finds the extent of what is drawn on a plain background, dark on light or light on dark.
///
/// The background is the colour of most pixels of the border. How far a pixel is covered is told by its
/// colour between that of the background and the one that differs most from it; how far the ink reaches
/// into its border columns, by their coverage.
struct InkReader {
  /// How far from the background a pixel may be and belong to it, summed over the channels: screens dither.
  private static let noise = 12
  /// The least contrast of text, summed over the channels.
  private static let leastContrast = 120
  /// The least coverage of ink. What is less cannot be told from rounding.
  private static let leastCoverage = 0.04

  private let bitmap: Bitmap
  private let area: PixelRect

  /// A reader of the part of `bitmap` in `area`.
  init(_ bitmap: Bitmap, area: PixelRect? = nil) {
    self.bitmap = bitmap
    self.area = area.map(bitmap.bounds.intersection) ?? bitmap.bounds
  }

  func ink() throws(InkFault) -> PictureInk {
    guard !area.isEmpty else { throw .nothing }
    let background = try background()
    guard let ink = foreground(on: background) else { throw .nothing }
    let coverage = Coverage(background: background, ink: ink)
    let least = max(
      Self.leastCoverage, Double(Self.noise + 1) / Double(ink.distance(to: background)))
    let (columns, rows) = profile(coverage, background.packed, least: least)
    guard let first = columns.firstIndex(where: { $0 >= least }),
      let last = columns.lastIndex(where: { $0 >= least })
    else { throw .nothing }
    let left = edge(first, inwards: 1, coverage, least)
    let right = edge(last, inwards: -1, coverage, least)
    return PictureInk(
      left: Double(area.x + first + 1) - left, right: Double(area.x + last) + right,
      bands: bands(rows))
  }

  /// How far ink reaches into a column; `step` leads inwards.
  private func edge(
    _ column: Int, inwards step: Int, _ coverage: Coverage, _ least: Double
  ) -> Double {
    let columns = (0..<4).map { column + $0 * step }.filter { (0..<area.width).contains($0) }
    return InkEdge.reach(
      columns.map { x in
        (area.y..<area.maxY).map { y in
          let covered = coverage.of(RGBAColor(packed: pixel(area.x + x, y)))
          return covered >= least ? covered : 0
        }
      })
  }

  // MARK: Background

  /// The colour of most of the border.
  private func background() throws(InkFault) -> RGBAColor {
    var counts: [UInt32: Int] = [:]
    for pixel in border { counts[pixel, default: 0] += 1 }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most else { throw .nothing }
    let color = RGBAColor(packed: most.key)
    let other = counts.reduce(0) { sum, entry in
      sum + (RGBAColor(packed: entry.key).distance(to: color) > Self.noise ? entry.value : 0)
    }
    let all = counts.values.reduce(0, +)
    if other * 3 > all { throw .unevenBackground }
    if other > 0 { throw .touchesBorder }
    return color
  }

  private var border: [UInt32] {
    let columns = area.x..<area.maxX
    let rows = area.y..<area.maxY
    return columns.flatMap { [pixel($0, area.y), pixel($0, area.maxY - 1)] }
      + rows.flatMap { [pixel(area.x, $0), pixel(area.maxX - 1, $0)] }
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

  // MARK: Ink

  /// The colour that differs most from the background; nil without contrast.
  private func foreground(on background: RGBAColor) -> RGBAColor? {
    var (most, contrast) = (background, 0)
    var known: UInt32 = background.packed
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let pixel = pixel(x, y)
        if pixel == known || pixel == background.packed { continue }
        known = pixel
        let color = RGBAColor(packed: pixel)
        let distance = color.distance(to: background)
        if distance > contrast { (most, contrast) = (color, distance) }
      }
    }
    return contrast >= Self.leastContrast ? most : nil
  }

  /// The greatest coverage of each column, and whether each row has ink.
  private func profile(
    _ coverage: Coverage, _ background: UInt32, least: Double
  ) -> (columns: [Double], rows: [Bool]) {
    var columns = [Double](repeating: 0, count: area.width)
    var rows = [Bool](repeating: false, count: area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        let pixel = pixel(area.x + x, area.y + y)
        if pixel == background { continue }
        let covered = coverage.of(RGBAColor(packed: pixel))
        if covered >= least { rows[y] = true }
        if covered > columns[x] { columns[x] = covered }
      }
    }
    return (columns, rows)
  }

  private func bands(_ rows: [Bool]) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    for (row, hasInk) in rows.enumerated() where hasInk {
      let row = area.y + row
      if let last = bands.last, last.upperBound == row {
        bands[bands.count - 1] = last.lowerBound..<row + 1
      } else {
        bands.append(row..<row + 1)
      }
    }
    return bands
  }
}

/// How far a pixel is covered, from its colour between two.
private struct Coverage {
  private let origin: [Double]
  private let direction: [Double]
  private let length: Double

  init(background: RGBAColor, ink: RGBAColor) {
    origin = background.channels.map(Double.init)
    direction = zip(ink.channels, background.channels).map { Double($0 - $1) }
    length = direction.reduce(0) { $0 + $1 * $1 }
  }

  /// 0 for the background, 1 for the ink.
  func of(_ color: RGBAColor) -> Double {
    let channels = color.channels
    var share = 0.0
    for index in 0..<3 { share += (Double(channels[index]) - origin[index]) * direction[index] }
    return min(max(share / length, 0), 1)
  }
}

extension RGBAColor {
  /// Red, green and blue over white.
  fileprivate var channels: [Int] {
    let (alpha, rest) = (Int(alpha), 255 - Int(alpha))
    return [red, green, blue].map { (Int($0) * alpha + 255 * rest + 127) / 255 }
  }

  /// The sum of the differences of the channels.
  fileprivate func distance(to other: RGBAColor) -> Int {
    zip(channels, other.channels).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}
