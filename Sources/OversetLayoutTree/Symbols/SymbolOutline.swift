package import Foundation

/// A stand-in for a symbol of the system: its box, how it behaves, and an outline of our own.
///
/// SF Symbols may be drawn on Apple's systems only. Lengths are in em: 1 is the font size; x grows
/// to the right, y down, from the top left of the box.
package struct SymbolOutline: Sendable, Equatable {
  /// Which side a symbol points to in every language.
  package enum FixedSide: String, Sendable, Codable {
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// One step of a path, in em.
  package typealias Step = OutlinePath.Step

  /// A filled outline, or a line with round caps and joins.
  package struct Contour: Sendable, Equatable {
    /// The steps.
    package var steps: [Step]
    /// The width of the line, in em; nil fills the outline by the nonzero rule.
    package var strokeWidth: CGFloat?
  }

  /// The width of the box, in em.
  package var width: CGFloat
  /// The height of the box, in em.
  package var height: CGFloat
  /// Whether the drawing is mirrored in a right-to-left environment.
  package var flips: Bool
  /// The side it points to in every language; nil for one that points nowhere or flips.
  package var fixedSide: FixedSide?
  /// What is drawn, one contour over another; empty for a placeholder.
  package var contours: [Contour]
  /// Whether it replaces a symbol that has no outline here.
  package var isPlaceholder: Bool { contours.isEmpty }

  /// The box of a symbol without an outline: most are 17 to 24 points wide at 17 points. One in a circle is as
  /// large as the circle: 19.67 x 19.0 points at 17, measured natively.
  ///
  /// Its name tells how it behaves: what is called forward or backward flips but for the controls of a
  /// player, and an arrow or a
  /// chevron that is called left or right does not.
  static func placeholder(_ name: String) -> SymbolOutline {
    let parts = name.split(separator: ".")
    let flips =
      (parts.dropFirst().contains("forward") || parts.dropFirst().contains("backward")
        || name.hasPrefix("text.") || name.hasPrefix("list.")) && !isMediaControl(parts)
    let isArrow = ["arrow", "arrowshape", "arrowtriangle", "chevron"].contains(parts.first)
    let sides = parts.compactMap { FixedSide(rawValue: String($0)) }
    let isCircle = parts.dropFirst().contains("circle")
    return SymbolOutline(
      width: isCircle ? 1.15 : 1.16, height: isCircle ? 1.11 : 1.12, flips: flips,
      fixedSide: isArrow && sides.count == 1 ? sides[0] : nil, contours: [])
  }

  /// `forward.end.fill`, `play.rectangle`: tapes ran one way everywhere.
  private static func isMediaControl(_ parts: [Substring]) -> Bool {
    guard let first = parts.first else { return false }
    return ["backward", "forward", "gobackward", "goforward", "play", "pause"].contains(first)
  }
}
