import OversetCatalogs
import OversetChecks
import OversetLayoutTree
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// Lays texts out in the templates of their slots and checks them. Not `Sendable`: it owns a text
/// engine.
///
/// A text is judged once for all keys that have it in the same slot, and for all locales that lay it out
/// alike: a key without a translation shows the source text in each of them.
final class SlotJudge {
  /// The findings in one template.
  struct TemplateFindings {
    let template: SlotTemplate
    let findings: [Finding]
    /// How many lines the text takes, where that is more than is usual in the slot.
    let lineCount: Int?
  }

  let engine: TextEngine
  private let lineBreak: LineBreakStyle
  private var locales: [LocaleTag: Locale] = [:]
  /// The settings that locales share if they lay texts out alike.
  private var settings: [Setting] = []
  private var known: [Question: [TemplateFindings]] = [:]
  /// The most judgements that are kept. Most texts of a translation are never met again.
  private static let capacity = 1 << 15

  init(engine: TextEngine, lineBreak: LineBreakStyle) {
    self.engine = engine
    self.lineBreak = lineBreak
  }

  /// A text and all that its findings depend on; the templates are the slot's.
  private struct Question: Hashable {
    let text: ExactString
    let slot: DrawnSlot
    /// Those of the slot's room.
    let variant: Int
    let width: RoomWidth
    /// An index in ``settings``.
    let setting: Int
  }

  /// What decides how texts of a locale are laid out.
  private struct Setting: Equatable {
    let direction: BaseDirection
    let rules: TypesettingRules
  }

  /// A locale, with its settings.
  private struct Locale {
    let tag: LocaleTag
    let direction: BaseDirection
    /// The index of the settings that it shares with other locales.
    let shared: Int
    /// The same for texts that run from left to right in every locale.
    let sharedLeftToRight: Int

    /// The index of the settings for a text: in one paragraph of ASCII with a letter, that letter
    /// decides the direction.
    func shared(for text: String) -> Int {
      var hasLetter = false
      for byte in text.utf8 {
        guard (0x20..<0x7F).contains(byte) else { return shared }
        hasLetter = hasLetter || (0x61...0x7A).contains(byte | 0x20)
      }
      return hasLetter ? sharedLeftToRight : shared
    }
  }

  /// The findings in a text of `locale` in the templates of its slot: only templates with findings or with many
  /// lines, in order. Each finding is about the tree of the text; its locale is that in which it was first laid out.
  func findings(
    in text: String, locale tag: LocaleTag, slot: DrawnSlot, room: SlotRoom
  ) -> [TemplateFindings] {
    let locale = locale(tag)
    let isUppercase = room.templates.contains(where: \.isUppercase)
    let question = Question(
      text: ExactString(text), slot: slot, variant: room.variant, width: room.width,
      setting: isUppercase ? ownSetting(of: locale) : locale.shared(for: text))
    if let known = known[question] { return known }
    let found = judge(
      SlotText(text, locale: tag, direction: locale.direction), in: room.templates,
      usualLines: slot.usualLines ?? .max)
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[question] = found
    return found
  }

  /// How many lines a text of a locale takes in a template.
  func lineCount(of text: String, locale tag: LocaleTag, in template: SlotTemplate) -> Int {
    var text = SlotText(text, locale: tag, direction: locale(tag).direction)
    return text.tree(in: template, engine: engine).lineCount
  }

  /// The index of settings that no other locale has: languages have capitals of their own.
  private func ownSetting(of locale: Locale) -> Int {
    index(of: Setting(direction: locale.direction, rules: TypesettingRules(of: locale.tag)))
  }

  private func locale(_ tag: LocaleTag) -> Locale {
    if let known = locales[tag] { return known }
    let direction = SlotTemplates.direction(of: tag)
    let rules = engine.rules(of: tag, lineBreak: lineBreak)
    let found = Locale(
      tag: tag, direction: direction,
      shared: index(of: Setting(direction: direction, rules: rules)),
      sharedLeftToRight: index(
        of: Setting(direction: .firstStrong(fallback: .leftToRight), rules: rules)))
    locales[tag] = found
    return found
  }

  private func index(of setting: Setting) -> Int {
    if let index = settings.firstIndex(of: setting) { return index }
    settings.append(setting)
    return settings.count - 1
  }

  private func judge(
    _ text: consuming SlotText, in templates: [SlotTemplate], usualLines: Int
  ) -> [TemplateFindings] {
    var text = text
    var found: [TemplateFindings] = []
    var fitsInWider = false
    for template in templates where !(fitsInWider && template.isWiderThanLast) {
      let tree = text.tree(in: template, engine: engine)
      let findings = TreeChecks.findings(in: CheckedTree(tree), of: TextChecks.inSlots)
      let lineCount = tree.lineCount
      if !findings.isEmpty || lineCount > usualLines {
        found.append(
          TemplateFindings(
            template: template, findings: findings,
            lineCount: lineCount > usualLines ? lineCount : nil))
      }
      fitsInWider = findings.isEmpty && tree.isSameWhenWider
    }
    return found
  }
}

extension LayoutTree {
  /// How many lines the one text of the tree takes.
  fileprivate var lineCount: Int {
    if case .text(let text) = root.content { text.layout.lines.count } else { 0 }
  }

  /// Whether the one text of the tree surely fits on one line at full size: with more width nothing about it
  /// changes but the space that is left.
  fileprivate var isSameWhenWider: Bool {
    guard case .text(let text) = root.content else { return false }
    return text.fit?.verdict == .fits && text.layout.lines.count == 1
      && text.layout.scaleFactor == 1 && !text.layout.isTruncated
  }
}
