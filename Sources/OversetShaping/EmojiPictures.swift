import COversetHarfBuzz

/// What the face of a family for emoji (script `Zsye`) has to draw them with.
package enum EmojiPictures: Sendable {
  /// Bitmaps in colour: CBDT, or sbix with PNG files.
  case bitmaps
  /// Vectors in colour alone (COLR or SVG). They are not drawn: placeholders replace them.
  case vectors
  /// Outlines without colour, as letters have.
  case outlines
}

extension FontFace {
  /// What the face draws emoji with.
  var emojiPictures: EmojiPictures {
    if unsafe hb_ot_color_has_png(handle) != 0 { return .bitmaps }
    return hasTable("COLR") || hasTable("SVG ") ? .vectors : .outlines
  }

  func hasTable(_ name: String) -> Bool {
    let table = unsafe hb_face_reference_table(handle, FontFace.tag(name))
    defer { unsafe hb_blob_destroy(table) }
    return unsafe hb_blob_get_length(table) > 0
  }
}
