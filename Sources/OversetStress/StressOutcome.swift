public import OversetVocabulary

/// What a stress test found.
public struct StressOutcome: Sendable, Equatable {
  /// The locales of the run, in order.
  public let locales: [LocaleTag]
  /// The tokens of the devices of the run, in order.
  public let devices: [String]
  /// The room of every text, by component and state, in drawing order.
  public let texts: [TextHeadroom]
  /// The limits of every component in every state.
  public let components: [ComponentLimits]
  /// The forecasts for translations, by language.
  public let forecasts: [ExpansionForecast]
}
