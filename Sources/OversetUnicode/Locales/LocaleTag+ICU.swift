package import OversetVocabulary

/// What ICU knows about a locale.
extension LocaleTag {
  /// Reads a BCP 47 tag, an ICU identifier or a POSIX locale name: `pt-BR`, `pt_BR`, `pt_BR.UTF-8`,
  /// `sr_RS@latin` and `ar@numbers=latn`, in any case.
  ///
  /// The tag is in ICU's canonical form: `iw` becomes `he`.
  ///
  /// - Throws: `Diagnostic` if the name is malformed. An unknown locale is accepted: see ``isKnown``.
  package init(localeName: String) throws(Diagnostic) {
    self = try LocaleSyntax.canonicalTag(localeName)
  }

  /// Whether ICU has data for the language; the region may still be unknown.
  package var isKnown: Bool { LocaleData.languages.contains(language) }

  /// The script the locale is most likely written in (UTS #35, likely subtags): `Hant` for `zh-HK`,
  /// `Latn` for `en`; unknown if ICU has no data for the language.
  package var likelyScript: Script {
    script.flatMap { Script(code: $0) } ?? LocaleData.likelyScript(of: identifier)
  }

  /// The letters that texts of the language are written with, by CLDR (its main exemplar characters), and their
  /// capitals, ascending; none for a language that ICU has no data for.
  package var letters: [UInt32] {
    // Some languages list joiners, which are drawn as nothing.
    let letters = LocaleData.letters(of: identifier).filter {
      !CharacterProperties.isDefaultIgnorable($0)
    }
    let capitals = letters.compactMap { letter -> UInt32? in
      guard let scalar = Unicode.Scalar(letter) else { return nil }
      let mapped = scalar.properties.uppercaseMapping.unicodeScalars
      return mapped.count == 1 ? mapped.first?.value : nil
    }
    return Set(letters + capitals).sorted()
  }

  /// Whether text and layout run from right to left in the likely script.
  package var isRightToLeft: Bool { LocaleData.isRightToLeft(identifier) }
}
