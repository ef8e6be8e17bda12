package import Foundation
package import OversetText

/// What a node draws itself; by reference, since nodes are copied more often than read.
package indirect enum NodeContent: Sendable {
  /// Nothing: a container.
  case none
  /// A text.
  case text(TextContent)
  /// A filled or stroked shape.
  case shape(ShapeContent)
  /// A symbol of the system.
  case symbol(SymbolContent)
  /// A picture.
  case image(ImageContent)
}

/// A laid-out text.
package struct TextContent: Sendable {
  /// The text.
  package var string: String
  /// Where it comes from; nil for a string that is not localized.
  package var origin: StringOrigin?
  /// Where its further parts come from: what is joined to it, and its arguments.
  package var partOrigins: [StringOrigin] = []
  /// What its layout was asked for.
  package var request: TextRequest
  /// Its lines.
  package var layout: ParagraphLayout
  /// Its need against its room; nil if nothing limits its width.
  package var fit: Fit?
  /// The colour of each span.
  package var colors: [ColorValue]
  /// The lines of each span; empty if none has any.
  package var decorations: [TextDecoration] = []
  /// The text's number among those of its view, from 0, in the order in which they were resolved;
  /// nil for a text that no view shows.
  package var number: Int?

  /// Describes a laid-out text.
  package init(
    string: String, origin: StringOrigin?, request: TextRequest, layout: ParagraphLayout,
    fit: Fit?, colors: [ColorValue]
  ) {
    self.string = string
    self.origin = origin
    self.request = request
    self.layout = layout
    self.fit = fit
    self.colors = colors
  }
}

/// A geometric shape in its node's frame.
package struct ShapeContent: Hashable, Sendable {
  /// The geometry.
  package enum Geometry: Hashable, Sendable {
    /// The frame itself.
    case rectangle
    /// The frame with corners rounded by a radius in points.
    case roundedRectangle(radius: CGFloat)
    /// The largest circle in the frame.
    case circle
    /// The ellipse in the frame.
    case ellipse
    /// The frame with its shorter sides fully rounded.
    case capsule
    /// Any path.
    indirect case path(OutlinePath)
  }

  /// The geometry.
  package var geometry: Geometry
  /// The colour of its inside; nil leaves it empty.
  package var fill: ColorValue?
  /// The colour of its outline; nil draws none.
  package var stroke: ColorValue?
  /// The width of the outline, in points, centred on the edge.
  package var lineWidth: CGFloat
  /// How far the geometry is set in from the frame, in points (`strokeBorder`).
  package var inset: CGFloat
  /// What its inside is filled with in place of one colour; ``fill`` is then its mean.
  package var gradient: GradientContent?
  /// How the outline of a path is drawn; other geometries have pointed corners and no ends.
  package var look = LineLook()

  /// Describes a shape.
  package init(
    geometry: Geometry, fill: ColorValue?, stroke: ColorValue? = nil, lineWidth: CGFloat = 1,
    inset: CGFloat = 0
  ) {
    self.geometry = geometry
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.inset = inset
  }
}

/// A symbol of the system, drawn by our own outline or a labelled placeholder.
package struct SymbolContent: Hashable, Sendable {
  /// The symbol's name, such as `chevron.forward`.
  package var name: String
  /// Its colour.
  package var color: ColorValue
  /// Whether it is drawn mirrored, because it flips and the direction is right to left.
  package var isMirrored: Bool
  /// The size of the font it stands beside, in points.
  package var fontSize: CGFloat
  /// The weight of that font, 100 to 900.
  package var weight: Int
  /// Whether it fills its frame instead of having its font's size.
  package var isResizable: Bool

  /// Describes a symbol.
  package init(
    name: String, color: ColorValue, isMirrored: Bool, fontSize: CGFloat, weight: Int,
    isResizable: Bool = false
  ) {
    self.isResizable = isResizable
    self.name = name
    self.color = color
    self.isMirrored = isMirrored
    self.fontSize = fontSize
    self.weight = weight
  }
}

/// A picture, as pixels.
package struct ImageContent: Hashable, Sendable {
  /// A name for messages.
  package var name: String
  /// The size of the picture, in pixels.
  package var width: Int
  /// The height of the picture, in pixels.
  package var height: Int
  /// The pixels by rows: red, green, blue, alpha in that order of bytes; empty for a picture that
  /// could not be found, which is drawn as a placeholder.
  package var pixels: [UInt8]
  /// Whether it is drawn mirrored.
  package var isMirrored: Bool

  /// Describes a picture.
  package init(
    name: String, width: Int, height: Int, pixels: [UInt8], isMirrored: Bool = false
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isMirrored = isMirrored
  }
}
