import OversetConfig
package import OversetVocabulary

/// The largest text size and the narrowest width at which a component still holds in every locale.
package struct ComponentLimits: Sendable, Equatable {
  /// What breaks beyond a limit.
  package struct Beyond: Sendable, Equatable {
    /// What breaks.
    package let firstBreak: StressBreak
    /// The locale in which it breaks.
    package let locale: LocaleTag
    /// The token of the device on which it breaks.
    package let device: String
  }

  /// The least width that is tried, in points: narrower than every iPhone.
  package static let leastWidth = 280

  /// The component.
  package let component: String
  /// Its state.
  package let state: String
  /// The largest text size at which no text is truncated and nothing leaves the screen, in any locale on
  /// any device; nil if none is small enough.
  package let largestTypeSize: TypeSize?
  /// The size at which the first thing breaks; nil if all hold.
  package let breakingTypeSize: TypeSize?
  /// What breaks there; nil if all sizes hold.
  package let beyondTypeSize: Beyond?
  /// The narrowest width, in whole points, at which the same is true at the usual text size; nil
  /// where no width up to the widest device's is enough.
  package let narrowestWidth: Int?
  /// What breaks one point below; nil if ``leastWidth`` holds.
  package let beyondWidth: Beyond?
}
