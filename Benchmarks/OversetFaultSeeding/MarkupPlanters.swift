import OversetCatalogs
import OversetChecks
import OversetVocabulary

extension Planter {
  /// Faults of markup: what is shown that was meant for the machine.
  static let markupPlanters: [Planter] = [
    marked(.partedLink, "[ax] (https://example.com)", twin: "[ax](https://example.com)"),
    marked(.htmlEntity, "(a &amp; b)", twin: "(a & b)", unless: decodesEntities),
    marked(.misreadText, "(axÃ©)", twin: "(axé)"),
    Planter(.literalEscape) { site in
      guard site.isSample, let (text, source) = site.translation, text != source,
        !source.contains("\\")
      else { return nil }
      return Plant(
        site.with("(ax)\\n\(text)", source: "(ax)\n\(source)"),
        twin: site.with("(ax)\n\(text)", source: "(ax)\n\(source)"))
    },
    Planter(.tokenDiffers) { site in
      guard site.isSample, let (text, source) = site.translation, text != source,
        !text.contains("$"), !source.contains("$")
      else { return nil }
      return Plant(
        site.with("(${nmae}) \(text)", source: "(${name}) \(source)"),
        twin: site.with("(${name}) \(text)", source: "(${name}) \(source)"))
    },
    Planter(.phraseWithoutApp) { site in
      guard site.isSample, let text = site.text, let source = site.source, !source.contains("$"),
        PlantSite.hasLetter(text), site.isSource || text != source
      else { return nil }
      let app = "${applicationName}: "
      return Plant(
        site.phrase(text, source: source), twin: site.phrase(app + text, source: app + source))
    },
  ]

  /// Something in front of a text that is one in all languages, beside what was meant.
  ///
  /// - Parameter isRead: Whether what reads a text takes the fault for something else.
  private static func marked(
    _ rule: RuleID, _ fault: String, twin: String,
    unless isRead: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> Planter {
    Planter(rule) { site in
      guard site.isSample, let text = site.text, let source = site.source,
        site.isSource || text != source, text.first?.isLetter == true,
        source.first?.isLetter == true, !isRead(text), !isRead(source)
      else { return nil }
      func entry(_ front: String) -> CatalogEntry {
        site.isSource
          ? site.with("\(front) \(text)")
          : site.with("\(site.mark)\(front) \(text)", source: "\(twin) \(source)")
      }
      return Plant(entry(fault), twin: entry(twin))
    }
  }

  /// Whether a text has tags or Markdown, whose parsers decode entities.
  private static func decodesEntities(_ text: String) -> Bool {
    text.contains("**") || text.contains("](") || text.contains("<")
  }
}
