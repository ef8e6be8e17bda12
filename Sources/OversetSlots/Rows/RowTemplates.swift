import Foundation
import OversetProject
import OversetUI
import OversetVocabulary

/// The layouts of the text of one row: one list for all locales in which the texts beside it have the same words.
struct RowTemplates: Sendable {
  /// The templates by the number of their words.
  private var variants: [[SlotTemplate]] = []
  private var numbers: [LocaleTag: Int] = [:]

  /// The templates of a locale, and the number of its words; nil where the row was not laid out.
  subscript(locale: LocaleTag) -> (templates: [SlotTemplate], variant: Int)? {
    numbers[locale].map { (variants[$0], $0) }
  }

  /// The templates of any locale: the first that was laid out.
  var first: [SlotTemplate]? { variants.first }

  /// Lays a row out around a text that takes all that it is offered.
  @MainActor
  init(of row: RowDescription, _ neighbours: RowNeighbours, _ bench: TemplateBench) {
    var known: [[Int: String]: Int] = [:]
    for locale in bench.locales {
      let words = neighbours.words(of: row, in: locale, own: TemplateBench.filling)
      if let number = known[words] {
        numbers[locale] = number
        continue
      }
      let templates = bench.templates(in: locale) { width in
        RowView(row, texts: words, screenWidth: width)
      }
      known[words] = variants.count
      numbers[locale] = variants.count
      variants.append(templates)
    }
  }
}
