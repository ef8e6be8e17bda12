import COversetHarfBuzz
import OversetConfig

/// The languages that a collection's faces have rules of their own for.
///
/// Text in any other language is shaped by the default rules of its script, and so alike in all of them.
struct LanguageSystems {
  /// The tags of OpenType's language systems, of all scripts; nil where another table may ask for the
  /// language.
  private let tags: Set<hb_tag_t>?

  /// Looks at the rules of `families`: what the manifest says of those that are yet to be opened.
  init(of families: [FontFamilyFaces]) {
    var tags: Set<hb_tag_t> = []
    for family in families {
      if !family.isOpen, let stated = family.family.languageSystems {
        tags.formUnion(stated.map(FontFace.tag))
        continue
      }
      for face in family.allFaces {
        guard let own = Self.tags(of: face) else {
          self.tags = nil
          return
        }
        tags.formUnion(own)
      }
    }
    self.tags = tags
  }

  /// The names of the language systems that a face has rules of its own for, in alphabetical order; nil where
  /// any language may have some.
  static func names(in face: FontFace) -> [String]? {
    tags(of: face).map { tags in
      tags.map { tag in
        String(
          decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
      }.sorted()
    }
  }

  /// The language systems that may shape text in `language`, best first; nil where any other language may
  /// be shaped differently.
  func tags(for language: ShapingLanguage) -> [hb_tag_t]? {
    guard let tags else { return nil }
    var count = CUnsignedInt(Self.mostTagsOfLanguage)
    var own = [hb_tag_t](repeating: 0, count: Self.mostTagsOfLanguage)
    // The tags of a language are those of it in every script.
    unsafe hb_ot_tags_from_script_and_language(
      HB_SCRIPT_COMMON, language.handle, nil, nil, &count, &own)
    return own.prefix(Int(count)).filter(tags.contains)
  }

  /// HB_OT_MAX_TAGS_PER_LANGUAGE, whose definition Swift does not import.
  private static let mostTagsOfLanguage = 3

  private static func tags(of face: FontFace) -> Set<hb_tag_t>? {
    // Graphite has a table of languages, and Apple's layout rules name theirs in `ltag`.
    guard !face.hasTable("Silf"), !face.hasTable("ltag") else { return nil }
    var tags: Set<hb_tag_t> = []
    for table in [FontFace.tag("GSUB"), FontFace.tag("GPOS")] {
      let scripts = unsafe all { start, count, buffer in
        unsafe hb_ot_layout_table_get_script_tags(face.handle, table, start, count, buffer)
      }
      for script in scripts.indices {
        let languages = unsafe all { start, count, buffer in
          unsafe hb_ot_layout_script_get_language_tags(
            face.handle, table, CUnsignedInt(script), start, count, buffer)
        }
        tags.formUnion(languages)
      }
    }
    return tags
  }

  /// All that `get` gives, a few at a time.
  private static func all(
    _ get: (
      _ start: CUnsignedInt, _ count: UnsafeMutablePointer<CUnsignedInt>,
      _ buffer: UnsafeMutablePointer<hb_tag_t>
    ) -> CUnsignedInt
  ) -> [hb_tag_t] {
    var tags: [hb_tag_t] = []
    var buffer = [hb_tag_t](repeating: 0, count: 16)
    while true {
      var count = CUnsignedInt(buffer.count)
      let total = unsafe get(CUnsignedInt(tags.count), &count, &buffer)
      tags += buffer.prefix(Int(count))
      if count == 0 || tags.count >= Int(total) { return tags }
    }
  }
}
