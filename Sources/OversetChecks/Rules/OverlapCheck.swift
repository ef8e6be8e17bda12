import Foundation
import OversetLayoutTree
import OversetText
package import OversetVocabulary
import Synchronization

extension RuleID {
  package static let overlap = RuleID("overlap")
}

/// Two texts, symbols or pictures that overlap, and do not in the source language.
///
/// Neither is inside the other. What overlaps in the source as well is meant so.
struct OverlapCheck: TreeCheck {
  let rule = Rule(
    .overlap, fault: "T-7", title: "Overlap", looksAt: .tree, severity: .error,
    locales: .translations,
    example: "two `.fixedSize()` texts in a ZStack, one of them longer in German",
    precision: "Only views that do not overlap in the source language; 2 pt are tolerated.")

  /// Points that the frames must share in both directions: less is leading and side bearings.
  private static let tolerance: CGFloat = 2

  func findings(in checked: CheckedTree) -> [Finding] {
    guard let source = checked.source, !checked.overlaps.isEmpty else { return [] }
    let paths = Set(source.sites.map(\.path))
    let meant = Set(source.overlaps.map { Pair($0, $1) })
    return checked.overlaps.compactMap { first, second in
      guard paths.contains(first.path), paths.contains(second.path),
        !meant.contains(Pair(first, second))
      else { return nil }
      let shared = first.drawn(first.node.frame).intersection(second.drawn(second.node.frame))
      let finding = second.finding(
        rule,
        "covers \(Points.text(shared.width)) x \(Points.text(shared.height)) pt of \(name(first)),"
          + " but not in the source language",
        fix: "Put the views into a stack so that they share the space, or let the text wrap.")
      if case .text(let text) = second.node.content { return finding.about(text) }
      return finding
    }
  }

  private struct Pair: Hashable {
    let first: String
    let second: String

    init(_ first: VisitedNode, _ second: VisitedNode) {
      self.first = first.path
      self.second = second.path
    }
  }

  private func name(_ site: VisitedNode) -> String {
    if case .text(let text) = site.node.content { return "“\(text.string.prefix(40))”" }
    return site.identifier ?? site.path
  }

  /// Pairs of contents that overlap, in drawing order.
  fileprivate static func overlaps(in sites: [VisitedNode]) -> [(VisitedNode, VisitedNode)] {
    let contents = sites.filter {
      !$0.isHidden && !$0.isSlanted && isContent($0.node.content)
    }
    let extents = contents.map(extent)
    var overlaps: [(VisitedNode, VisitedNode)] = []
    for first in contents.indices {
      for second in contents.indices.dropFirst(first + 1) {
        let shared = extents[first].intersection(extents[second])
        if shared.width > tolerance, shared.height > tolerance,
          !contents[second].isInside(contents[first])
        {
          overlaps.append((contents[first], contents[second]))
        }
      }
    }
    return overlaps
  }

  private static func isContent(_ content: NodeContent) -> Bool {
    switch content {
    case .text(let text): !text.string.isEmpty
    case .symbol, .image: true
    case .none, .shape: false
    }
  }

  /// Of a text the lines, which may be narrower than its frame; only what is visible.
  private static func extent(of site: VisitedNode) -> CGRect {
    let frame = site.node.frame
    guard case .text(let text) = site.node.content, let first = text.layout.lines.first else {
      return site.drawn(frame)
    }
    let lines = text.layout.lines
    let left = lines.map(\.x).min() ?? first.x
    let right = lines.map { $0.x + $0.width }.max() ?? first.x
    return site.drawn(
      CGRect(
        x: frame.minX + CGFloat(left), y: frame.minY, width: CGFloat(right - left),
        height: frame.height))
  }
}

/// The overlaps of a tree, looked for when they are first asked for: not every tree is asked.
final class OverlapSearch: Sendable {
  private let sites: [VisitedNode]
  private let found = Mutex<[(VisitedNode, VisitedNode)]?>(nil)

  init(in sites: [VisitedNode]) { self.sites = sites }

  /// Pairs of contents that overlap, in drawing order.
  var pairs: [(VisitedNode, VisitedNode)] {
    found.withLock { found in
      if let found { return found }
      let pairs = OverlapCheck.overlaps(in: sites)
      found = pairs
      return pairs
    }
  }
}
