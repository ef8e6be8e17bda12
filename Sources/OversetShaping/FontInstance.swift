import COversetHarfBuzz
import Synchronization

/// A face at one weight and width: what shapes text and gives outlines.
///
/// Every measure is in font units: those of the face, or hundredths of them where it is scaled to
/// its width. ``unitsPerEm`` says how many there are.
///
/// The HarfBuzz font behind it is made immutable on creation; that is what
/// `nonisolated(unsafe)` rests on (see ``FontFace``).
@safe
package final class FontInstance: Sendable {
  /// The face it is an instance of.
  package let face: FontFace
  /// The position on the weight axis, 1 to 1000, or nil for a face without one.
  package let weight: Int?
  /// How it comes to its width.
  package let width: FaceWidth
  /// How much bolder it is drawn than the face.
  package let boldness: Boldness
  /// The size of the em square, in font units.
  package let unitsPerEm: Int
  /// A name for what this instance draws: the same name, the same outlines.
  package let identity: String
  /// Distance from the baseline to the top of the line, in font units (positive).
  package let ascender: Int
  /// Distance from the baseline to the bottom of the line, in font units (positive).
  package let descender: Int
  /// The face's own extra space between lines, in font units.
  package let lineGap: Int
  /// The height of a flat capital letter, in font units.
  package let capHeight: Int
  /// The one advance of every glyph that has any, in font units; nil where they have their own.
  let pitch: Int32?
  /// The glyph of a space that stands alone, which nothing in a face changes: sentences of a script
  /// with a face of its own have one such item for each space. Nil if the face has none.
  let space: Glyph?

  private let stretchedInstances = Mutex<[Int: FontInstance]>([:])

  // Immutable since the initializer: see above.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// Makes the instance of `face` at `weight` and `width`; nil leaves a static face as it is. With `pitch`, in
  /// em, every glyph has that advance.
  package init(
    face: FontFace, weight: Int?, width: FaceWidth = .own, boldness: Boldness = .own,
    pitch: Double? = nil
  ) {
    self.face = face
    self.weight = weight
    self.width = width
    self.boldness = boldness
    let scale = width.unitScale
    unitsPerEm = face.unitsPerEm * scale.y
    let advance = pitch.map { Int32(($0 * Double(face.unitsPerEm * scale.x)).rounded()) }
    self.pitch = advance
    identity = face.identity + (weight.map { "@\($0)" } ?? "") + width.mark + boldness.mark
    let font = unsafe hb_font_create(face.handle)
    var variations: [hb_variation_t] = []
    if let weight { variations.append(FontInstance.variation("wght", weight)) }
    if case .axis(let percent) = width {
      variations.append(FontInstance.variation("wdth", percent))
    }
    // At the axes' defaults the outlines are the face's own, and HarfBuzz is spared the variations.
    if variations.contains(where: { $0.value != face.axisDefault($0.tag) }) {
      unsafe hb_font_set_variations(font, variations, CUnsignedInt(variations.count))
    }
    if case .scaled = width {
      unsafe hb_font_set_scale(
        font, CInt(face.unitsPerEm * scale.x), CInt(face.unitsPerEm * scale.y))
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
        id: id, cluster: 0, advance: advance ?? hb_font_get_glyph_h_advance(font, id), xOffset: 0,
        yOffset: 0, isUnsafeToBreak: false) : nil
  }

  deinit { unsafe hb_font_destroy(handle) }

  private static func variation(_ axis: String, _ position: Int) -> hb_variation_t {
    hb_variation_t(tag: FontFace.tag(axis), value: Float(position))
  }

  /// The instance whose outlines are scaled horizontally to a percentage of this one's; itself where a width
  /// axis has its width.
  package func stretched(to percent: Int) -> FontInstance {
    let own: Int
    switch width {
    case .own: own = 100
    case .scaled(let percent): own = percent
    case .axis: return self
    }
    let whole = own * percent / 100
    if whole == own { return self }
    return stretchedInstances.withLock { instances in
      if let known = instances[whole] { return known }
      let instance = FontInstance(
        face: face, weight: weight, width: .scaled(whole), boldness: boldness)
      instances[whole] = instance
      return instance
    }
  }

  /// The glyph that the character map gives `scalar`, or nil.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of `glyph`, in font units.
  package func advance(of glyph: UInt32) -> Int {
    unsafe Int(hb_font_get_glyph_h_advance(handle, glyph))
  }

  /// The box of `glyph`'s outline, in font units from its origin, y upwards; nil when it is empty.
  package func inkBox(of glyph: UInt32) -> InkBox? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width != 0
    else { return nil }
    return InkBox(
      left: Int(extents.x_bearing), right: Int(extents.x_bearing + extents.width),
      top: Int(extents.y_bearing), bottom: Int(extents.y_bearing + extents.height))
  }
}

/// The box of an outline, in font units from the glyph's origin, y upwards.
package struct InkBox: Equatable, Sendable {
  /// The left edge.
  package var left: Int
  /// The right edge.
  package var right: Int
  /// The upper edge.
  package var top: Int
  /// The lower edge.
  package var bottom: Int
}
