import COversetHarfBuzz
package import Foundation

extension FontInstance {
  /// The bitmap of `glyph` as a PNG file, as the face holds it, which may be damaged; nil for a glyph
  /// without one. Of several sizes it is the largest.
  package func picture(of glyph: UInt32) -> Data? {
    let blob = unsafe hb_ot_color_glyph_reference_png(handle, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var count: CUnsignedInt = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return unsafe Data(bytes: bytes, count: Int(count))
  }

  /// The box that the bitmap of `glyph` fills, in font units from the glyph's origin, y upwards; nil
  /// for a glyph without a bitmap, or with one whose place makes no sense.
  ///
  /// Some formats of bitmaps do not tell HarfBuzz their place (CBDT's image format 19): such a one
  /// fills a square as wide as its advance, four fifths of it above the baseline.
  package func pictureBox(of glyph: UInt32) -> InkBox? {
    guard hasPicture(glyph) else { return nil }
    if let box = inkBox(of: glyph), box.top > box.bottom { return isSensible(box) ? box : nil }
    let side = advance(of: glyph)
    let box = InkBox(left: 0, right: side, top: side * 4 / 5, bottom: side * 4 / 5 - side)
    return isSensible(box) ? box : nil
  }

  private func hasPicture(_ glyph: UInt32) -> Bool {
    let blob = unsafe hb_ot_color_glyph_reference_png(handle, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }

  /// Whether a box has an area and lies within eight em of the origin: a damaged face may say anything.
  private func isSensible(_ box: InkBox) -> Bool {
    let limit = 8 * unitsPerEm
    return box.left < box.right && box.bottom < box.top
      && [box.left, box.right, box.bottom, box.top].allSatisfy { (-limit...limit).contains($0) }
  }
}
