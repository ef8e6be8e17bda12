import Foundation

/// Blurs planes of samples, as a Gaussian blur looks, by three passes of running means in each direction.
///
/// The widths of the passes are those of the W3C's Filter Effects (section 9.6). Sums are whole numbers, so that every
/// machine blurs alike. What lies outside of a plane is 0.
struct BoxBlur {
  private let boxes: [(size: Int, before: Int)]

  /// - Parameter sigma: The standard deviation, in pixels. Below 0.27 nothing is blurred.
  init(sigma: CGFloat) {
    let sigma = sigma.isFinite ? min(max(sigma, 0), 1_000) : 0
    let size = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    boxes =
      size < 2
      ? []
      : size % 2 == 1
        ? Array(repeating: (size, half), count: 3)
        : [(size, half), (size, half - 1), (size + 1, half)]
  }

  /// Whether nothing is blurred.
  var isIdentity: Bool { boxes.isEmpty }

  /// A plane of `width` columns, blurred in both directions.
  func blurred(_ plane: [UInt8], width: Int) -> [UInt8] {
    guard !isIdentity, width > 0, !plane.isEmpty else { return plane }
    let height = plane.count / width
    var result = plane
    for box in boxes {
      for row in 0..<height {
        Self.pass(&result, from: row * width, step: 1, count: width, box.size, box.before)
      }
    }
    for box in boxes {
      for column in 0..<width {
        Self.pass(&result, from: column, step: width, count: height, box.size, box.before)
      }
    }
    return result
  }

  /// The means of one row or column; each of `size` samples, `before` of them in front of the middle.
  private static func pass(
    _ plane: inout [UInt8], from start: Int, step: Int, count: Int, _ size: Int, _ before: Int
  ) {
    let line = (0..<count).map { plane[start + $0 * step] }
    let after = size - before
    var sum = line.prefix(after - 1).reduce(0) { $0 + Int($1) }
    for index in 0..<count {
      if index + after - 1 < count { sum += Int(line[index + after - 1]) }
      if index - before - 1 >= 0 { sum -= Int(line[index - before - 1]) }
      plane[start + index * step] = UInt8((sum + size / 2) / size)
    }
  }
}
