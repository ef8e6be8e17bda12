/// What an app's code states for all texts of a kind that the system draws, such as titles of bars: each such text may
/// look so, and none needs more room than the more generous of this and the system's own look.
package struct SystemLook: Hashable, Sendable {
  /// The smallest size that is stated, in points.
  package var size: Double?
  /// How far the texts may shrink before they are truncated, 0 to 1.
  package var minimumScaleFactor: Double?
  /// A least scale that is stated for texts of which nothing says whether they shrink, 0 to 1.
  package var statedScale: Double?
  /// The most lines; 0 is unlimited.
  package var lineLimit: Int?
  /// Whether a font is stated that could not be read: a text that is cut is no finding.
  package var hasOpenFont = false

  package init() {}

  /// Takes what another statement gives more room by.
  package mutating func merge(_ other: SystemLook) {
    size = [size, other.size].compactMap(\.self).min()
    let scales = [minimumScaleFactor, other.minimumScaleFactor].compactMap(\.self)
    minimumScaleFactor = scales.min()
    statedScale = nil
    if let most = other.lineLimit {
      lineLimit = lineLimit.map { $0 == 0 || most == 0 ? 0 : max($0, most) } ?? most
    }
    hasOpenFont = hasOpenFont || other.hasOpenFont
  }
}
