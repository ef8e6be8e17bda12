import COversetHarfBuzz
import OversetUnicode
import OversetVocabulary

/// One glyph of a shaped item, in font units.
package struct Glyph: Equatable, Sendable {
  /// The glyph's index in its face.
  package var id: UInt32
  /// The UTF-16 offset of the first code unit of the glyph's cluster.
  package var cluster: Int32
  /// The horizontal advance.
  package var advance: Int32
  /// The horizontal displacement from the pen.
  package var xOffset: Int32
  /// The vertical displacement from the baseline, upwards.
  package var yOffset: Int32
  /// Whether the text before this glyph's cluster cannot be separated without shaping again.
  package var isUnsafeToBreak: Bool
}

/// The one owner of a HarfBuzz buffer: unique, freed when it goes out of scope.
@safe
struct ShapingBuffer: ~Copyable {
  private let handle: OpaquePointer

  init() { unsafe handle = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(handle) }

  /// Shapes `range` of `text`, with the text around it as context for joining.
  ///
  /// - Returns: The glyphs in visual order, left to right; cluster values are UTF-16 offsets
  ///   into `text`.
  borrowing func shape(
    _ text: [UInt16], range: Range<Int>, isRightToLeft: Bool, script: Script,
    language: ShapingLanguage, with instance: FontInstance, hasTabularDigits: Bool = false
  ) -> [Glyph] {
    let glyphs = plainShape(
      text, range: range, isRightToLeft: isRightToLeft, script: script, language: language,
      with: instance, hasTabularDigits: hasTabularDigits)
    guard hasTabularDigits else { return glyphs }
    let digits = Array("0123456789".utf16)
    let widest = plainShape(
      digits, range: digits.indices, isRightToLeft: false, script: .latin, language: language,
      with: instance, hasTabularDigits: true
    ).map(\.advance).max()
    return glyphs.map { glyph in
      guard let widest, text.indices.contains(Int(glyph.cluster)),
        digits.contains(text[Int(glyph.cluster)])
      else { return glyph }
      return glyph.centered(in: widest)
    }
  }

  /// Shapes without regard to what a face calls tabular: the widths of the display cut's differ.
  private borrowing func plainShape(
    _ text: [UInt16], range: Range<Int>, isRightToLeft: Bool, script: Script,
    language: ShapingLanguage, with instance: FontInstance, hasTabularDigits: Bool
  ) -> [Glyph] {
    unsafe hb_buffer_clear_contents(handle)
    unsafe hb_buffer_add_utf16(
      handle, text, CInt(text.count), CUnsignedInt(range.lowerBound), CInt(range.count))
    unsafe hb_buffer_set_direction(
      handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(handle, hb_script_from_iso15924_tag(script.tag))
    unsafe hb_buffer_set_language(handle, language.handle)
    if hasTabularDigits {
      let digits = hb_feature_t(
        tag: FontFace.tag("tnum"), value: 1, start: 0, end: CUnsignedInt.max)
      unsafe hb_shape(instance.handle, handle, [digits], 1)
    } else {
      unsafe hb_shape(instance.handle, handle, nil, 0)
    }

    var count: CUnsignedInt = 0
    let infos = unsafe hb_buffer_get_glyph_infos(handle, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(handle, nil)
    guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      glyphs.append(
        Glyph(
          id: info.codepoint, cluster: Int32(bitPattern: info.cluster),
          advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
    return glyphs
  }
}

/// A language for shaping, which picks localized forms (OpenType's language systems).
///
/// HarfBuzz interns languages for the life of the process and never changes them; that is what
/// `nonisolated(unsafe)` rests on.
@safe
struct ShapingLanguage: Sendable {
  // Interned by HarfBuzz and never changed: see above.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// The language of a locale.
  init(_ tag: LocaleTag) { unsafe handle = hb_language_from_string(tag.identifier, -1) }
}
