import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetUI

/// Draws trees and looks at their pixels.
@MainActor
enum Easel {
  /// A white picture of `size` points that shows `nodes`.
  static func tree(
    _ nodes: [LayoutNode], _ size: CGSize = CGSize(width: 20, height: 20), scale: CGFloat = 1
  ) -> LayoutTree {
    LayoutTree(
      size: size, displayScale: scale, direction: .leftToRight, locale: "en",
      background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "ZStack", frame: CGRect(origin: .zero, size: size), children: nodes))
  }

  static func draw(_ tree: LayoutTree) throws -> Bitmap {
    try Renderer(fonts: Stage.fonts).draw(DisplayList(tree))
  }

  /// A filled shape.
  static func shape(
    _ frame: CGRect, _ color: UInt32 = 0, opacity: Double = 1,
    _ geometry: ShapeContent.Geometry = .rectangle
  ) -> LayoutNode {
    LayoutNode(
      kind: "shape", frame: frame,
      content: .shape(
        ShapeContent(geometry: geometry, fill: ColorValue(hex: color).opacity(opacity))))
  }
}

extension Bitmap {
  /// The pixels as rows of colours.
  func color(_ x: Int, _ y: Int) -> RGBAColor { color(x: x, y: y) ?? .clear }

  /// The box of the pixels that `isInk` accepts; nil where there are none.
  func box(where isInk: (RGBAColor) -> Bool) -> PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where isInk(color(x, y)) {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        box = box.map { $0.union(pixel) } ?? pixel
      }
    }
    return box
  }

  /// How many pixels `isMeant` accepts.
  func count(where isMeant: (RGBAColor) -> Bool) -> Int {
    (0..<height).reduce(0) { sum, y in sum + (0..<width).count { isMeant(color($0, y)) } }
  }

  /// The box of everything that is not white.
  var ink: PixelRect? { box { $0 != .white } }
}
