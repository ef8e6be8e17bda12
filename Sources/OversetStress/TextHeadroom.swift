package import OversetVocabulary

/// How much longer one text of a component may grow, at its tightest among locales and devices.
package struct TextHeadroom: Sendable, Equatable {
  /// The largest growth that is tried, in percent of the text's width.
  package static let cap = 300.0

  /// How much a text can grow in one locale on one device.
  package struct Margin: Sendable, Equatable {
    /// The locale in which it was measured.
    package let locale: LocaleTag
    /// The token of the device on which it was measured.
    package let device: String
    /// The text as it is there.
    package let text: String
    /// The width of the text on one line, in points.
    package let width: Double
    /// The ISO 15924 code of the script that the text grew in; `Zyyy` for one without letters.
    package let script: String
    /// How much wider the text may become, in percent of its width; nil for more than ``cap``.
    package let percent: Double?
    /// How many characters that is, spaces counted; nil for more than ``cap`` percent.
    package let characters: Int?
    /// What breaks with the next letter; nil for more than ``cap`` percent.
    package let firstBreak: StressBreak?
    /// Whether it is broken as it is, so that it cannot grow at all.
    package let isBroken: Bool
  }

  /// The component.
  package let component: String
  /// Its state.
  package let state: String
  /// The catalog key; nil for a text that is not localized.
  package let key: String?
  /// How many texts of the same key come before it in the component.
  package let occurrence: Int
  /// The node: the kinds and positions from the root.
  package let path: String
  /// The accessibility identifier of the node, or of the nearest one around it.
  package let identifier: String?
  /// The smallest margin of the run.
  package let least: Margin
  /// The smallest margin of the English text, the base of forecasts; nil without one.
  package let english: Margin?
  /// Locales of the run in which the text does not fit as it is.
  package let brokenLocales: [LocaleTag]
  /// Locales of the run that have a translation of their own.
  package let translatedLocales: [LocaleTag]
}
