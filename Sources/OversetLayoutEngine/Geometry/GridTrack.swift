package import Foundation

/// A column of a lazy grid, or a row of one that runs sideways.
package struct GridTrack: Sendable {
  /// How long the track is across the grid, in points.
  package enum Length: Sendable {
    /// So long.
    case fixed(CGFloat)
    /// A share of what is left, between two lengths.
    case flexible(CGFloat, CGFloat)
    /// As many tracks as fit into a share, each between two lengths.
    case adaptive(CGFloat, CGFloat)
  }

  /// How long it is.
  package let length: Length
  /// The room to the next track, in points; nil is 8.
  package let spacing: CGFloat?
  /// Where views stand in the track; nil is as the grid says.
  package let alignment: Alignment?

  /// Creates a track; lengths in points.
  package init(_ length: Length, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing.map(\.asCoordinate)
    self.alignment = alignment
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.standard }

  /// A track with its place.
  struct Placed {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  /// The tracks with their places in a grid of a breadth, in points; nil is the least.
  ///
  /// What fixed tracks and gaps leave is shared in order: each takes an equal share of the rest within its
  /// limits. Source: objc.io, "How LazyVGrid lays out its children".
  static func placed(_ tracks: [GridTrack], in breadth: CGFloat?) -> [Placed] {
    var rest = breadth.map { $0.asCoordinate } ?? 0
    var open = 0
    for (index, track) in tracks.enumerated() {
      if index > 0 { rest -= tracks[index - 1].gap }
      if case .fixed(let length) = track.length { rest -= length.asLength } else { open += 1 }
    }
    var placed: [Placed] = []
    var start: CGFloat = 0
    for track in tracks {
      let share = open > 0 ? max(rest / CGFloat(open), 0) : 0
      let lengths = track.lengths(in: breadth == nil ? nil : share)
      for length in lengths {
        placed.append(Placed(start: start, length: length, alignment: track.alignment))
        start += length + track.gap
      }
      if case .fixed = track.length { continue }
      rest -= lengths.reduce(CGFloat(lengths.count - 1) * track.gap, +)
      open -= 1
    }
    return placed
  }

  /// What becomes of the track in its share, in points: one track, or several.
  private func lengths(in share: CGFloat?) -> [CGFloat] {
    switch length {
    case .fixed(let length): return [length.asLength.asCoordinate]
    case .flexible(let least, let most):
      return [max(min(share ?? least, most), least).asLength.asCoordinate]
    case .adaptive(let least, let most):
      let least = max(least.asCoordinate, 1)
      guard let share else { return [least] }
      let count = min(max(Int((share + gap) / (least + gap)), 1), 1000)
      let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
      return Array(repeating: max(min(length, most), least), count: count)
    }
  }
}
