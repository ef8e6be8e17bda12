package import OversetTextTools
package import OversetVocabulary

/// The faces of a project for a terminal.
package struct FontListingText: Sendable {
  private let listing: FontListing

  /// The text of `listing`.
  package init(_ listing: FontListing) { self.listing = listing }

  /// The families, then the locales; ends in a newline.
  package var text: PrintedText {
    (["Families, in the order in which a character is looked for"] + families
      + ["", "Letters of locales (CLDR), and the families that draw them"] + locales)
      .joined(separator: "\n") + "\n"
  }

  private var families: [PrintedText] {
    var table = Table(rightAligned: [2])
    table.add(["family", "scripts", "characters", "weights", "bold", "first for"])
    for family in listing.families {
      table.add([
        "\(family.name)", joined(family.scripts), "\(family.characters)", joined(family.weights),
        family.bold == .face ? "face" : "thicker strokes",
        joined(family.languages.map(\.identifier)),
      ])
    }
    return table.lines(indent: "  ")
  }

  private var locales: [PrintedText] {
    var table = Table(rightAligned: [2])
    table.add(["locale", "script", "letters", "drawn by"])
    for locale in listing.locales {
      table.add([
        "\(locale.locale.identifier)", "\(locale.script)", "\(locale.letters)", coverage(locale),
      ])
    }
    return table.lines(indent: "  ")
  }

  private func coverage(_ locale: FontListing.Locale) -> PrintedText {
    guard locale.letters > 0 else { return "unknown: CLDR has no letters of this language" }
    var parts = locale.families.map { share in
      share.letters == locale.letters
        ? "\(share.family)" : "\(share.family) \(share.letters)" as PrintedText
    }
    if !locale.framed.isEmpty {
      parts.append("frames of their width \(locale.framed.count)")
    }
    if !locale.missing.isEmpty {
      let examples = joined(Array(locale.missing.prefix(3)))
      let more: PrintedText = locale.missing.count > 3 ? " …" : ""
      parts.append("no face \(locale.missing.count): \(examples)\(more)")
    }
    return parts.joined(separator: ", ")
  }

  private func joined(_ words: [String]) -> PrintedText {
    words.map { "\($0)" as PrintedText }.joined(separator: " ")
  }
}

extension JSONReport {
  /// A project's faces, ending in a newline.
  package static func data(of listing: FontListing) throws -> PrintedJSON { try encode(listing) }
}
