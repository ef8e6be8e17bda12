package import Foundation

/// The distances a view prefers to its neighbours, per edge and category, in points.
///
/// A stack without a spacing of its own asks each pair of neighbours: the distance is the largest sum
/// over the categories that both facing edges name; without one, the larger of the values that name
/// no category; without those, ``standard``. So two ordinary views, which share no category, lie 8 pt
/// apart, and two texts, which share one, lie as their font says.
///
/// Source: OpenSwiftUI `Spacing.swift` and `Text+Spacing.swift`, the rule of apps linked on iOS 17
/// and later. Older apps round text distances to multiples of 4; that rule is left out, because the
/// metrics here are those of current systems. Text's baseline-to-baseline category is left out: no
/// container here asks for it.
package struct ViewSpacing: Hashable, Sendable {
  /// The distance between views that say nothing else, in points.
  package static let standard: CGFloat = 8

  private var preferences: [Key: CGFloat]

  private struct Key: Hashable {
    let category: Category?
    let edge: Edge
  }

  /// What an edge says about the neighbour it faces. "Above" and the rest tell where the edge lies
  /// as seen from the text.
  private enum Category: Hashable {
    case textToText
    case edgeAboveText
    case edgeBelowText
    case edgeBeforeText
    case edgeAfterText
  }

  private init(_ preferences: [Key: CGFloat]) {
    self.preferences = preferences
  }

  /// Creates the preferences of an ordinary view.
  package init() {
    self = .ordinary
  }

  /// No distance to any neighbour.
  package static let zero = ViewSpacing(
    Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key(category: nil, edge: $0), 0) })
  )

  /// A shape, an image, a container: 8 pt to its like, and what a text asks for next to text.
  package static let ordinary = ViewSpacing([
    Key(category: .edgeBelowText, edge: .top): 0,
    Key(category: .edgeAboveText, edge: .bottom): 0,
    Key(category: .edgeAfterText, edge: .leading): 0,
    Key(category: .edgeBeforeText, edge: .trailing): 0,
  ])

  /// No distance along one axis, and no say across it: what a spacer asks for.
  static func zero(along axis: Axis) -> ViewSpacing {
    ViewSpacing([
      Key(category: nil, edge: axis.start): 0,
      Key(category: nil, edge: axis.end): 0,
    ])
  }

  /// A text, from its largest font's metrics in points.
  ///
  /// - Parameters:
  ///   - ascent: The height above the baseline.
  ///   - descent: The depth below the baseline, positive.
  ///   - capHeight: The height of a capital letter.
  ///   - leading: The gap below another text: what the leading of the text's style has above its line
  ///     height. Source: five native measurements agree to a pixel (iOS 26, three pixels per point).
  ///   - displayScale: Pixels per point; gaps are rounded up to the pixel.
  package static func text(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, displayScale: CGFloat
  ) -> ViewSpacing {
    let lineHeight = ascent + descent
    let gap = (lineHeight * 0.1).roundedUp(toScale: displayScale)
    let above = lineHeight + gap - ascent
    let below = max(lineHeight + gap - capHeight, gap + descent)
    return ViewSpacing([
      Key(category: .textToText, edge: .top): leading.roundedUp(toScale: displayScale).asCoordinate,
      Key(category: .textToText, edge: .bottom): 0,
      Key(category: .edgeAboveText, edge: .top): above.asCoordinate,
      Key(category: .edgeBelowText, edge: .bottom): below.asCoordinate,
    ])
  }

  /// The distance to the view that follows along an axis, in points.
  package func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    sharedDistance(to: next, along: axis)
      ?? uncategorizedDistance(to: next, along: axis)
      ?? Self.standard
  }

  /// Takes over the preferences of another view on some edges, keeping the larger of two.
  package mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let added = other.preferences.filter { edges.contains($0.key.edge) }
    preferences.merge(added) { max($0, $1) }
  }

  /// The preferences of both views on some edges, the larger of two where both have one.
  package func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The same preferences with those of an ordinary view on `edges`: what padding and frames leave
  /// of a text's.
  package func reset(_ edges: Edge.Set) -> ViewSpacing {
    guard !edges.isEmpty else { return self }
    return ViewSpacing(preferences.filter { !edges.contains($0.key.edge) })
      .union(.ordinary, edges: edges)
  }

  /// No preference at all: the start of a union.
  static let none = ViewSpacing([:])

  private func sharedDistance(to next: ViewSpacing, along axis: Axis) -> CGFloat? {
    preferences.compactMap { key, value -> CGFloat? in
      guard key.edge == axis.end, let category = key.category else { return nil }
      return next.preferences[Key(category: category, edge: axis.start)].map { $0 + value }
    }.max()
  }

  private func uncategorizedDistance(to next: ViewSpacing, along axis: Axis) -> CGFloat? {
    [
      preferences[Key(category: nil, edge: axis.end)],
      next.preferences[Key(category: nil, edge: axis.start)],
    ].compactMap(\.self).max()
  }
}
