import OversetCatalogs
import OversetChecks

extension Planter {
  /// Faults of white space, punctuation and characters.
  static let textPlanters: [Planter] = [
    Planter(.fragmentText) { site in
      guard site.isSource, !KeyText.isOfLabel(site.entry.key), let text = site.text,
        text.last?.isLetter == true, text.first?.isLetter == true, text.count > 1,
        FormatString.parse(text).last?.kind == .literal
      else { return nil }
      return Plant(site.with(text + " "), twin: site.with(text + "!"))
    },
    Planter(.fragmentText) { site in
      guard site.isSource, !KeyText.isOfLabel(site.entry.key), let text = site.text,
        text.last?.isLetter == true, text.first?.isLetter == true, text.count > 1,
        FormatString.parse(text).last?.kind == .literal
      else { return nil }
      return Plant(site.with(text + " ("), twin: site.with(text + " (a)"))
    },
    Planter(.spacingDrift) { site in
      // Two characters of Chinese or Japanese may stand apart.
      guard let (text, source) = site.translation, !source.contains("  "),
        text.count(where: { !$0.isWhitespace }) > 4, !text.contains("%") || site.isLatin,
        let space = spaceBetweenLetters(in: text)
      else { return nil }
      return Plant(
        site.with(text.replacingCharacters(at: space, with: "  ")),
        twin: site.with(text.replacingCharacters(at: space, with: "\u{A0}")))
    },
    Planter(.spacingDrift) { site in
      guard let (text, source) = site.translation, text.last?.isLetter == true,
        source.last?.isWhitespace == false
      else { return nil }
      return Plant(site.with(text + " "), twin: site.with(text))
    },
    Planter(.punctuationDrift) { site in
      guard let (text, source) = site.translation, source.hasSuffix("…"), text.hasSuffix("…")
      else { return nil }
      return Plant(site.with(text.dropLast() + "..."), twin: site.with(text))
    },
    Planter(.punctuationDrift) { site in
      let unmarked: Set = ["ja", "zh", "yue", "ko", "th", "lo", "km", "my"]
      guard let (text, source) = site.translation, !unmarked.contains(site.language),
        source.hasSuffix("."), source.split(whereSeparator: \.isWhitespace).count > 2,
        text.hasSuffix("."), text.dropLast().last?.isLetter == true,
        text.split(separator: " ").last?.contains("%") == false
      else { return nil }
      return Plant(
        site.with(String(text.dropLast())), twin: site.with(text.dropLast() + "!"))
    },
    oddCharacter("\u{FFFD}"),
    oddCharacter("\u{2067}"),
    oddCharacter("\u{FEFF}"),
    oddCharacter("\u{7}"),
    Planter(.casingResidue) { site in
      guard let text = site.text, !text.contains("${"), site.isLatin, site.language != "lt",
        let letter = literal(where: { $0 == "i" }, in: text)
      else { return nil }
      return Plant(
        site.with(text.replacingCharacters(at: letter, with: "i\u{307}")),
        twin: site.with(text.replacingCharacters(at: letter, with: "í")))
    },
  ]

  /// A character that is seldom meant, beside a soft hyphen, which is.
  private static func oddCharacter(_ character: String) -> Planter {
    Planter(.oddCharacters) { site in
      guard let text = site.text, text.first?.isLetter == true else { return nil }
      return Plant(site.with(character + text), twin: site.with("\u{AD}" + text))
    }
  }

  /// The first space between two letters.
  private static func spaceBetweenLetters(in text: String) -> String.Index? {
    text.indices.dropFirst().dropLast().first { index in
      text[index] == " " && text[text.index(before: index)].isLetter
        && text[text.index(after: index)].isLetter
    }
  }

  /// The first of some characters that is no part of a placeholder.
  private static func literal(
    where isMeant: (Character) -> Bool, in text: String
  ) -> String.Index? {
    guard FormatString.parse(text).allSatisfy({ $0.kind == .literal }) else { return nil }
    return text.firstIndex(where: isMeant)
  }
}

extension String {
  /// The text with something else in place of the character at `index`.
  func replacingCharacters(at index: String.Index, with other: String) -> String {
    self[..<index] + other + self[self.index(after: index)...]
  }
}
