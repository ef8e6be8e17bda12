#if Service
  import Foundation
  import OversetLayoutTree
  import OversetSlots
  import OversetVocabulary

  /// The drawing of a text with its room framed, and what is cut off marked in the whole text below.
  struct PictureTree {
    /// What is drawn.
    let tree: LayoutTree

    private static let roomColor = ColorValue(hex: 0x0A6CFF)
    private static let lightCut = ColorValue(hex: 0xFFD6D2)
    private static let darkCut = ColorValue(hex: 0x7A1F1A)

    init(_ drawing: ProposalDrawing, _ appearance: Appearance) {
      var tree = drawing.drawing.tree
      if appearance == .dark {
        tree.background = ColorValue(hex: 0x000000)
        tree.root.children = tree.root.children.map(Self.light)
      }
      let room = LayoutNode(
        kind: "room", frame: drawing.drawing.room.insetBy(dx: -1, dy: -1),
        content: .shape(
          ShapeContent(geometry: .rectangle, fill: nil, stroke: Self.roomColor, lineWidth: 1)))
      let cut = drawing.drawing.cut.map {
        LayoutNode(
          kind: "cut", frame: $0,
          content: .shape(
            ShapeContent(
              geometry: .rectangle, fill: appearance == .dark ? Self.darkCut : Self.lightCut)))
      }
      // Below the letters.
      tree.root.children = [room, cut].compactMap(\.self) + tree.root.children
      self.tree = tree
    }

    /// A text in white.
    private static func light(_ node: LayoutNode) -> LayoutNode {
      guard case .text(var content) = node.content else { return node }
      var node = node
      content.colors = [ColorValue(hex: 0xFFFFFF)]
      node.content = .text(content)
      return node
    }
  }
#endif
