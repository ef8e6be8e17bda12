/// The views around a text that decide its room, from a container whose width is known to the text and all that stands
/// beside it.
///
/// The views are kept in a list, each before its members, so that no reader depends on how deep they are nested.
package struct RowDescription: Hashable, Sendable {
  /// A view or a modifier.
  package struct Node: Hashable, Sendable {
    /// What it is.
    package var element: RowElement
    /// How many members it has; all that is below a member stands before the next one.
    package var memberCount: Int

    package init(_ element: RowElement, memberCount: Int = 0) {
      self.element = element
      self.memberCount = memberCount
    }
  }

  /// What gives a row its width.
  package enum Container: Hashable, Sendable {
    /// The screen, between what the display keeps free at its sides.
    case screen
    /// A part of a list.
    case list(ListPart, ListLook)
    /// A frame with a stated width, in points, which is among the views.
    case width(Double)
  }

  /// Where in a list something stands.
  package enum ListPart: String, Hashable, Sendable {
    case row, header, footer
  }

  /// How a list looks, by the names of SwiftUI's styles. A form is inset and grouped.
  package enum ListLook: String, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar
  }

  /// The most views of a row: what has more is not described.
  package static let mostNodes = 300
  /// The most levels of a row.
  package static let mostLevels = 60

  /// What gives it its width.
  package let container: Container
  /// The views, the outermost first.
  package let nodes: [Node]

  /// A row of views that begin with the outermost; nil if they are too many, too deep, or no one view.
  package init?(in container: Container, nodes: [Node]) {
    guard nodes.count <= Self.mostNodes, Self.levels(of: nodes) != nil else { return nil }
    self.container = container
    self.nodes = nodes
  }

  /// How deep views are nested; nil if members are missing or left over, or the levels are too many.
  private static func levels(of nodes: [Node]) -> Int? {
    var open: [Int] = [1]
    var deepest = 0
    for node in nodes {
      while let last = open.last, last == 0 { open.removeLast() }
      guard let last = open.last, last > 0, node.memberCount >= 0 else { return nil }
      open[open.count - 1] = last - 1
      open.append(node.memberCount)
      deepest = max(deepest, open.count - 1)
      guard deepest <= mostLevels else { return nil }
    }
    return open.allSatisfy { $0 == 0 } ? deepest : nil
  }

  /// The texts with the numbers of their nodes.
  package var texts: [(node: Int, text: RowText)] {
    nodes.enumerated().compactMap { number, node in
      guard case .text(let text) = node.element else { return nil }
      return (number, text)
    }
  }
}

/// The row that a text stands in.
package struct RowPlace: Hashable, Sendable {
  /// The views around it; the text itself is `RowText.own`.
  package let row: RowDescription
  /// Why the text may have less room than it has in the row; nil if the room is known.
  package let doubt: String?
  /// Whether something around the text is not known that may give it more room than it has in the row.
  package let mayHaveMore: Bool

  package init(row: RowDescription, doubt: String?, mayHaveMore: Bool = false) {
    self.row = row
    self.doubt = doubt
    self.mayHaveMore = mayHaveMore
  }
}
