import Foundation
import OversetLayoutTree

/// A path as chains of short straight lines, whose lengths can be measured.
struct PathPolylines {
  /// The points of each contour; a closed one ends where it began.
  private(set) var chains: [[CGPoint]] = []

  /// How many lines stand for a curve.
  private static let pieces = 24

  init(_ outline: OutlinePath) {
    for step in outline.steps {
      guard let last = chains.last?.last else {
        if let end = step.end { chains.append([end]) }
        continue
      }
      switch step {
      case .move(let point): chains.append([point])
      case .line(let point): add(point)
      case .quadratic(let control, let point):
        for index in 1...Self.pieces {
          let t = CGFloat(index) / CGFloat(Self.pieces)
          add(last.mixed(control, t).mixed(control.mixed(point, t), t))
        }
      case .cubic(let first, let second, let point):
        for index in 1...Self.pieces {
          let t = CGFloat(index) / CGFloat(Self.pieces)
          let (a, b, c) = (
            last.mixed(first, t), first.mixed(second, t), second.mixed(point, t)
          )
          add(a.mixed(b, t).mixed(b.mixed(c, t), t))
        }
      case .close:
        if let first = chains.last?.first {
          add(first)
          chains.append([first])
        }
      }
    }
    chains.removeAll { $0.count < 2 }
  }

  private mutating func add(_ point: CGPoint) { chains[chains.count - 1].append(point) }

  /// How many times the path runs around a point.
  func windingNumber(of point: CGPoint) -> Int {
    chains.reduce(0) { count, chain in
      count
        + zip(chain, chain.dropFirst() + chain.prefix(1)).reduce(0) { turns, line in
          let (from, to) = line
          guard (from.y <= point.y) != (to.y <= point.y) else { return turns }
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          guard x > point.x else { return turns }
          return turns + (to.y > from.y ? 1 : -1)
        }
    }
  }

  /// The part between two shares of the length, 0 to 1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> OutlinePath {
    let (start, end) = (start.share, end.share)
    if start <= 0, end >= 1 { return joined(chains) }
    let total = chains.reduce(0) { $0 + PathPolylines.length($1) }
    guard start < end, total > 0 else { return OutlinePath() }
    return joined(cut([(start * total)...(end * total)]))
  }

  /// The dashes of a line: lengths that are drawn and left out in turn, in points, from a phase on.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> OutlinePath {
    let lengths = lengths.map { $0.isFinite ? max($0, 0) : 0 }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let shift = phase.isFinite && period > 0 ? phase.truncatingRemainder(dividingBy: period) : 0
    var result: [[CGPoint]] = []
    for chain in chains {
      let total = PathPolylines.length(chain)
      // A line of thousands of dashes is a solid one to the eye.
      guard period > 0, total / period < 4096 else {
        result.append(chain)
        continue
      }
      var ranges: [ClosedRange<CGFloat>] = []
      var place = -shift - (shift < 0 ? period : 0)
      while place < total {
        for (index, length) in pattern.enumerated() {
          if index % 2 == 0, place + length > 0, place < total {
            ranges.append(max(place, 0)...min(place + length, total))
          }
          place += length
        }
      }
      result += PathPolylines(chains: [chain]).cut(ranges)
    }
    return joined(result)
  }

  private init(chains: [[CGPoint]]) { self.chains = chains }

  /// The parts of the chains at ranges of the length, which ascend.
  private func cut(_ ranges: [ClosedRange<CGFloat>]) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    for range in ranges {
      var place: CGFloat = 0
      for chain in chains {
        var part: [CGPoint] = []
        for (from, to) in zip(chain, chain.dropFirst()) {
          let length = from.distance(to: to)
          defer { place += length }
          let (first, last) = (
            max(range.lowerBound - place, 0), min(range.upperBound - place, length)
          )
          guard length > 0, first < last else { continue }
          if part.isEmpty { part.append(from.mixed(to, first / length)) }
          part.append(from.mixed(to, last / length))
        }
        if part.count > 1 { result.append(part) }
      }
    }
    return result
  }

  private func joined(_ chains: [[CGPoint]]) -> OutlinePath {
    OutlinePath(
      chains.flatMap { chain -> [OutlinePath.Step] in
        let lines = chain.enumerated().map { index, point in
          index == 0 ? OutlinePath.Step.move(point) : .line(point)
        }
        return chain.first == chain.last ? lines.dropLast() + [.close] : lines
      })
  }

  private static func length(_ chain: [CGPoint]) -> CGFloat {
    zip(chain, chain.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension CGPoint {
  fileprivate func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension CGFloat {
  /// The number as a share of a whole.
  fileprivate var share: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
