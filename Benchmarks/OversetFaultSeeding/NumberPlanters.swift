import OversetCatalogs
import OversetChecks
import OversetUnicode
import OversetVocabulary

extension Planter {
  /// Faults of numbers and of the signs beside them. They stand in front: what ends a text is compared
  /// with the source.
  static let numberPlanters: [Planter] = [
    Planter(.percentFormat) { site in
      guard let (right, isBefore, hasSpace) = percent(of: site),
        !KeyText.isOfLabel(site.entry.key), !KeyText.isSpoken(site.entry.key),
        site.text?.contains("://") == false
      else { return nil }
      // The rule does not tell spaces of Latin American Spanish, which came between two releases of CLDR.
      if site.language == "es", site.locale.region ?? "ES" != "ES" { return nil }
      let wrong = isBefore || hasSpace ? "50%" : "%50"
      return share(wrong, twin: right, at: site)
    },
    Planter(.percentWraps) { site in
      guard let (right, isBefore, hasSpace) = percent(of: site), hasSpace, !isBefore else {
        return nil
      }
      // No line ends before the sixteenth character.
      guard let plain = plainText(of: site), plain.count >= 16 else { return nil }
      return Plant(
        site.with("\(plain) – 50 % – \(plain)"), twin: site.with("\(plain) – \(right) – \(plain)"))
    },
    Planter(.mixedDigits) { site in
      guard let text = site.text, text.first?.isLetter == true,
        !text.unicodeScalars.contains(where: { $0.properties.numericType != nil })
      else { return nil }
      return Plant(site.with("٣ 4 " + text), twin: site.with("3 4 " + text))
    },
  ]

  /// How the locale writes fifty per cent, where it does so with ASCII digits and no marks (CLDR).
  private static func percent(
    of site: PlantSite
  ) -> (text: String, isBefore: Bool, hasSpace: Bool)? {
    let sample = NumberPatterns(locale: site.locale).percent(0.5)
    let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}"]
    guard
      sample.unicodeScalars.allSatisfy({ "50%".unicodeScalars.contains($0) || spaces.contains($0) })
    else { return nil }
    return (
      sample, sample.hasPrefix("%"), sample.unicodeScalars.contains(where: spaces.contains)
    )
  }

  /// A share before a text that has no number and no placeholder of its own.
  private static func share(_ wrong: String, twin: String, at site: PlantSite) -> Plant? {
    plainText(of: site).map {
      Plant(site.with("\(wrong) – \($0)"), twin: site.with("\(twin) – \($0)"))
    }
  }

  private static func plainText(of site: PlantSite) -> String? {
    guard let text = site.text, site.source?.contains("%") == false, !text.contains("%"),
      text.first?.isLetter == true
    else { return nil }
    return text
  }
}
