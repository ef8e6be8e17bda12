import Foundation
import OversetChecks
import OversetLayoutTree
import OversetVocabulary

/// A laid-out component as a stress test sees it: its texts, what may be clipped or collide, and the
/// faults that come from a want of room.
struct StressTree: Sendable {
  /// A text that shows something.
  struct Words: Sendable {
    let number: Int
    /// Where it is shown.
    let site: VisitedNode
    let content: TextContent
    /// What tells the text from the others of its component, in every locale.
    let identity: TextIdentity

    /// The path of its node.
    var path: String { site.path }

    /// The identifier of its node, or of the nearest one around it that has one.
    var identifier: String? { site.identifier }
  }

  /// A text, symbol, picture or control with its place.
  struct Item: Sendable {
    let name: String
    /// Where it is.
    let site: VisitedNode
    /// What is seen of it, in points.
    let shown: CGRect
    /// Whether it may be scrolled to, so that what is clipped is not lost.
    let isScrolled: Bool
    /// Its place in drawing order, parents first, and that of the last node inside it.
    let span: ClosedRange<Int>

    init(name: String, site: VisitedNode) {
      self.name = name
      self.site = site
      shown = site.isClipped ? site.node.frame.intersection(site.visible) : site.node.frame
      span = site.position...(site.position + site.node.descendantCount)
      isScrolled = site.ancestors.contains { $0.node.clip != nil && $0.node.kind == "ScrollView" }
    }

    /// Its frame, in points.
    var frame: CGRect { site.node.frame }

    /// Whether the item is a node or holds it.
    func holds(_ other: VisitedNode) -> Bool { site === other || other.isInside(site) }

    /// Whether one of the two holds the other.
    func isRelated(to other: Item) -> Bool { holds(other.site) || other.holds(site) }
  }

  let texts: [Words]
  let items: [Item]
  /// Errors that more room would mend.
  let faults: [Finding]

  init(_ tree: LayoutTree) {
    var reader = StressTreeReader()
    for visited in TreeTraversal(tree).nodes where !visited.isHidden { reader.read(visited) }
    texts = reader.texts
    items = reader.items
    faults = StressTree.faults(of: tree)
  }

  /// Errors that more room would mend.
  ///
  /// Others, such as a glyph that no face has or an arrow that does not mirror, are the same at every
  /// length, size and width, or depend on how far something has been scrolled.
  static func faults(of tree: LayoutTree) -> [Finding] {
    TreeChecks.findings(in: CheckedTree(tree)).filter { rulesOfRoom.contains($0.rule.id) }
  }

  private static let rulesOfRoom: Set<RuleID> = [
    .textTruncated, .controlTitleTruncated, .textCutByHeight, .wordBroken, .outsideScreen,
  ]
}

/// What tells a text of a component from its others, whatever the locale: its key, or that it has
/// none, and how many of the kind come before it.
struct TextIdentity: Hashable, Sendable {
  let key: String?
  let occurrence: Int
}

/// Sorts the nodes of a tree, which it reads in drawing order.
private struct StressTreeReader {
  var texts: [StressTree.Words] = []
  var items: [StressTree.Item] = []
  private var occurrences: [String?: Int] = [:]

  mutating func read(_ visited: VisitedNode) {
    guard let name = name(of: visited) else { return }
    items.append(StressTree.Item(name: name, site: visited))
  }

  /// What reports call the node; nil for one that only arranges others.
  private mutating func name(of visited: VisitedNode) -> String? {
    let node = visited.node
    switch node.content {
    case .text(let text):
      guard !text.string.isEmpty else { return nil }
      add(text, at: visited)
      return text.origin?.key ?? text.string
    case .symbol(let symbol): return symbol.name
    case .image(let image): return image.name
    case .none, .shape:
      return node.isControl ? node.identifier ?? node.label ?? words(in: node) ?? node.kind : nil
    }
  }

  private mutating func add(_ text: TextContent, at site: VisitedNode) {
    guard let number = text.number else { return }
    let key = text.origin?.key
    let occurrence = occurrences[key, default: 0]
    occurrences[key] = occurrence + 1
    texts.append(
      StressTree.Words(
        number: number, site: site, content: text,
        identity: TextIdentity(key: key, occurrence: occurrence)))
  }

  /// The first text inside a control.
  private func words(in node: LayoutNode) -> String? {
    if case .text(let text) = node.content { return text.origin?.key ?? text.string }
    return node.children.lazy.compactMap { words(in: $0) }.first
  }
}

extension LayoutNode {
  /// How many nodes are inside it.
  fileprivate var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }
}
