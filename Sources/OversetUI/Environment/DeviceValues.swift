public import OversetVocabulary

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}
private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  /// Whether the user has Bold Text on; the matrix sets it. Text in the system font is then two steps of
  /// 100 heavier by itself; a view reads this to choose another face of a custom font.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// How much width the app has, by which a view chooses one column or two; the device of the matrix sets
  /// it. `compact` on an iPhone in portrait and in windows of an iPad below 678 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much height the app has, by which a view chooses rows or columns; the device of the matrix sets
  /// it. `compact` on an iPhone in landscape.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
