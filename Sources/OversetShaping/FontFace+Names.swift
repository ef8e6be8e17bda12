import COversetHarfBuzz

extension FontFace {
  /// The names by which code on iOS asks for the face, from its `name` table: the PostScript name, the full name, and of a
  /// family's regular face that of the family.
  package var names: [String] {
    let style = name(UInt32(HB_OT_NAME_ID_FONT_SUBFAMILY))
    let isRegular = style == nil || style == "Regular"
    let found = [
      name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)), name(UInt32(HB_OT_NAME_ID_FULL_NAME)),
      isRegular ? name(UInt32(HB_OT_NAME_ID_FONT_FAMILY)) : nil,
    ]
    return found.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The text of a name in English, cut at 255 bytes; nil where the face has none.
  private func name(_ identifier: UInt32) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    var length = UInt32(bytes.count)
    let whole = unsafe hb_ot_name_get_utf8(handle, identifier, nil, &length, &bytes)
    guard whole > 0 else { return nil }
    return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
