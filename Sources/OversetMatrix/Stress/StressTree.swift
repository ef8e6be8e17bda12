import Foundation
import OversetChecks
import OversetModel
import OversetVocabulary

/// A laid-out component as a stress test sees it: its texts, what may be cut off or collide, and the
/// faults that come from a want of room.
struct StressTree: Sendable {
  /// A text that shows something.
  struct Words: Sendable {
    let number: Int
    let path: String
    /// Its place in drawing order, parents first.
    let order: Int
    let identifier: String?
    let content: TextContent
    /// What tells the text from the others of its component, in every locale.
    let identity: TextIdentity
  }

  /// A text, symbol, picture or control with its place.
  struct Item: Sendable {
    let name: String
    let frame: CGRect
    /// What the clips around it leave to be seen; nil where there is none.
    let visible: CGRect?
    /// Whether it may be scrolled to, so that what is cut off is not lost.
    let isScrolled: Bool
    /// Its place in drawing order, parents first, and that of the last node inside it.
    var span: ClosedRange<Int>

    /// What is seen of it, in points.
    var shown: CGRect { visible.map { frame.intersection($0) } ?? frame }

    /// Whether one of the two holds the other.
    func isRelated(to other: Item) -> Bool {
      span.contains(other.span.lowerBound) || other.span.contains(span.lowerBound)
    }
  }

  let texts: [Words]
  let items: [Item]
  /// Errors that more room would mend.
  let faults: [Finding]

  init(_ tree: LayoutTree) {
    var reader = StressTreeReader()
    reader.read(tree.root, path: tree.root.kind, StressTreeReader.Around())
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
    .textTruncated, .textCutByHeight, .wordBroken, .outsideScreen,
  ]
}

/// What tells a text of a component from its others, whatever the locale: its key, or that it has
/// none, and how many of the kind come before it.
struct TextIdentity: Hashable, Sendable {
  let key: String?
  let occurrence: Int
}

/// Walks a tree in drawing order.
private struct StressTreeReader {
  /// What a node has from those around it.
  struct Around {
    var visible: CGRect?
    var isScrolled = false
    var identifier: String?
  }

  var texts: [StressTree.Words] = []
  var items: [StressTree.Item] = []
  private var count = 0
  private var occurrences: [String?: Int] = [:]

  mutating func read(_ node: LayoutNode, path: String, _ around: Around) {
    let order = count
    count += 1
    guard node.opacity > 0 else { return }
    var inside = around
    inside.identifier = node.identifier ?? around.identifier
    let place = items.count
    if let name = name(of: node, path, order, inside.identifier) {
      items.append(
        StressTree.Item(
          name: name, frame: node.frame, visible: around.visible,
          isScrolled: around.isScrolled, span: order...order))
    }
    if node.clip != nil {
      inside.visible = around.visible.map { $0.intersection(node.frame) } ?? node.frame
      inside.isScrolled = around.isScrolled || node.kind == "ScrollView"
    }
    let isItem = items.count > place
    for (index, child) in node.children.enumerated() {
      read(child, path: "\(path)/\(index):\(child.kind)", inside)
    }
    if isItem { items[place].span = order...(count - 1) }
  }

  /// What reports call the node; nil for one that only arranges others.
  private mutating func name(
    of node: LayoutNode, _ path: String, _ order: Int, _ identifier: String?
  ) -> String? {
    switch node.content {
    case .text(let text):
      guard !text.string.isEmpty else { return nil }
      add(text, path, order, identifier)
      return text.origin?.key ?? text.string
    case .symbol(let symbol): return symbol.name
    case .image(let image): return image.name
    case .none, .shape:
      return node.isControl ? node.identifier ?? node.label ?? words(in: node) ?? node.kind : nil
    }
  }

  private mutating func add(
    _ text: TextContent, _ path: String, _ order: Int, _ identifier: String?
  ) {
    guard let number = text.number else { return }
    let key = text.origin?.key
    let occurrence = occurrences[key, default: 0]
    occurrences[key] = occurrence + 1
    texts.append(
      StressTree.Words(
        number: number, path: path, order: order, identifier: identifier, content: text,
        identity: TextIdentity(key: key, occurrence: occurrence)))
  }

  /// The first text inside a control.
  private func words(in node: LayoutNode) -> String? {
    if case .text(let text) = node.content { return text.origin?.key ?? text.string }
    return node.children.lazy.compactMap { words(in: $0) }.first
  }
}
