public import OversetVocabulary

/// How much longer one text of a component may grow, at its tightest among locales and devices.
public struct TextHeadroom: Sendable, Equatable {
  /// The largest growth that is tried, in percent of the text's width.
  public static let cap = 300.0

  /// How much a text can grow in one locale on one device.
  public struct Margin: Sendable, Equatable {
    /// The locale in which it was measured.
    public let locale: LocaleTag
    /// The token of the device on which it was measured.
    public let device: String
    /// The text as it is there.
    public let text: String
    /// The width of the text on one line, in points.
    public let width: Double
    /// The ISO 15924 code of the script that the text grew in; `Zyyy` for one without letters.
    public let script: String
    /// How much wider the text may become, in percent of its width; nil for more than ``cap``.
    public let percent: Double?
    /// How many characters that is, spaces counted; nil for more than ``cap`` percent.
    public let characters: Int?
    /// What breaks with the next letter; nil for more than ``cap`` percent.
    public let firstBreak: StressBreak?
    /// Whether it is broken as it is, so that it cannot grow at all.
    public let isBroken: Bool
  }

  /// The component.
  public let component: String
  /// Its state.
  public let state: String
  /// The catalog key; nil for a text that is not localized.
  public let key: String?
  /// How many texts of the same key come before it in the component.
  public let occurrence: Int
  /// The node: the kinds and positions from the root.
  public let path: String
  /// The accessibility identifier of the node, or of the nearest one around it.
  public let identifier: String?
  /// The smallest margin of the run.
  public let least: Margin
  /// The smallest margin of the English text, the base of forecasts; nil without one.
  public let english: Margin?
  /// Locales of the run in which the text does not fit as it is.
  public let brokenLocales: [LocaleTag]
  /// Locales of the run that have a translation of their own.
  public let translatedLocales: [LocaleTag]
}
