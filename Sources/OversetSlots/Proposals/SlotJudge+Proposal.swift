import OversetText
import OversetVocabulary

extension SlotJudge {
  /// The need of a text of a locale against its room in a template; nil if nothing limits its width.
  func fit(of text: String, locale tag: LocaleTag, in template: SlotTemplate) -> Fit? {
    fits(of: text, locale: tag, in: [template])[0]
  }

  /// The need of a text of a locale against its room in each template; nil where nothing limits its width.
  func fits(of text: String, locale tag: LocaleTag, in templates: [SlotTemplate]) -> [Fit?] {
    var text = SlotText(text, locale: tag, direction: SlotTemplates.direction(of: tag))
    return templates.map { engine.fit(text.request(in: $0)) }
  }

  /// A text as a template shows it; nil for one that is too long to be drawn.
  func drawing(of text: String, locale tag: LocaleTag, in template: SlotTemplate) -> SlotDrawing? {
    var text = SlotText(text, locale: tag, direction: SlotTemplates.direction(of: tag))
    return SlotDrawing(text.request(in: template), string: text.string(in: template), engine)
  }
}
