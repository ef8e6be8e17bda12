package import OversetVocabulary

/// A locale identifier in canonical BCP 47 form, such as `zh-Hant-HK`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// The canonical tag, with `und` for no language.
  package let tag: String

  /// The language subtag, such as `zh`; `und` for none.
  package let language: String

  /// The script subtag; nil when the tag has none. See ``likelyScript``.
  package let script: Script?

  /// The region subtag, two letters or three digits, such as `HK` or `419`; nil when the tag has none.
  package let region: String?

  /// The variant subtags, such as `1996` or `valencia`.
  package let variants: [String]

  /// Reads a BCP 47 tag, an ICU identifier or a POSIX locale name: `pt-BR`, `pt_BR`, `pt_BR.UTF-8`,
  /// `sr_RS@latin` and `ar@numbers=latn` are all understood, in any case.
  ///
  /// Old language codes become the present ones (`iw` is `he`).
  ///
  /// - Throws: `Diagnostic` when the identifier is not well-formed. One that is well-formed but
  ///   unknown is accepted: see ``isKnown``.
  package init(_ identifier: String) throws(Diagnostic) {
    self.init(canonical: try LocaleSyntax.canonicalTag(identifier))
  }

  /// Reads the parts of a tag that ICU has put into canonical form.
  private init(canonical tag: String) {
    var rest = tag.split(separator: "-").map(String.init)[...]
    func next(where isPart: (String) -> Bool) -> String? {
      guard let subtag = rest.first, isPart(subtag) else { return nil }
      return rest.popFirst()
    }
    self.tag = tag
    language = next { (2...8).contains($0.utf8.count) } ?? "und"
    script = next(where: LocaleSyntax.isScript).flatMap { Script(code: $0) }
    region = next(where: LocaleSyntax.isRegion)
    var variants: [String] = []
    while let variant = next(where: { $0.utf8.count > 1 }) { variants.append(variant) }
    self.variants = variants
  }

  /// Makes a tag of parts that another canonical tag had.
  private init(language: String, script: Script?, region: String?, variants: [String]) {
    let subtags = [language, script?.code, region].compactMap { $0 } + variants
    self.tag = subtags.joined(separator: "-")
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Whether ICU has data for the language; the region may still be unknown.
  package var isKnown: Bool { LocaleData.languages.contains(language) }

  /// The script the locale is most likely written in (UTS #35, likely subtags): `Hant` for `zh-HK`,
  /// `Latn` for `en`; unknown for a language ICU knows nothing about.
  package var likelyScript: Script { script ?? LocaleData.likelyScript(of: tag) }

  /// Whether text and layout run from right to left in the likely script.
  package var isRightToLeft: Bool { LocaleData.isRightToLeft(tag) }

  /// The locales whose texts may stand in for this one's, from this one to its language.
  ///
  /// Subtags are taken off from the end (RFC 4647, section 3.4). Where a language is written in
  /// several scripts, the likely one is written out first, so that scripts are not mixed: `zh-HK`,
  /// `zh-Hant-HK`, `zh-Hant`, `zh`; likewise `sr-ME`, `sr-Latn-ME`, `sr-Latn`, `sr`.
  package var fallbackChain: [LocaleIdentifier] {
    var chain = [self]
    func add(_ script: Script?, _ region: String?, _ variants: [String] = []) {
      let candidate = LocaleIdentifier(
        language: language, script: script, region: region, variants: variants)
      if !chain.contains(candidate) { chain.append(candidate) }
    }
    for count in variants.indices.reversed() { add(script, region, Array(variants[...count])) }
    add(script, region)
    if let distinctive = distinctiveScript {
      add(distinctive, region)
      add(distinctive, nil)
    }
    add(script, nil)
    add(nil, nil)
    return chain
  }

  /// The script that tells this locale from others of its language; nil where the language alone says
  /// it. Chinese always names it, as its catalogs do.
  private var distinctiveScript: Script? {
    if let script { return script }
    guard region != nil else { return nil }
    let likely = likelyScript
    let isUsual = likely == LocaleData.likelyScript(of: language)
    return likely == .unknown || (isUsual && language != "zh") ? nil : likely
  }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The canonical tag.
  package var description: String { tag }
}
