import OversetVocabulary

/// Chooses sizes and weights: enough texts of each class of letters that a fit tells apart.
struct KitPlan {
  /// Letters that a fit tells apart.
  private struct Style {
    /// The sizes that texts take in turn, in points; the smaller ones also where a text is too wide.
    let sizes: [Double]
    let weight: Int
    let texts: Int
  }

  private static let styles = [
    Style(sizes: [17, 15, 13], weight: 400, texts: 14),
    Style(sizes: [17, 15], weight: 600, texts: 12),
    Style(sizes: [28, 22, 20], weight: 400, texts: 12),
    Style(sizes: [22, 20], weight: 700, texts: 13),
  ]

  /// The predicted width of a text in points, by size and weight.
  let width: (_ text: String, _ size: Double, _ weight: Int, LocaleTag) -> Double

  /// A kit for `languages`.
  func kit(for languages: [KitLanguage]) -> KitContents {
    KitContents(
      languages.map { language in
        (language.locale, Self.styles.flatMap { rows(of: language, in: $0) })
      })
  }

  private func rows(of language: KitLanguage, in style: Style) -> [KitContents.Row] {
    var rows: [KitContents.Row] = []
    for (index, text) in language.texts.enumerated() where rows.count < style.texts {
      let turn = style.sizes[index % style.sizes.count]
      let size = style.sizes.first {
        $0 <= turn && width(text, $0, style.weight, language.locale) <= KitLayout.widest
      }
      guard let size else { continue }
      rows.append(KitContents.Row(text: text, size: size, weight: style.weight))
    }
    return rows
  }
}
