import Foundation

/// Which points of two areas an operation keeps.
enum PathOperation: Sendable {
  case union
  case intersection
  case subtraction
  case difference

  func keeps(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .difference: first != second
    }
  }
}

/// Puts two areas together: they are cut into bands between all heights at which a line begins, ends or meets another, and
/// each band into pieces from side to side, which join again where they touch.
struct PathClipper {
  private struct Side {
    let from: CGPoint
    let to: CGPoint
    /// 1 if the line runs down, -1 if it runs up.
    let turn: Int
    let isFirst: Bool

    func x(at y: CGFloat) -> CGFloat {
      from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
    }
  }

  /// Two heights nearer than this, in points, are one.
  private static let nearness: CGFloat = 1e-6
  /// Beyond so many lines their meetings are not looked for, since each may meet each.
  private static let maximumLines = 4096
  /// Beyond so many lines in bands the areas are not cut, since each band looks at each line.
  private static let maximumWork = 4_000_000

  /// Beyond so many ends and meetings of lines they are not put in order.
  private static let maximumMeetings = 400_000

  private let outlines: (Path, Path)
  private let sides: [Side]
  private let operation: PathOperation
  private let isEvenOdd: Bool

  init(_ first: Path, _ second: Path, _ operation: PathOperation, isEvenOdd: Bool) {
    outlines = (first, second)
    sides =
      PathClipper.sides(of: first, isFirst: true) + PathClipper.sides(of: second, isFirst: false)
    self.operation = operation
    self.isEvenOdd = isEvenOdd
  }

  private static func sides(of path: Path, isFirst: Bool) -> [Side] {
    PathPolylines(path.outline).chains.flatMap { chain in
      zip(chain, chain.dropFirst() + chain.prefix(1)).compactMap { from, to in
        guard abs(from.y - to.y) > nearness else { return nil }
        return from.y < to.y
          ? Side(from: from, to: to, turn: 1, isFirst: isFirst)
          : Side(from: to, to: from, turn: -1, isFirst: isFirst)
      }
    }
  }

  /// The area that the operation keeps. Of areas with too many lines something near it: for what lies in the first area
  /// that area, else both outlines, one after the other.
  var path: Path {
    guard sides.count <= Self.maximumLines, let heights,
      heights.count * sides.count <= Self.maximumWork
    else { return uncut }
    var loops = PathLoops()
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      for (left, right) in pieces(between: top, and: bottom) {
        loops.add(
          upperLeft: CGPoint(x: left.x(at: top), y: top),
          upperRight: CGPoint(x: right.x(at: top), y: top),
          lowerLeft: CGPoint(x: left.x(at: bottom), y: bottom),
          lowerRight: CGPoint(x: right.x(at: bottom), y: bottom))
      }
    }
    return loops.path
  }

  private var uncut: Path {
    switch operation {
    case .intersection, .subtraction: return outlines.0
    case .union, .difference:
      var path = outlines.0
      path.addPath(outlines.1)
      return path
    }
  }

  /// All heights at which a line begins, ends or meets another, downwards; nil for too many.
  private var heights: [CGFloat]? {
    var all = sides.flatMap { [$0.from.y, $0.to.y] }
    for (index, side) in sides.enumerated() {
      for other in sides[(index + 1)...] {
        if let y = PathClipper.meeting(side, other) { all.append(y) }
      }
      // Many may be one height: only a multiple of the bound says that there are too many.
      guard all.count <= Self.maximumMeetings else { return nil }
    }
    return all.sorted().reduce(into: []) { kept, y in
      if let last = kept.last, y - last <= Self.nearness { return }
      kept.append(y)
    }
  }

  /// The height at which two lines cross between their ends.
  private static func meeting(_ a: Side, _ b: Side) -> CGFloat? {
    let (top, bottom) = (max(a.from.y, b.from.y), min(a.to.y, b.to.y))
    guard bottom - top > nearness else { return nil }
    let (above, below) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
    guard (above < 0) != (below < 0), above != below else { return nil }
    return top + (bottom - top) * above / (above - below)
  }

  /// The pieces of a band that the operation keeps, each between two lines.
  private func pieces(between top: CGFloat, and bottom: CGFloat) -> [(Side, Side)] {
    let middle = (top + bottom) / 2
    let crossing = sides.filter { $0.from.y < middle && $0.to.y > middle }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var (first, second) = (0, 0)
    var left: Side?
    var result: [(Side, Side)] = []
    for side in crossing {
      if side.isFirst { first += side.turn } else { second += side.turn }
      let isInside = operation.keeps(isInside(first), isInside(second))
      if isInside, left == nil {
        left = side
      } else if !isInside, let begin = left {
        result.append((begin, side))
        left = nil
      }
    }
    return result
  }

  private func isInside(_ turns: Int) -> Bool { isEvenOdd ? turns % 2 != 0 : turns != 0 }
}

/// The outlines of pieces that lie beside and above each other.
private struct PathLoops {
  /// Each loop by its left and its right side, downwards. A piece below goes on the loop whose last points it begins at.
  private var open: [(left: [CGPoint], right: [CGPoint])] = []

  mutating func add(
    upperLeft: CGPoint, upperRight: CGPoint, lowerLeft: CGPoint, lowerRight: CGPoint
  ) {
    let found = open.firstIndex { loop in
      loop.left.last.map { PathLoops.isNear($0, upperLeft) } == true
        && loop.right.last.map { PathLoops.isNear($0, upperRight) } == true
    }
    if let found {
      open[found].left.append(lowerLeft)
      open[found].right.append(lowerRight)
    } else {
      open.append(([upperLeft, lowerLeft], [upperRight, lowerRight]))
    }
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-4 && abs(a.y - b.y) < 1e-4
  }

  /// The loops, all turned the same way.
  var path: Path {
    var path = Path()
    for loop in open {
      path.addLines(loop.right + loop.left.reversed())
      path.closeSubpath()
    }
    return path
  }
}
