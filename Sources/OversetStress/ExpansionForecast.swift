import OversetCatalogs
import OversetUnicode
package import OversetVocabulary

/// What the measured expansion of a language asks of the rooms of the English texts.
///
/// It is a forecast, not a finding: of 10 translations of a text's length into the language, 9 are no
/// wider than the factor that is taken (`ExpansionTable`, measured on the drawn texts of nine public
/// iOS catalogs), and about 1 is.
package struct ExpansionForecast: Sendable, Equatable {
  /// A text whose room is less than 9 of 10 translations of its length may need.
  package struct Tight: Sendable, Equatable {
    /// The component.
    package let component: String
    /// The state in which the text has the least room.
    package let state: String
    /// The catalog key.
    package let key: String
    /// The English text.
    package let text: String
    /// The length of the English text, in characters.
    package let length: Int
    /// The growth that 9 of 10 translations stay within, in percent of the English width.
    package let neededPercent: Double
    /// The growth that there is room for, in percent of the English width.
    package let roomPercent: Double
    /// The token of the device that leaves the least room.
    package let device: String
  }

  /// The language, as BCP 47 tags it.
  package let language: String
  /// The locale of the run that is translated into it; nil if the forecast is a prediction.
  package let locale: LocaleTag?
  /// How many texts were looked at: a text that several states show counts once.
  package let textCount: Int
  /// Those that may become too long, the least sufficient room first.
  package let tight: [Tight]
  /// How many of the texts are too long in the translation; nil if there is none.
  package let brokenCount: Int?
  /// How many of those are among the ``tight`` ones; nil if there is no translation.
  package let foreseenCount: Int?

  /// The forecasts for every language that was measured, by its tag. Languages that the project
  /// has and the run leaves out are left out here too: nothing was seen of them.
  static func forecasts(
    for texts: [TextHeadroom], locales: [LocaleTag], known: [LocaleTag]
  ) -> [ExpansionForecast] {
    ExpansionTable.languages.compactMap { language in
      let locale = locales.first { $0.language == language }
      guard let table = ExpansionTable(language: language),
        locale != nil || !known.contains(where: { $0.language == language })
      else { return nil }
      return ExpansionForecast(table, texts: texts, locale: locale)
    }
  }

  private init(_ table: ExpansionTable, texts: [TextHeadroom], locale: LocaleTag?) {
    language = table.language
    let english = texts.filter(\.isForecast)
    let translated = english.filter { text in
      locale.map(text.translatedLocales.contains) ?? false
    }
    self.locale = translated.isEmpty ? nil : locale
    let looked = translated.isEmpty ? english : translated
    let distinct = ExpansionForecast.tightest(looked)
    textCount = distinct.count
    let tight = distinct.compactMap { Tight($0, table) }.sorted { $0.order < $1.order }
    self.tight = tight
    guard let own = self.locale else {
      (brokenCount, foreseenCount) = (nil, nil)
      return
    }
    let broken = ExpansionForecast.tightest(translated.filter { $0.brokenLocales.contains(own) })
    brokenCount = broken.count
    foreseenCount = broken.count { text in
      tight.contains { $0.component == text.component && $0.key == text.key }
    }
  }

  /// Of the texts of one key in one component, the one with the least room, in the order of the first.
  private static func tightest(_ texts: [TextHeadroom]) -> [TextHeadroom] {
    var order: [[String]] = []
    var tightest: [[String]: TextHeadroom] = [:]
    for text in texts {
      guard let key = text.key else { continue }
      let identity = [text.component, key]
      guard let known = tightest[identity] else {
        order.append(identity)
        tightest[identity] = text
        continue
      }
      if text.englishPercent < known.englishPercent { tightest[identity] = text }
    }
    return order.compactMap { tightest[$0] }
  }
}

extension ExpansionForecast.Tight {
  /// Nil for a text with room enough.
  fileprivate init?(_ text: TextHeadroom, _ table: ExpansionTable) {
    guard let key = text.key, let english = text.english, let room = english.percent else {
      return nil
    }
    let needed = (table.factor(forLength: english.text.count) - 1) * 100
    guard needed > room else { return nil }
    self.init(
      component: text.component, state: text.state, key: key, text: english.text,
      length: english.text.count, neededPercent: needed, roomPercent: room, device: english.device)
  }

  /// What reports sort by: the least share of the need that is there, then the names.
  fileprivate var order: (Double, String, String) {
    (roomPercent - neededPercent, component, key)
  }
}

extension TextHeadroom {
  /// Whether a translation of the text may be longer: it has an English text that fits, in letters. A
  /// number stays what it is.
  fileprivate var isForecast: Bool {
    guard key != nil, let english, !english.isBroken else { return false }
    return english.script != Script.common.code
  }

  /// The room of the English text in percent, beyond the cap without end.
  fileprivate var englishPercent: Double { english?.percent ?? .infinity }
}
