import OversetRaster
import OversetShaping
import OversetVocabulary

/// Reads the bitmaps of emoji and brings them to size.
struct PictureReader {
  /// The longest side of a bitmap in a face, and of one that is drawn, in pixels. The largest in use
  /// have 512; a face that says more is damaged.
  private static let longestSide = 1024

  /// The picture of `glyph` in this many pixels; nil if the face has none, where it is damaged,
  /// or where it is absurdly large.
  func picture(of glyph: UInt32, in instance: FontInstance, width: Int, height: Int) -> Bitmap? {
    guard max(width, height) <= Self.longestSide, let data = instance.picture(of: glyph) else {
      return nil
    }
    do throws(Diagnostic) {
      let size = try PNG.summary(of: data)
      guard max(size.width, size.height) <= Self.longestSide else { return nil }
      return try PNG.decode(data).bitmap.scaled(width: width, height: height)
    } catch {
      // Its placeholder shows that in the picture.
      return nil
    }
  }
}
