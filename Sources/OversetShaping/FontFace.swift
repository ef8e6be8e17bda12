import COversetHarfBuzz
package import Foundation
package import OversetVocabulary

/// The file of a face, opened once: its tables, from which instances at any weight are made.
///
/// The HarfBuzz face behind it is made immutable on creation, and HarfBuzz documents immutable
/// objects as safe to share between threads; that is what `nonisolated(unsafe)` rests on.
/// See <https://harfbuzz.github.io/object-model-object-types.html>.
@safe
package final class FontFace: Sendable {
  /// The size of the em square, in font units.
  package let unitsPerEm: Int
  /// The digest that proved the file, or another name of its contents that never changes.
  package let identity: String

  // Immutable since the initializer: see above.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// Opens face `index` of a font file's contents.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - index: Which face of a collection (.ttc), from 0.
  ///   - identity: A name of the contents, such as their digest.
  ///   - file: The file's path, for messages.
  /// - Throws: `Diagnostic` when the file holds no such face, no glyphs or no character map, and when its
  ///   measures are none that a face has.
  package init(data: Data, index: Int, identity: String, file: String) throws(Diagnostic) {
    guard data.count > 12, data.count < Int(UInt32.max), (0..<0xFFFF).contains(index) else {
      throw Diagnostic(
        .data, file: file, problem: "this is not a font file",
        remedy: "use an OpenType or TrueType face (.otf, .ttf, .ttc)")
    }
    let blob = unsafe data.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe hb_face_count(blob) > UInt32(index) else {
      throw Diagnostic(
        .data, file: file, problem: "the file has no face with index \(index)",
        remedy: "check the file, and its index in fonts.yml")
    }
    let face = unsafe hb_face_create(blob, UInt32(index))
    guard unsafe hb_face_get_glyph_count(face) > 0, unsafe FontFace.hasCharacterMap(face) else {
      unsafe hb_face_destroy(face)
      throw Diagnostic(
        .data, file: file, problem: "the face has no glyphs or no character map (cmap)",
        remedy: "install the face again; the file may be incomplete")
    }
    do throws(Diagnostic) {
      try unsafe FaceMeasures.check(face, file: file)
    } catch {
      unsafe hb_face_destroy(face)
      throw error
    }
    unsafe hb_face_make_immutable(face)
    unsafe handle = face
    unsafe unitsPerEm = Int(hb_face_get_upem(face))
    self.identity = identity
  }

  deinit { unsafe hb_face_destroy(handle) }

  /// The code points that the face's character map covers, ascending.
  package func coveredScalars() -> [UInt32] {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(handle, set)
    var scalars: [UInt32] = []
    unsafe scalars.reserveCapacity(Int(hb_set_get_population(set)))
    var scalar = hb_codepoint_t.max
    while unsafe hb_set_next(set, &scalar) != 0 { scalars.append(scalar) }
    return scalars
  }

  /// Whether the face can be varied along `axis`, such as `wght`.
  package func hasAxis(_ axis: String) -> Bool { axisDefault(FontFace.tag(axis)) != nil }

  /// Where an axis stands by itself; nil for a face without it.
  func axisDefault(_ axis: hb_tag_t) -> Float? {
    var info = hb_ot_var_axis_info_t()
    return unsafe hb_ot_var_find_axis_info(handle, axis, &info) != 0 ? info.default_value : nil
  }

  /// The tag of a name of four letters.
  static func tag(_ name: String) -> hb_tag_t { unsafe hb_tag_from_string(name, 4) }

  private static func hasCharacterMap(_ face: OpaquePointer?) -> Bool {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    return unsafe hb_set_is_empty(set) == 0
  }
}
