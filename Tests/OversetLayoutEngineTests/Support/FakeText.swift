import Foundation
import OversetLayoutEngine

/// Text whose every character is 10 pt wide and 20 pt high, baseline 16 pt below the top of its line:
/// layout is tested without shaping anything, as browsers are with the Ahem font.
///
/// Words are joined by `_` in fixtures. Lines break between words, a word never; at least one line
/// remains, and no more than the height offers; a width of zero is answered by zero.
struct FakeText {
  let words: [Int]

  /// `value` in the fixtures' notation, else `characters` words of four characters.
  init(characters: Int, _ value: String?) {
    words = value?.split(separator: "_").map(\.count) ?? Array(repeating: 4, count: characters)
  }

  var behavior: LeafBehavior {
    LeafBehavior(spacing: Self.spacing) { metrics($0) }
  }

  static let spacing = ViewSpacing.text(
    ascent: 16, descent: 4, capHeight: 12, leading: 0, displayScale: 3)

  func metrics(_ proposal: ProposedSize) -> LeafMetrics {
    if proposal == .zero { return LeafMetrics(size: .zero) }
    let lines = lines(width: proposal.width ?? .infinity)
    let limit = proposal.height.map { max(Int(min($0 / 20, 1000)), 1) }
    let visible = lines.prefix(limit ?? lines.count)
    let widest = CGFloat((visible.max() ?? 0) * 10)
    let last = CGFloat(max(visible.count - 1, 0) * 20 + 16)
    return LeafMetrics(
      size: CGSize(
        width: min(widest, proposal.width ?? .infinity), height: CGFloat(visible.count * 20)),
      firstBaseline: visible.isEmpty ? nil : 16,
      lastBaseline: visible.isEmpty ? nil : last
    )
  }

  /// The number of characters on each line.
  private func lines(width: CGFloat) -> [Int] {
    words.reduce(into: []) { lines, word in
      if let line = lines.last, CGFloat((line + 1 + word) * 10) <= width {
        lines[lines.count - 1] = line + 1 + word
      } else {
        lines.append(word)
      }
    }
  }
}

/// One line of the system font: heights and baselines as iOS measures them, widths half an em per
/// character.
///
/// Line height 1.193359375 em (ascent 0.9521484375, descent 0.2412109375); a height is rounded up to the
/// pixel. `leading` is that of a text style, in points.
struct SystemFontText {
  let size: CGFloat
  let leading: CGFloat
  let characters: Int
  let displayScale: CGFloat

  init(_ node: TreeNode, displayScale: CGFloat) {
    size = node.number("size") ?? 17
    leading = node.number("leading") ?? 0
    characters = Int(node["characters"] ?? "") ?? 10
    self.displayScale = displayScale
  }

  var behavior: LeafBehavior {
    let spacing = ViewSpacing.text(
      ascent: 0.952_148_437_5 * size, descent: 0.241_210_937_5 * size, capHeight: 0.7046 * size,
      leading: max(leading - 1.193_359_375 * size, 0), displayScale: displayScale)
    return LeafBehavior(spacing: spacing) { proposal in
      if proposal == .zero { return LeafMetrics(size: .zero) }
      let width = min(CGFloat(characters) * size / 2, proposal.width ?? .infinity)
      let height = (size * 1.193_359_375 * displayScale).rounded(.up) / displayScale
      let baseline = (size * 0.952_148_437_5 * displayScale).rounded() / displayScale
      return LeafMetrics(
        size: CGSize(width: width, height: height), firstBaseline: baseline,
        lastBaseline: baseline)
    }
  }
}
