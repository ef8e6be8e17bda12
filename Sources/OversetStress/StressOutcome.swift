package import OversetRun
package import OversetVocabulary

/// What a stress test found.
package struct StressOutcome: Sendable, Equatable {
  /// The locales of the run, in order.
  package let locales: [LocaleTag]
  /// The tokens of the devices of the run, in order.
  package let devices: [String]
  /// The room of every text, by component and state, in drawing order.
  package let texts: [TextHeadroom]
  /// The limits of every component in every state.
  package let components: [ComponentLimits]
  /// The forecasts for translations, by language.
  package let forecasts: [ExpansionForecast]
  /// States whose code stopped the program or did not end. They fail the command.
  package let failedStates: [FailedState]
}
