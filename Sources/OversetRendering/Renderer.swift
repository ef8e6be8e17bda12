package import Foundation
import OversetLayoutTree
package import OversetRaster
package import OversetShaping
package import OversetVocabulary

/// Draws display lists into bitmaps.
///
/// Not `Sendable`: it owns a rasterizer and a cache of glyphs. One per task. The same list gives
/// the same pixels on every run.
package final class Renderer {
  private let rasterizer = OutlineRasterizer()
  private let labels: FontInstance
  private var glyphs: [GlyphKey: PlacedMask?] = [:]
  private var pictures: [PictureKey: Bitmap?] = [:]

  /// How many glyphs are kept before all are dropped.
  private static let glyphCapacity = 16_384
  /// How many pictures of emoji are kept before all are dropped.
  private static let pictureCapacity = 1024

  private struct GlyphKey: Hashable {
    let instance: ObjectIdentifier
    let id: UInt32
    let size: CGFloat
    let phase: Int
  }

  private struct PictureKey: Hashable {
    let instance: ObjectIdentifier
    let id: UInt32
    let width: Int
    let height: Int
  }

  /// A renderer that writes the labels of placeholders in the system family of `fonts`.
  package init(fonts: FontCollection) {
    labels = fonts.systemFamily.opticalSizes(at: .regular).text
  }

  /// What a picture depends on besides its display list: the face of labels.
  package var fingerprint: Data { Data(labels.identity.utf8) }

  /// The picture that `list` describes.
  ///
  /// - Throws: `Diagnostic` when the picture is larger than a bitmap may be.
  package func draw(_ list: DisplayList) throws(Diagnostic) -> Bitmap {
    var bitmap = try Bitmap(width: list.width, height: list.height, filledWith: list.background)
    var groups: [Group] = []
    var layers: [Layer] = []
    for operation in list.operations {
      let area = groups.last?.area ?? layers.last?.area ?? bitmap.bounds
      switch operation {
      case .fill(let rect, let color): bitmap.fill(rect.intersection(area), with: color)
      case .path(let path, let color): draw(rasterizer.fill(path), color, on: &bitmap, area)
      case .gradient(let path, let gradient, let rect, let scale, let transform):
        GradientPainter(gradient: gradient, frame: rect, scale: scale, transform: transform)
          .draw(rasterizer.fill(path), on: &bitmap, within: area)
      case .line(let path, let width, let color, let look):
        draw(rasterizer.stroke(path, width: width, look: look), color, on: &bitmap, area)
      case .glyph(let instance, let id, let size, let origin, let color):
        draw(instance, id, size, origin, color, on: &bitmap, area)
      case .picture(let instance, let id, let rect):
        draw(instance, id, in: rect, on: &bitmap, area)
      case .image(let image, let rect):
        ImageSampler(image: image).draw(into: rect, of: &bitmap, within: area)
      case .turnedGlyph(let instance, let id, let size, let transform, let color):
        let path = VectorPath.glyph(
          instance.outline(of: id), scale: size / CGFloat(instance.unitsPerEm), x: 0)
        let scale = abs(transform.determinant).squareRoot()
        let mask = rasterizer.fill(
          path.mapped(by: transform), thicker: instance.boldness.em * size * scale)
        draw(mask, color, on: &bitmap, area)
      case .turnedPicture(let instance, let id, let rect, let transform):
        draw(instance, id, in: rect, mapped: transform, on: &bitmap, area)
      case .turnedImage(let image, let rect, let transform):
        ImageSampler(image: image).draw(
          into: rect, mapped: transform, of: &bitmap, within: area)
      case .label(let text, let rect, let color):
        drawLabel(text, rect, color, on: &bitmap, area)
      case .begin(let clip, let opacity, let extent):
        groups.append(
          try Group(
            over: bitmap, area: extent.intersection(area), mask: clip.map { rasterizer.fill($0) },
            opacity: opacity))
      case .end:
        if let group = groups.popLast() { try group.compose(onto: &bitmap) }
      case .beginLayer(let extent):
        layers.append(Layer(below: bitmap, groups: groups, area: extent.intersection(area)))
        groups = []
        bitmap = try Bitmap(width: list.width, height: list.height)
      case .endLayer(let finish):
        guard let layer = layers.popLast() else { continue }
        bitmap = layer.finished(bitmap, finish)
        groups = layer.groups
      }
    }
    return bitmap
  }

  private func draw(
    _ mask: PlacedMask?, _ color: RGBAColor, on bitmap: inout Bitmap, _ area: PixelRect
  ) {
    guard let mask else { return }
    bitmap.blend(mask.mask, x: mask.x, y: mask.y, color: color, clip: area)
  }

  private func draw(
    _ instance: FontInstance, _ id: UInt32, _ size: CGFloat, _ origin: GlyphOrigin,
    _ color: RGBAColor, on bitmap: inout Bitmap, _ area: PixelRect
  ) {
    guard let glyph = glyph(instance, id, size, phase: origin.phase) else { return }
    bitmap.blend(glyph.mask, x: glyph.x + origin.x, y: glyph.y + origin.y, color: color, clip: area)
  }

  /// The coverage of a glyph at one of four positions inside a pixel.
  private func glyph(
    _ instance: FontInstance, _ id: UInt32, _ size: CGFloat, phase: Int
  ) -> PlacedMask? {
    let key = GlyphKey(
      instance: ObjectIdentifier(instance), id: id, size: size, phase: phase)
    if let known = glyphs[key] { return known }
    let path = VectorPath.glyph(
      instance.outline(of: id), scale: size / CGFloat(instance.unitsPerEm),
      x: CGFloat(phase) / 4)
    let mask = rasterizer.fill(path, thicker: instance.boldness.em * size)
    if glyphs.count >= Renderer.glyphCapacity { glyphs.removeAll() }
    glyphs[key] = .some(mask)
    return mask
  }

  /// Draws the bitmap of a glyph; the placeholder of emoji where the face's data are damaged.
  private func draw(
    _ instance: FontInstance, _ id: UInt32, in rect: PixelRect, on bitmap: inout Bitmap,
    _ area: PixelRect
  ) {
    if let picture = picture(instance, id, width: rect.width, height: rect.height) {
      bitmap.blend(picture, x: rect.x, y: rect.y, clip: area)
      return
    }
    let disc = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    draw(rasterizer.fill(.ellipse(disc)), .emojiPlaceholder, on: &bitmap, area)
  }

  /// Draws the bitmap of a glyph, turned or scaled.
  private func draw(
    _ instance: FontInstance, _ id: UInt32, in rect: PixelRect, mapped transform: Transform,
    on bitmap: inout Bitmap, _ area: PixelRect
  ) {
    guard let picture = picture(instance, id, width: rect.width, height: rect.height) else {
      let disc = VectorPath.ellipse(CGRect(rect)).mapped(by: transform)
      draw(rasterizer.fill(disc), .emojiPlaceholder, on: &bitmap, area)
      return
    }
    ImageSampler(image: ImageContent(picture)).draw(
      into: CGRect(rect), mapped: transform, of: &bitmap, within: area)
  }

  private func picture(
    _ instance: FontInstance, _ id: UInt32, width: Int, height: Int
  ) -> Bitmap? {
    let key = PictureKey(
      instance: ObjectIdentifier(instance), id: id, width: width, height: height)
    if let known = pictures[key] { return known }
    let picture = PictureReader().picture(of: id, in: instance, width: width, height: height)
    if pictures.count >= Renderer.pictureCapacity { pictures.removeAll() }
    pictures[key] = .some(picture)
    return picture
  }

  /// Writes `text` in one line at the middle of `rect`, as much of it as fits at a legible size.
  private func drawLabel(
    _ text: String, _ rect: CGRect, _ color: RGBAColor, on bitmap: inout Bitmap,
    _ area: PixelRect
  ) {
    let size = min(rect.height * 0.4, 24)
    guard size >= 6 else { return }
    let scale = size / CGFloat(labels.unitsPerEm)
    var glyphs: [(id: UInt32, x: CGFloat)] = []
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      guard let id = labels.glyph(for: scalar.value) else { continue }
      let advance = CGFloat(labels.advance(of: id)) * scale
      if x + advance > rect.width { break }
      glyphs.append((id, x))
      x += advance
    }
    let left = rect.midX - x / 2
    for glyph in glyphs {
      let origin = GlyphOrigin(x: left + glyph.x, y: rect.midY + size * 0.35)
      draw(labels, glyph.id, size, origin, color, on: &bitmap, area)
    }
  }
}
