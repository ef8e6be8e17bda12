import COversetHarfBuzz

/// A face at one weight: what shapes text and gives outlines. Every measure is in font units.
///
/// The HarfBuzz font behind it is made immutable on creation; that is what
/// `nonisolated(unsafe)` rests on (see ``FontFace``).
@safe
public final class FontInstance: Sendable {
  /// The face it is an instance of.
  public let face: FontFace
  /// The position on the weight axis, 1 to 1000, or nil for a face without one.
  public let weight: Int?
  /// Distance from the baseline to the top of the line, in font units (positive).
  public let ascender: Int
  /// Distance from the baseline to the bottom of the line, in font units (positive).
  public let descender: Int
  /// The face's own extra space between lines, in font units.
  public let lineGap: Int
  /// The height of a flat capital letter, in font units.
  public let capHeight: Int
  /// The glyph of a space that stands alone, which nothing in a face changes: sentences of a script
  /// with a face of its own have one such item for each space. Nil where the face has none.
  let space: Glyph?

  // Immutable since the initializer: see above.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// Makes the instance of `face` at `weight`; nil leaves a static face as it is.
  public init(face: FontFace, weight: Int?) {
    self.face = face
    self.weight = weight
    let font = unsafe hb_font_create(face.handle)
    // At the axis's default the outlines are the face's own, and HarfBuzz is spared the variations.
    if let weight, Float(weight) != FontInstance.defaultWeight(of: face) {
      var variation = unsafe hb_variation_t(
        tag: hb_tag_from_string("wght", 4), value: Float(weight))
      unsafe hb_font_set_variations(font, &variation, 1)
    }
    unsafe hb_font_make_immutable(font)
    unsafe handle = font

    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    ascender = Int(extents.ascender)
    descender = -Int(extents.descender)
    lineGap = Int(extents.line_gap)
    var capHeight: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(
      font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
    self.capHeight = Int(capHeight)

    var id: hb_codepoint_t = 0
    space =
      unsafe hb_font_get_nominal_glyph(font, 0x20, &id) != 0
      ? Glyph(
        id: id, cluster: 0, advance: hb_font_get_glyph_h_advance(font, id), xOffset: 0, yOffset: 0,
        isUnsafeToBreak: false) : nil
  }

  deinit { unsafe hb_font_destroy(handle) }

  /// Where the face's weight axis stands by itself; nil for a face without one.
  private static func defaultWeight(of face: FontFace) -> Float? {
    var axis = hb_ot_var_axis_info_t()
    let found = unsafe hb_ot_var_find_axis_info(
      face.handle, hb_tag_from_string("wght", 4), &axis)
    return found != 0 ? axis.default_value : nil
  }

  /// The size of the em square, in font units.
  public var unitsPerEm: Int { face.unitsPerEm }

  /// A name for what this instance draws: the same name, the same outlines.
  public var identity: String { weight.map { "\(face.identity)@\($0)" } ?? face.identity }

  /// The glyph that the character map gives `scalar`, or nil.
  public func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of `glyph`, in font units.
  public func advance(of glyph: UInt32) -> Int {
    unsafe Int(hb_font_get_glyph_h_advance(handle, glyph))
  }

  /// The box of `glyph`'s outline, in font units from its origin, y upwards; nil when it is empty.
  public func inkBox(of glyph: UInt32) -> InkBox? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width != 0
    else { return nil }
    return InkBox(
      left: Int(extents.x_bearing), right: Int(extents.x_bearing + extents.width),
      top: Int(extents.y_bearing), bottom: Int(extents.y_bearing + extents.height))
  }
}

/// The box of an outline, in font units from the glyph's origin, y upwards.
public struct InkBox: Equatable, Sendable {
  /// The left edge.
  public var left: Int
  /// The right edge.
  public var right: Int
  /// The upper edge.
  public var top: Int
  /// The lower edge.
  public var bottom: Int
}
