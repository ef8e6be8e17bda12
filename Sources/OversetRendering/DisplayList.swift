import Foundation
import OversetLayoutTree
import OversetRaster
import OversetShaping

/// What is drawn of a tree, in order, in pixels: everything the picture depends on.
package struct DisplayList: Sendable {
  /// One thing to draw.
  enum Operation: Sendable {
    /// Fills whole pixels.
    case fill(PixelRect, RGBAColor)
    /// Fills a path.
    case path(VectorPath, RGBAColor)
    /// Fills a path with a gradient, whose frame lies in pixels that the map brings to the picture.
    case gradient(VectorPath, GradientContent, CGRect, scale: CGFloat, Transform?)
    /// Draws a line along a path, `width` pixels wide; nil has round ends and corners.
    case line(VectorPath, width: CGFloat, RGBAColor, LineLook? = nil)
    /// Draws a glyph at `size` pixels per em.
    case glyph(FontInstance, id: UInt32, size: CGFloat, origin: GlyphOrigin, RGBAColor)
    /// Draws the bitmap of a glyph into whole pixels.
    case picture(FontInstance, id: UInt32, PixelRect)
    /// Draws a picture into a rectangle.
    case image(ImageContent, CGRect)
    /// Draws the label of a placeholder, as large as fits the rectangle.
    case label(String, CGRect, RGBAColor)
    /// Draws a glyph at `size` pixels per em, its origin and axes mapped.
    case turnedGlyph(FontInstance, id: UInt32, size: CGFloat, Transform, RGBAColor)
    /// Draws the bitmap of a glyph into whole pixels, which are then mapped.
    case turnedPicture(FontInstance, id: UInt32, PixelRect, Transform)
    /// Draws a picture into a rectangle, which is then mapped.
    case turnedImage(ImageContent, CGRect, Transform)
    /// Begins a group that is clipped by a path and let shine through.
    case begin(clip: VectorPath?, opacity: Double, area: PixelRect)
    /// Ends the last group.
    case end
    /// Begins a layer: what follows is drawn on nothing, in an area.
    case beginLayer(area: PixelRect)
    /// Ends the last layer.
    case endLayer(LayerFinish)
  }

  /// The width of the picture, in pixels.
  package let width: Int
  /// The height of the picture, in pixels.
  package let height: Int
  let background: RGBAColor
  var operations: [Operation] = []
}

/// Where a glyph stands: a quarter of a pixel across, a whole pixel down.
struct GlyphOrigin: Hashable, Sendable {
  /// The column, in quarters of a pixel.
  var quarterX: Int
  /// The row of the baseline, in pixels.
  var y: Int

  init(x: CGFloat, y: CGFloat) {
    quarterX = GlyphOrigin.integer(x * 4)
    self.y = GlyphOrigin.integer(y)
  }

  var x: Int { quarterX >> 2 }
  var phase: Int { quarterX & 3 }

  private static func integer(_ value: CGFloat) -> Int {
    value.isFinite ? Int(min(max(value, -1e8), 1e8).rounded(.toNearestOrAwayFromZero)) : 0
  }
}

extension RGBAColor {
  /// The colour of the disc drawn for an emoji.
  static let emojiPlaceholder = RGBAColor(red: 0xFF, green: 0xCC, blue: 0x33)

  /// The same colour as the model has it.
  init(_ color: ColorValue) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
