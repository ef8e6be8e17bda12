extension NavigationLink where Label == Text {
  /// Creates a link with a title. The title is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: nil), label: Text(title))
  }

  /// Creates a link with a title. The title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: nil), label: Text(title))
  }

  /// Creates a link with a title to a view that is made already. The title is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, destination: Destination
  ) {
    self.init(.view(destination, isActive: nil), label: Text(title))
  }

  /// Creates a link with a title to a view that is made already. The title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination
  ) {
    self.init(.view(destination, isActive: nil), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while `isActive` is true. The title is looked up in the
  /// catalogs.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while `isActive` is true. The title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while `isActive` is true: an older form. The title is
  /// looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while `isActive` is true: an older form. The title is not
  /// looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), label: Text(title))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the screen for a value. The title is looked up in the catalogs.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }

  /// Creates a link to the screen for a value. The title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that shows its destination while `selection` equals `tag`: an older form.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that shows its destination while `selection` equals `tag`: an older form.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows its destination while `selection` equals `tag`: an older form.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title that shows its destination while `selection` equals `tag`: an older form.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
