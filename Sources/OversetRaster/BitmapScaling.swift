package import OversetVocabulary

extension Bitmap {
  /// The picture at another size, in pixels: each new pixel is the mean of what it covers of the old
  /// ones, which weigh by their share of its area and by their opacity.
  ///
  /// The sums are whole numbers and rounded once, so the result is the same on every machine. Throws a
  /// `Diagnostic` for an impossible size.
  package func scaled(width newWidth: Int, height newHeight: Int) throws(Diagnostic) -> Bitmap {
    var result = try Bitmap(width: newWidth, height: newHeight)
    guard !bounds.isEmpty, !result.bounds.isEmpty else { return result }
    let columns = AreaShares.all(of: width, for: newWidth)
    let rows = AreaShares.all(of: height, for: newHeight)
    let narrowed = (0..<height).map { row in columns.map { sum(of: row, $0) } }
    for (y, shares) in rows.enumerated() {
      for x in 0..<newWidth {
        var total = PixelSum()
        for (offset, weight) in shares.weights.enumerated() {
          total.add(narrowed[shares.first + offset][x], weight: weight)
        }
        result.pixels[y * newWidth + x] = total.color(weight: width * height).packed
      }
    }
    return result
  }

  private func sum(of row: Int, _ shares: AreaShares) -> PixelSum {
    var sum = PixelSum()
    for (offset, weight) in shares.weights.enumerated() {
      let pixel = RGBAColor(packed: pixels[row * width + shares.first + offset])
      sum.add(PixelSum(pixel), weight: weight)
    }
    return sum
  }

  /// Puts another bitmap over this one, its top left pixel at `x`, `y`; composition is that of
  /// ``fill(_:with:)``. Nothing outside `clip` or the bitmap is drawn. All lengths are pixels.
  package mutating func blend(_ source: Bitmap, x: Int, y: Int, clip: PixelRect? = nil) {
    let placed = PixelRect(x: x, y: y, width: source.width, height: source.height)
    let area = placed.intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        let color = RGBAColor(packed: source.pixels[(row - y) * source.width + column - x])
        guard color.alpha > 0 else { continue }
        fill(PixelRect(x: column, y: row, width: 1, height: 1), with: color)
      }
    }
  }
}

/// What one new pixel covers of the old ones along one axis.
private struct AreaShares {
  /// The first old pixel that it covers.
  let first: Int
  /// How much it covers of that one and of those after it; the weights of each new pixel add up to
  /// the count of the old ones.
  let weights: [Int]

  /// The shares of `newCount` pixels that cover `count` old ones.
  ///
  /// An old pixel is `newCount` long and a new one `count`: all edges are then whole numbers.
  static func all(of count: Int, for newCount: Int) -> [AreaShares] {
    (0..<newCount).map { index in
      let (start, end) = (index * count, (index + 1) * count)
      let (first, last) = (start / newCount, (end - 1) / newCount)
      let weights = (first...last).map { old in
        min(end, (old + 1) * newCount) - max(start, old * newCount)
      }
      return AreaShares(first: first, weights: weights)
    }
  }
}

/// A weighted sum of pixels, the channels multiplied by alpha.
private struct PixelSum {
  private var red = 0
  private var green = 0
  private var blue = 0
  private var alpha = 0

  init() {}

  init(_ color: RGBAColor) {
    alpha = Int(color.alpha)
    red = Int(color.red) * alpha
    green = Int(color.green) * alpha
    blue = Int(color.blue) * alpha
  }

  mutating func add(_ other: PixelSum, weight: Int) {
    red += other.red * weight
    green += other.green * weight
    blue += other.blue * weight
    alpha += other.alpha * weight
  }

  /// The mean of all that was added, whose weights add up to `weight`.
  func color(weight: Int) -> RGBAColor {
    guard alpha > 0 else { return .clear }
    func channel(_ sum: Int) -> UInt8 { UInt8((sum + alpha / 2) / alpha) }
    return RGBAColor(
      red: channel(red), green: channel(green), blue: channel(blue),
      alpha: UInt8((alpha + weight / 2) / weight))
  }
}
