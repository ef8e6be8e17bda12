import OversetConfig
public import OversetVocabulary

/// The largest text size and the narrowest width at which a component still holds in every locale.
public struct ComponentLimits: Sendable, Equatable {
  /// What breaks beyond a limit.
  public struct Beyond: Sendable, Equatable {
    /// What breaks.
    public let firstBreak: StressBreak
    /// The locale in which it breaks.
    public let locale: LocaleTag
    /// The token of the device on which it breaks.
    public let device: String
  }

  /// The least width that is tried, in points: narrower than every iPhone.
  public static let leastWidth = 280

  /// The component.
  public let component: String
  /// Its state.
  public let state: String
  /// The largest text size at which no text is truncated and nothing leaves the screen, in any locale on
  /// any device; nil if none is small enough.
  public let largestTypeSize: TypeSize?
  /// The size at which the first thing breaks; nil if all hold.
  public let breakingTypeSize: TypeSize?
  /// What breaks there; nil if all sizes hold.
  public let beyondTypeSize: Beyond?
  /// The narrowest width, in whole points, at which the same is true at the usual text size; nil
  /// where no width up to the widest device's is enough.
  public let narrowestWidth: Int?
  /// What breaks one point below; nil if ``leastWidth`` holds.
  public let beyondWidth: Beyond?
}
