import OversetText

/// The extent of a text's ink as the model has it, in points.
package struct ExpectedInk: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// How the ink of a picture contradicts a text: sizes that no error of the model explains.
  enum Mismatch: Equatable {
    /// Width and height are larger or smaller by one factor.
    case scale(Double)
    /// There is more than one line.
    case severalLines
    /// It is ink of another text, or of another size.
    case other
  }

  /// The factors between pictures at 1, 2 and 3 pixels per point, but for 1.
  private static let scales = [1.0 / 3, 0.5, 2.0 / 3, 1.5, 2, 3]

  /// What is wrong with ink of `width` and `height` points; nil if it can be that of the text.
  ///
  /// - Parameters:
  ///   - gap: The widest empty band between rows of ink, in points.
  ///   - size: The size of the font, in points.
  func mismatch(width: Double, height: Double, gap: Double, size: Double) -> Mismatch? {
    guard self.width > 0, self.height > 0 else { return nil }
    let (x, y) = (width / self.width, height / self.height)
    // Lines stand 1.2 em apart; what floats above or below a letter is nearer.
    let isHigher = height >= self.height + 0.6 * size
    let factor = (x * y).squareRoot()
    // A character of several strokes at three times its size has gaps as wide as those between lines.
    let isScaled = Self.scales.contains { abs(factor / $0 - 1) < 0.12 }
    if isScaled, max(x, y) / min(x, y) < 1.12 { return .scale(factor) }
    if isHigher, gap >= 0.32 * size { return .severalLines }
    if max(x, y) / min(x, y) < 1.3, factor < 0.78 || factor > 1.28 { return .scale(factor) }
    if isHigher { return .severalLines }
    return (0.6...1.6).contains(x) && (0.55...1.6).contains(y) ? nil : .other
  }
}
