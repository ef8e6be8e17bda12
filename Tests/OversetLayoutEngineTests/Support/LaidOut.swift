import Foundation
import OversetLayoutEngine

/// Helpers to read a laid-out tree.
extension LayoutItem {
  /// The item and all below it, parents first.
  var flattened: [LayoutItem] { [self] + children.flatMap(\.flattened) }

  /// The frames of the whole tree as indented lines.
  var framesDescription: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    let place =
      isPlaced
      ? "\(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)" : "unplaced"
    let kind = String(describing: type(of: behavior))
    return [String(repeating: "  ", count: indent) + "\(kind) -> \(place)"]
      + children.flatMap { $0.lines(indent: indent + 1) }
  }
}

/// Whether two numbers are the same but for binary rounding, relative to their size.
func areClose(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
  lhs == rhs || abs(lhs - rhs) <= 1e-9 * max(1, abs(lhs), abs(rhs))
}

func areClose(_ lhs: CGSize, _ rhs: CGSize) -> Bool {
  areClose(lhs.width, rhs.width) && areClose(lhs.height, rhs.height)
}

func areClose(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
  areClose(lhs.origin.x, rhs.origin.x) && areClose(lhs.origin.y, rhs.origin.y)
    && areClose(lhs.size, rhs.size)
}

/// Proposals of every kind a parent may make.
let sampleProposals: [ProposedSize] = {
  let lengths: [CGFloat?] = [nil, 0, 35, 120.5, 393, .infinity]
  return lengths.flatMap { width in lengths.map { ProposedSize(width: width, height: $0) } }
}()
