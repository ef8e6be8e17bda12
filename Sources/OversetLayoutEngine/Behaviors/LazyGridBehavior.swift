package import Foundation

/// `LazyVGrid` and `LazyHGrid`: children in tracks of given lengths, filled line by line.
///
/// A line is as long as its longest child, for which nothing is proposed along the grid. Source: objc.io and
/// Apple's documentation.
package struct LazyGridBehavior: LayoutBehavior, Sendable {
  /// The axis along which lines follow each other.
  package let axis: Axis
  /// The tracks across that axis.
  package let tracks: [GridTrack]
  /// The room between lines, in points.
  package let spacing: CGFloat
  /// Where children stand in their cells, and the tracks in the grid.
  package let alignment: Alignment
  /// The children that take a line of their own.
  package let spanning: Set<Int>

  /// Creates a grid; a spacing (points) of nil is 8.
  package init(
    axis: Axis, tracks: [GridTrack], spacing: CGFloat?, alignment: Alignment, spanning: Set<Int>
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing?.asCoordinate ?? ViewSpacing.standard
    self.alignment = alignment
    self.spanning = spanning
  }

  /// A cell: which child it holds, and the track that it begins in; nil is the whole line.
  private struct Cell {
    let child: Int
    let track: Int?
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool {
    alignment.isOfApp || tracks.contains { $0.alignment?.isOfApp == true }
  }

  /// The breadth offered, or that of the tracks, and the lines below each other (points).
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let placed = GridTrack.placed(tracks, in: proposal[axis.cross])
    let own = placed.last.map { $0.start + $0.length } ?? 0
    let lines = lines(context.children.count, tracks: placed.count)
    let breadth = proposal[axis.cross] ?? own
    let lengths = lines.map { length(of: $0, placed, breadth, context) }
    let gaps = CGFloat(max(lines.count - 1, 0)) * spacing
    return CGSize(along: axis, lengths.reduce(gaps, +), across: breadth)
  }

  /// Each child in its cell.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let breadth = size[axis.cross]
    let placed = GridTrack.placed(tracks, in: breadth)
    let own = placed.last.map { $0.start + $0.length } ?? 0
    let guide = alignment[axis.cross]
    let free = CGSize(along: axis, 0, across: breadth)
    let inner = CGSize(along: axis, 0, across: own)
    let indent =
      guide.defaultValue(in: ViewDimensions(free)) - guide.defaultValue(in: ViewDimensions(inner))
    var placements = [Placement?](repeating: nil, count: context.children.count)
    var position: CGFloat = 0
    for line in lines(context.children.count, tracks: placed.count) {
      let length = length(of: line, placed, breadth, context)
      for cell in line {
        let track = cell.track.map { placed[$0] }
        let room = CGSize(along: axis, length, across: track?.length ?? breadth)
        let offer = offer(track?.length ?? breadth)
        let child = context.children[cell.child].dimensions(offer)
        var origin = (track?.alignment ?? alignment).origin(of: child, in: ViewDimensions(room))
        let corner = CGPoint(
          along: axis, position, across: track.map { $0.start + indent } ?? 0)
        origin.x += corner.x
        origin.y += corner.y
        placements[cell.child] = Placement(at: origin, proposal: offer)
      }
      position += length + spacing
    }
    return placements
  }

  /// The children lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  private func offer(_ breadth: CGFloat) -> ProposedSize {
    axis == .vertical
      ? ProposedSize(width: breadth, height: nil) : ProposedSize(width: nil, height: breadth)
  }

  private func length(
    of line: [Cell], _ placed: [GridTrack.Placed], _ breadth: CGFloat, _ context: LayoutContext
  ) -> CGFloat {
    line.map { cell in
      let room = cell.track.map { placed[$0].length } ?? breadth
      return context.children[cell.child].sizeThatFits(offer(room))[axis].asCoordinate
    }.max() ?? 0
  }

  private func lines(_ count: Int, tracks: Int) -> [[Cell]] {
    guard tracks > 0 else { return [] }
    var lines: [[Cell]] = []
    var line: [Cell] = []
    for child in 0..<count {
      if spanning.contains(child) || line.count == tracks {
        if !line.isEmpty { lines.append(line) }
        line = []
      }
      if spanning.contains(child) {
        lines.append([Cell(child: child, track: nil)])
      } else {
        line.append(Cell(child: child, track: line.count))
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
