import Foundation
import OversetLayoutTree
import OversetText
import OversetVocabulary
import Synchronization

/// A node that does not stand where its mirror image would.
struct Displacement: Sendable {
  /// What is out of its place.
  enum Kind: Sendable {
    /// A bar drawn by hand, which grows from the left.
    case bar
    /// Any other view.
    case view
  }

  let site: VisitedNode
  let kind: Kind
  /// What is wrong, in the words of a finding.
  let message: String
  /// What to do.
  let fix: String
}

/// The displacements of a tree, looked for when they are first asked for: several rules tell them apart.
final class MirrorSearch: Sendable {
  private let sites: [VisitedNode]
  private let size: CGSize
  private let mirrored: LayoutTree?
  private let found = Mutex<[Displacement]?>(nil)

  init(of tree: LayoutTree, _ sites: [VisitedNode], mirrored: LayoutTree?) {
    self.sites = sites
    size = tree.size
    self.mirrored = mirrored
  }

  /// What stands out of its mirrored place, in drawing order; nothing if there is no tree to compare with.
  var displacements: [Displacement] {
    found.withLock { found in
      if let found { return found }
      let displacements = mirrored.map { compare(with: $0) } ?? []
      found = displacements
      return displacements
    }
  }

  private func compare(with mirrored: LayoutTree) -> [Displacement] {
    var comparison = MirrorComparison(sites: sites)
    comparison.compare(
      mirrored.root, parent: CGRect(origin: .zero, size: size),
      mirroredParent: CGRect(origin: .zero, size: mirrored.size))
    return comparison.displacements
  }
}

/// Compares a tree with that of the other direction, node by node.
private struct MirrorComparison {
  /// The nodes of the tree, the outer before the inner.
  let sites: [VisitedNode]
  /// Which is compared next.
  var next = 0
  var displacements: [Displacement] = []

  /// Far below a pixel, far above the noise of sums.
  private static let tolerance: CGFloat = 0.01

  init(sites: [VisitedNode]) { self.sites = sites }

  /// Compares the next node with its counterpart in the mirrored tree, and the children of both.
  mutating func compare(_ mirrored: LayoutNode, parent: CGRect, mirroredParent: CGRect) {
    let site = take()
    let node = site.node
    guard node.kind == mirrored.kind, node.children.count == mirrored.children.count else {
      add(
        site, "has different content in the other direction",
        fix: "Show the same views in both directions.")
      return pass(over: site)
    }
    if let message = displacement(node.frame, in: parent, mirrored.frame, in: mirroredParent) {
      let isBar = node.isBar(in: parent) && mirrored.isBar(in: mirroredParent)
      add(
        site, message, kind: isBar ? .bar : .view,
        fix: "Use leading and trailing instead of fixed positions and offsets.")
    }
    if node.isDirectionFixed { return pass(over: site) }
    if let message = lines(of: node, mirrored) {
      add(site, message, fix: "Align the text with leading, center or trailing.")
    }
    compareInside(site, mirrored)
  }

  private mutating func compareInside(_ site: VisitedNode, _ mirrored: LayoutNode) {
    let count = displacements.count
    for other in mirrored.children {
      compare(other, parent: site.node.frame, mirroredParent: mirrored.frame)
    }
    // A view that is laid out differently is drawn differently, too: one finding is enough.
    guard displacements.count == count, site.node.effect != nil || mirrored.effect != nil,
      let message = DrawnMirror(node: site.node, mirrored: mirrored).difference
    else { return }
    add(
      site, message,
      fix:
        "Rotate and scale according to layoutDirection, or declare it with .overset(.notMirrored).")
  }

  // MARK: The nodes as they are met

  /// The node that is compared next.
  private mutating func take() -> VisitedNode {
    next += 1
    return sites[next - 1]
  }

  /// Passes over what lies inside a node.
  private mutating func pass(over site: VisitedNode) {
    while next < sites.count, sites[next].isInside(site) { next += 1 }
  }

  private mutating func add(
    _ site: VisitedNode, _ message: String, kind: Displacement.Kind = .view, fix: String
  ) {
    displacements.append(Displacement(site: site, kind: kind, message: message, fix: fix))
  }

  // MARK: What differs

  /// What differs from the mirror image; nil if nothing does.
  private func displacement(
    _ frame: CGRect, in parent: CGRect, _ mirrored: CGRect, in mirroredParent: CGRect
  ) -> String? {
    if differ(frame.width, mirrored.width) || differ(frame.height, mirrored.height) {
      return "is \(size(frame)) in one direction and \(size(mirrored)) in the other"
    }
    if differ(frame.minY - parent.minY, mirrored.minY - mirroredParent.minY) {
      return "is at a different height in the other direction"
    }
    let expected = mirroredParent.maxX - mirrored.maxX
    let actual = frame.minX - parent.minX
    guard differ(expected, actual) else { return nil }
    return "is \(Points.text(Double(actual - expected))) pt away from its mirrored place"
  }

  private func lines(of node: LayoutNode, _ mirrored: LayoutNode) -> String? {
    guard case .text(let text) = node.content, case .text(let other) = mirrored.content else {
      return nil
    }
    let (lines, others) = (text.layout.lines, other.layout.lines)
    guard lines.count == others.count else {
      return "has \(lines.count) lines in one direction and \(others.count) in the other"
    }
    let widest = lines.map(\.width).max() ?? 0
    for (line, other) in zip(lines, others)
    where differ(CGFloat(line.x), CGFloat(widest - other.x - other.width)) {
      return "has a line that does not change sides"
    }
    return nil
  }

  private func differ(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) > Self.tolerance
  }

  private func size(_ frame: CGRect) -> String {
    "\(Points.text(Double(frame.width))) x \(Points.text(Double(frame.height))) pt"
  }
}

extension LayoutNode {
  /// Whether the node looks like the filled part of a bar in `room`: a shape, and no circle, at the left edge of a
  /// room that is at least three times as wide as high.
  fileprivate func isBar(in room: CGRect) -> Bool {
    var node = self
    while node.children.count == 1, case .none = node.content { node = node.children[0] }
    guard case .shape(let shape) = node.content, shape.geometry != .circle else { return false }
    return abs(node.frame.minX - room.minX) < 0.5 && node.frame.width < room.width
      && room.width >= 3 * room.height
  }
}
