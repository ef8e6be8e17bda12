public import Foundation
public import OversetRaster
public import OversetShaping

/// Draws display lists into bitmaps.
///
/// Not `Sendable`: it owns a rasterizer and a cache of glyphs. One per task. The same list gives
/// the same pixels on every run.
public final class Renderer {
  private let rasterizer = OutlineRasterizer()
  private let labels: FontInstance
  private var glyphs: [GlyphKey: PlacedMask?] = [:]

  /// How many glyphs are kept before all are dropped.
  private static let glyphCapacity = 16_384

  private struct GlyphKey: Hashable {
    let instance: ObjectIdentifier
    let id: UInt32
    let size: CGFloat
    let phase: Int
  }

  /// A renderer that writes the labels of placeholders in the system family of `fonts`.
  public init(fonts: FontCollection) {
    labels = fonts.systemFamily.cuts(at: .regular).text
  }

  /// What a picture depends on besides its display list: the face of labels.
  public var fingerprint: Data { Data(labels.identity.utf8) }

  /// The picture that `list` describes.
  ///
  /// - Throws: `RasterError` when the picture is larger than a bitmap may be.
  public func draw(_ list: DisplayList) throws(RasterError) -> Bitmap {
    var bitmap = try Bitmap(width: list.width, height: list.height, filledWith: list.background)
    var groups: [Group] = []
    for operation in list.operations {
      switch operation {
      case .fill(let rect, let color): bitmap.fill(rect, with: color)
      case .path(let path, let color): draw(rasterizer.fill(path), color, on: &bitmap)
      case .line(let path, let width, let color):
        draw(rasterizer.stroke(path, width: width), color, on: &bitmap)
      case .glyph(let instance, let id, let size, let origin, let color):
        draw(instance, id, size, origin, color, on: &bitmap)
      case .image(let image, let rect): ImageSampler(image: image).draw(into: rect, of: &bitmap)
      case .label(let text, let rect, let color): drawLabel(text, rect, color, on: &bitmap)
      case .begin(let clip, let opacity, let area):
        groups.append(
          Group(
            backdrop: bitmap, mask: clip.flatMap { rasterizer.fill($0) }, isClipped: clip != nil,
            opacity: opacity, area: area))
      case .end:
        if let group = groups.popLast() { bitmap = try group.composed(over: bitmap) }
      }
    }
    return bitmap
  }

  private func draw(_ mask: PlacedMask?, _ color: RGBAColor, on bitmap: inout Bitmap) {
    guard let mask else { return }
    bitmap.blend(mask.mask, x: mask.x, y: mask.y, color: color)
  }

  private func draw(
    _ instance: FontInstance, _ id: UInt32, _ size: CGFloat, _ origin: GlyphOrigin,
    _ color: RGBAColor, on bitmap: inout Bitmap
  ) {
    guard let glyph = glyph(instance, id, size, phase: origin.phase) else { return }
    bitmap.blend(glyph.mask, x: glyph.x + origin.x, y: glyph.y + origin.y, color: color)
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
    let mask = rasterizer.fill(path)
    if glyphs.count >= Renderer.glyphCapacity { glyphs.removeAll() }
    glyphs[key] = .some(mask)
    return mask
  }

  /// Writes `text` in one line at the middle of `rect`, as much of it as fits at a legible size.
  private func drawLabel(
    _ text: String, _ rect: CGRect, _ color: RGBAColor, on bitmap: inout Bitmap
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
      draw(labels, glyph.id, size, origin, color, on: &bitmap)
    }
  }
}

/// A part of the picture that is drawn by itself and then put over what was there.
private struct Group {
  let backdrop: Bitmap
  let mask: PlacedMask?
  let isClipped: Bool
  let opacity: Double
  let area: PixelRect

  /// The backdrop with the group's drawing over it, as far as clip and opacity let it through.
  func composed(over drawn: Bitmap) throws(RasterError) -> Bitmap {
    var pixels = backdrop.pixels
    let area = area.intersection(backdrop.bounds)
    let through = Int((opacity * 255).rounded())
    for y in area.y..<max(area.y, area.maxY) {
      for x in area.x..<max(area.x, area.maxX) {
        let index = y * backdrop.width + x
        let coverage = coverage(x: x, y: y) * through / 255
        guard coverage > 0, drawn.pixels[index] != pixels[index] else { continue }
        pixels[index] = Group.mix(pixels[index], drawn.pixels[index], coverage)
      }
    }
    return try Bitmap(width: backdrop.width, height: backdrop.height, pixels: pixels)
  }

  private func coverage(x: Int, y: Int) -> Int {
    guard isClipped else { return 255 }
    guard let mask else { return 0 }
    let (column, row) = (x - mask.x, y - mask.y)
    guard (0..<mask.mask.width).contains(column), (0..<mask.mask.height).contains(row) else {
      return 0
    }
    return Int(mask.mask.bytes[row * mask.mask.width + column])
  }

  /// `coverage` / 255 of the new pixel over the old, channel by channel, rounded to nearest.
  private static func mix(_ old: UInt32, _ new: UInt32, _ coverage: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let from = Int(old >> shift & 0xFF)
      let to = Int(new >> shift & 0xFF)
      let channel = (from * (255 - coverage) + to * coverage + 127) / 255
      result |= UInt32(channel) << shift
    }
    return result
  }
}
