import OversetProject
import OversetUI
import OversetVocabulary

/// The layouts of the text of one row: one list for all locales in which the texts beside it have the same words.
struct RowTemplates: Sendable {
  private var variants: [[SlotTemplate]] = []
  private var numbers: [LocaleTag: Int] = [:]

  /// The room in a locale; nil where the row was not laid out.
  subscript(locale: LocaleTag) -> SlotRoom? {
    numbers[locale].map { SlotRoom(templates: variants[$0], variant: $0) }
  }

  /// Lays a row out around a text that takes all that it is offered.
  @MainActor
  init(
    of row: RowDescription, in locales: [LocaleTag], _ words: RowWords, _ bench: TemplateBench
  ) {
    var known: [[Int: String]: Int] = [:]
    for locale in locales {
      let texts = words.words(of: row, in: locale, own: TemplateBench.filling)
      if let number = known[texts] {
        numbers[locale] = number
        continue
      }
      known[texts] = variants.count
      numbers[locale] = variants.count
      variants.append(
        bench.templates(in: locale) { RowView(row, texts: texts, screenWidth: $0) })
    }
  }
}
