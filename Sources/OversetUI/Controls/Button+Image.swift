extension Button where Label == OversetUI.Label<Text, Image> {
  /// Creates a button with a symbol and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { OversetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { OversetUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a symbol and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      OversetUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a role, a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OversetUI.Label(title, systemImage: systemImage) }
  }
}
