import COversetHarfBuzz
import OversetVocabulary

/// Refuses faces whose own measures make every width and height meaningless.
///
/// A wrong size of the em square or wrong advances are no damage that shaping meets: each text would be
/// laid out, and seem to fit or to be truncated.
enum FaceMeasures {
  /// What OpenType allows in `head.unitsPerEm`. HarfBuzz takes 1000 for anything else, without a word.
  private static let allowedUnits = 16...16384
  /// The farthest that a line or a capital letter may reach from the baseline, in em: the tallest scripts,
  /// such as Nastaliq and Tibetan, take 2 to 3.
  private static let largestHeight = 8
  /// The widest that a glyph may be, in em: the widest characters, such as U+FDFD, take about 10.
  private static let largestAdvance = 64

  /// Checks the measures of a face.
  ///
  /// - Throws: `Diagnostic` that names the measure and its limits.
  static func check(_ face: OpaquePointer?, file: String) throws(Diagnostic) {
    func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) throws(Diagnostic) {
      guard !isRight else { return }
      throw Diagnostic(
        .data, file: file, problem: problem(),
        remedy: "use the face as its foundry published it; this file was altered or is damaged")
    }
    let units = try unsafe statedUnits(of: face, file: file)
    try expect(
      allowedUnits.contains(units),
      "unitsPerEm is \(units); OpenType allows \(allowedUnits.lowerBound) to \(allowedUnits.upperBound)"
    )
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    let lines = unsafe lineMeasures(of: font)
    let tallest = largestHeight * units
    for (name, value) in lines.named {
      try expect(
        abs(value) <= tallest,
        "its \(name) is \(value) units, with \(units) per em; the limit is \(largestHeight) em"
      )
    }
    try expect(
      lines.ascender > lines.descender,
      "its ascender (\(lines.ascender)) is not above its descender (\(lines.descender)): a line has no height"
    )
    let advances = unsafe advances(in: font, of: face)
    try expect(advances.widest > 0, "no glyph has an advance: every text would have the width 0")
    // HarfBuzz takes what the table states for a number with a sign.
    try expect(advances.narrowest >= 0, "a glyph is more than \(Int16.max) units wide")
    try expect(
      advances.widest <= largestAdvance * units,
      "a glyph is \(advances.widest) units wide, with \(units) per em; the limit is \(largestAdvance) em"
    )
  }

  /// What the face's `head` table states.
  private static func statedUnits(
    of face: OpaquePointer?, file: String
  ) throws(Diagnostic) -> Int {
    let table = unsafe hb_face_reference_table(face, FontFace.tag("head"))
    defer { unsafe hb_blob_destroy(table) }
    var length: CUnsignedInt = 0
    let bytes = unsafe UnsafeRawBufferPointer(
      start: hb_blob_get_data(table, &length), count: Int(length))
    // OpenType, "head": a table of 54 bytes, with unitsPerEm at 18.
    guard length >= 54 else {
      throw Diagnostic(
        .data, file: file, problem: "the face has no head table, which states its units",
        remedy: "install the face again; the file may be incomplete")
    }
    return unsafe Int(bytes[18]) << 8 + Int(bytes[19])
  }

  private struct LineMeasures {
    let ascender: Int
    let descender: Int
    let lineGap: Int
    let capHeight: Int

    var named: [(String, Int)] {
      [
        ("ascender", ascender), ("descender", descender), ("line gap", lineGap),
        ("cap height", capHeight),
      ]
    }
  }

  /// The measures that HarfBuzz chooses between the tables hhea and OS/2, as layouts use them.
  private static func lineMeasures(of font: OpaquePointer?) -> LineMeasures {
    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    var capHeight: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(
      font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
    return LineMeasures(
      ascender: Int(extents.ascender), descender: Int(extents.descender),
      lineGap: Int(extents.line_gap), capHeight: Int(capHeight))
  }

  private static func advances(
    in font: OpaquePointer?, of face: OpaquePointer?
  ) -> (narrowest: Int, widest: Int) {
    var (narrowest, widest) = (0, 0)
    for glyph in unsafe 0..<hb_face_get_glyph_count(face) {
      let advance = unsafe Int(hb_font_get_glyph_h_advance(font, glyph))
      narrowest = min(narrowest, advance)
      widest = max(widest, advance)
    }
    return (narrowest, widest)
  }
}
