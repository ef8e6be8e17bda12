#if Service
  import Foundation
  import OversetLayoutTree
  import OversetSlots

  /// The drawing of a text with its room framed, and what is cut off marked in the whole text below.
  struct PictureTree {
    /// What is drawn.
    let tree: LayoutTree

    private static let roomColor = ColorValue(hex: 0x0A6CFF)
    private static let cutColor = ColorValue(hex: 0xFFD6D2)

    init(_ drawing: ProposalDrawing) {
      var tree = drawing.drawing.tree
      let room = LayoutNode(
        kind: "room", frame: drawing.drawing.room.insetBy(dx: -1, dy: -1),
        content: .shape(
          ShapeContent(geometry: .rectangle, fill: nil, stroke: Self.roomColor, lineWidth: 1)))
      let cut = drawing.drawing.cut.map {
        LayoutNode(
          kind: "cut", frame: $0,
          content: .shape(ShapeContent(geometry: .rectangle, fill: Self.cutColor)))
      }
      // Below the letters.
      tree.root.children = [room, cut].compactMap(\.self) + tree.root.children
      self.tree = tree
    }
  }
#endif
