// Controls whose label has a picture of the app's catalogs, as Xcode names it.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the app and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a picture of the app and a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == OversetUI.Label<Text, Image> {
  /// Creates a button with a picture of the app and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OversetUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a picture of the app and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OversetUI.Label(title, image: image) }
  }
}

extension Toggle where Label == OversetUI.Label<Text, Image> {
  /// Creates a switch with a picture of the app and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OversetUI.Label(titleKey, image: image) }
  }

  /// Creates a switch with a picture of the app and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OversetUI.Label(titleKey, image: image) }
  }

  /// Creates a switch with a picture of the app and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OversetUI.Label(title, image: image) }
  }
}

extension Picker where Label == OversetUI.Label<Text, Image> {
  /// Creates a picker with a picture of the app and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { OversetUI.Label(titleKey, image: image) })
  }
}

extension Menu where Label == OversetUI.Label<Text, Image> {
  /// Creates a menu with a picture of the app and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { OversetUI.Label(titleKey, image: image) })
  }

  /// Creates a menu with a symbol and a title from the catalogs, whose button also does something by itself.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { OversetUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a symbol and a title that is not looked up, whose button also does something by itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { OversetUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose title is not looked up, and whose button also does something by itself.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}
