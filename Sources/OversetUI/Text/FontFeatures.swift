public import Foundation

extension Font {
  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Nearer.
    case tight
    /// Farther.
    case loose
  }

  /// Whether nobody knows how wide the letters are on a device.
  var hasUnknownWidths: Bool { ignored.contains { $0.hasSuffix("SmallCaps") || $0 == "smallCaps" } }

  /// The same font with small capitals in the place of all letters. Letters are drawn and measured as they are:
  /// verdicts have the confidence class C.
  public func smallCaps() -> Font { ignoring("smallCaps") }

  /// The same font with small capitals in the place of small letters. Letters are drawn and measured as they are:
  /// verdicts have the confidence class C.
  public func lowercaseSmallCaps() -> Font { ignoring("lowercaseSmallCaps") }

  /// The same font with small capitals in the place of capitals. Letters are drawn and measured as they are:
  /// verdicts have the confidence class C.
  public func uppercaseSmallCaps() -> Font { ignoring("uppercaseSmallCaps") }

  /// The same font with lines nearer or farther. How far, Apple does not say: lines keep their distance, and texts
  /// have a record of it.
  public func leading(_ leading: Leading) -> Font {
    leading == .standard ? self : ignoring("leading")
  }

  /// The same font at a factor of its size; a text style follows the text size as before.
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    switch base {
    case .style(let style):
      font.weight = weight ?? (style == .headline ? .semibold : nil)
      font.base = .relative(CGFloat(style.metrics(at: .large).size) * factor, to: style)
    case .fixed(let size): font.base = .fixed(size * factor)
    case .relative(let size, let style): font.base = .relative(size * factor, to: style)
    }
    return font
  }

  private func ignoring(_ feature: String) -> Font {
    var font = self
    font.ignored.insert(feature)
    return font
  }
}
