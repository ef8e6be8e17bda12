import Foundation
import OversetChecks
import OversetLayoutTree

/// What breaks when a text of a component grows: the component with the longer text against the
/// component as it is.
struct GrowthCheck {
  private let base: StressTree
  /// The path of the text that grows.
  private let path: String
  private let faults: Set<String>
  private let overlaps: Set<Pair>

  /// Two items that lie on each other, by their places.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// Half a point: less is rounding.
  private static let tolerance: CGFloat = 0.5
  /// What the frames of neighbours may share, in points: leading and side bearings, as in the check of
  /// overlaps.
  private static let sharedTolerance: CGFloat = 2

  init(base: StressTree, path: String) {
    self.base = base
    self.path = path
    faults = Set(base.faults.map(Self.identity))
    overlaps = Self.overlaps(in: base)
  }

  /// What breaks first in `grown`; nil if all holds that held before.
  ///
  /// The text itself comes before others, and a fault before a collision.
  func firstBreak(in grown: StressTree) -> StressBreak? {
    newFault(in: grown) ?? newlyClipped(in: grown) ?? newOverlap(in: grown)
  }

  private static func identity(_ finding: Finding) -> String {
    "\(finding.rule.id) \(finding.node?.path ?? "")"
  }

  private func newFault(in grown: StressTree) -> StressBreak? {
    let new = grown.faults.filter { !faults.contains(Self.identity($0)) }
    guard let finding = new.first(where: { $0.node?.path == path }) ?? new.first else { return nil }
    return StressBreak(finding, subject: finding.node?.path == path ? nil : finding.victim)
  }

  private func newlyClipped(in grown: StressTree) -> StressBreak? {
    guard base.isLike(grown) else { return nil }
    for (before, after) in zip(base.items, grown.items) {
      guard Self.overhang(before) <= Self.tolerance, Self.overhang(after) > Self.tolerance else {
        continue
      }
      return StressBreak(
        kind: .clipped, subject: isGrowing(after, in: grown) ? nil : after.name,
        detail: "\(Int(Self.overhang(after).rounded(.up))) pt are cut off")
    }
    return nil
  }

  private func newOverlap(in grown: StressTree) -> StressBreak? {
    guard base.isLike(grown) else { return nil }
    let new = Self.overlaps(in: grown).subtracting(overlaps)
    guard let pair = new.min(by: { ($0.first, $0.second) < ($1.first, $1.second) }) else {
      return nil
    }
    let (first, second) = (grown.items[pair.first], grown.items[pair.second])
    let others = [first, second].filter { !isGrowing($0, in: grown) }.map(\.name)
    return StressBreak(
      kind: .overlap, subject: others.first,
      detail: others.count == 2 ? "overlaps \(others[1])" : "overlaps the text")
  }

  /// Whether the item is the text that grows, or the control around it.
  private func isGrowing(_ item: StressTree.Item, in tree: StressTree) -> Bool {
    tree.texts.first { $0.path == path }.map { item.holds($0.site) } ?? false
  }

  /// How far clips reach into an item, in points.
  private static func overhang(_ item: StressTree.Item) -> CGFloat {
    guard item.site.isClipped, !item.isScrolled else { return 0 }
    let visible = item.site.visible
    return max(
      visible.minX - item.frame.minX, item.frame.maxX - visible.maxX,
      visible.minY - item.frame.minY, item.frame.maxY - visible.maxY, 0)
  }

  private static func overlaps(in tree: StressTree) -> Set<Pair> {
    let frames = tree.items.map(\.shown)
    var pairs: Set<Pair> = []
    for first in frames.indices {
      for second in frames.indices.dropFirst(first + 1) {
        let common = frames[first].intersection(frames[second])
        guard common.width > sharedTolerance, common.height > sharedTolerance,
          !tree.items[first].isRelated(to: tree.items[second])
        else { continue }
        pairs.insert(Pair(first: first, second: second))
      }
    }
    return pairs
  }
}

extension StressTree {
  /// Whether the other tree has the same items, so that they can be compared one by one.
  fileprivate func isLike(_ other: StressTree) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.span == $1.span }
  }
}
