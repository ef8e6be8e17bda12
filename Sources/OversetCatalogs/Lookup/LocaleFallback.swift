package import OversetVocabulary

/// The locales whose texts may stand in for those of another.
///
/// The base is truncation (RFC 4647, section 3.4). It is amended where truncating would change
/// the script or miss a nearer relative: Chinese, languages of two scripts, and the regional
/// parents of English, Spanish and Portuguese (CLDR, `parentLocales`).
package enum LocaleFallback {
  /// The locales to look in, the locale itself first; all of them show the same language in a
  /// script its readers expect.
  package static func chain(for locale: LocaleTag) -> [LocaleTag] { chains[locale] }

  private static let chains = LocaleValues(makeChain)

  private static func makeChain(for locale: LocaleTag) -> [LocaleTag] {
    // Without variants and extensions, and with the present code of the language.
    let subtags = [locale.language, locale.script, locale.region].compactMap { $0 }
    let base = LocaleTag(subtags.joined(separator: "-"))
    let others = locale.language == "zh" ? chinese(locale) : general(locale)
    let candidates = [locale, base].compactMap { $0 } + others.compactMap { LocaleTag($0) }
    return candidates.reduce(into: []) { unique, candidate in
      if !unique.contains(candidate) { unique.append(candidate) }
    }
  }

  /// Of the tags available, the one whose text a reader of the locale is shown; `nil` when none
  /// is in the locale's language and script.
  ///
  /// After the chain come the regional forms of its members: a reader of `sv` is served by
  /// `sv-SE`, one of `de-AT` by `de-DE`.
  package static func best(
    of available: some Sequence<LocaleTag>, for locale: LocaleTag
  ) -> LocaleTag? {
    let available = Set(available)
    let chain = chain(for: locale)
    if let found = chain.first(where: available.contains) { return found }
    let descendants = available.sorted().map { (tag: $0, chain: Self.chain(for: $0)) }
    for candidate in chain {
      let regional = descendants.filter { $0.chain.contains(candidate) }.map(\.tag)
      if let found = regional.first(where: isHomeRegion) ?? regional.first { return found }
    }
    return nil
  }

  /// Whether a reader of `locale` may be shown a text for `other`, be it that no catalog has a nearer one.
  static func mayServe(_ locale: LocaleTag, by other: LocaleTag) -> Bool {
    let languages = Set(chain(for: locale).map(\.language))
    return chain(for: other).contains { languages.contains($0.language) }
  }

  // MARK: Chinese

  /// `zh` alone means simplified; traditional texts never stand in for simplified ones, nor the
  /// reverse.
  private static func chinese(_ tag: LocaleTag) -> [String] {
    let traditionalRegions: Set<String> = ["TW", "HK", "MO"]
    let impliedScript = tag.region.map { traditionalRegions.contains($0) ? "Hant" : "Hans" }
    let script = tag.script ?? impliedScript ?? "Hans"
    var regions = [tag.region].compactMap { $0 }
    // Macau reads Hong Kong's texts before Taiwan's (CLDR parentLocales).
    if script == "Hant", tag.region == "MO" { regions.append("HK") }
    var chain = regions.flatMap { regionalChinese(script: script, region: $0) }
    chain.append("zh-\(script)")
    chain += regionalChinese(script: script, region: script == "Hant" ? "TW" : "CN")
    if script == "Hans" { chain.append("zh") }
    return chain
  }

  private static func regionalChinese(script: String, region: String) -> [String] {
    let isUsual = ["TW", "HK", "MO"].contains(region) == (script == "Hant")
    // Without a script the region tells it, so the short tag is only good for its usual script.
    return isUsual ? ["zh-\(script)-\(region)", "zh-\(region)"] : ["zh-\(script)-\(region)"]
  }

  // MARK: Other languages

  private static func general(_ tag: LocaleTag) -> [String] {
    var chain: [String] = []
    if let script = tag.script {
      chain.append("\(tag.language)-\(script)")
      if let usual = usualScripts[tag.language], usual != script { return chain }
    }
    if let region = tag.region {
      chain.append("\(tag.language)-\(region)")
      chain += regionalParents(language: tag.language, region: region)
    }
    chain.append(tag.language)
    if let usual = usualScripts[tag.language] { chain.append("\(tag.language)-\(usual)") }
    switch tag.language {
    case "nb", "nn": chain.append("no")
    case "no": chain.append("nb")
    default: break
    }
    return chain
  }

  private static func regionalParents(language: String, region: String) -> [String] {
    switch language {
    case "es" where latinAmerica.contains(region): ["es-419"]
    case "pt" where !["BR", "PT"].contains(region): ["pt-PT"]
    case "en" where !["US", "PH", "PR", "GU", "VI", "AS", "MH", "MP", "UM", "001"].contains(region):
      ["en-001"]
    default: []
    }
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
    "PE", "PR", "PY", "SV", "US", "UY", "VE",
  ]

  /// Languages written in two scripts, with the one a bare tag means.
  private static let usualScripts = [
    "az": "Latn", "bs": "Latn", "kk": "Cyrl", "ks": "Arab", "ku": "Latn", "mn": "Cyrl",
    "ms": "Latn", "pa": "Guru", "sd": "Arab", "sr": "Cyrl", "ug": "Arab", "uz": "Latn",
  ]

  /// Whether the region is the one the language is called after, or its largest.
  private static func isHomeRegion(_ tag: LocaleTag) -> Bool {
    guard let region = tag.region else { return true }
    let largest = ["en": "US", "pt": "BR", "sv": "SE", "da": "DK", "ja": "JP", "ko": "KR"]
    return region == (largest[tag.language] ?? tag.language.uppercased())
  }
}
