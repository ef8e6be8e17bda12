// Controls for a value that several elements have.

extension Toggle where Label == Text {
  /// Creates a switch for a value of several elements, whose title is looked up in the catalogs. It is on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch for a value of several elements, whose title is not looked up. It is on if all are.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == OversetUI.Label<Text, Image> {
  /// Creates a switch with a symbol for a value of several elements. It is on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      OversetUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Creates a picker of a value that several elements have. It shows their value if it is one, and else none.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: selection] }
    self.init(
      chosen: values.common(),
      set: { new in
        for value in values { value.wrappedValue = new }
      }, content: content(), label: label())
  }
}

extension Picker where Label == Text {
  /// Creates a picker of a value that several elements have, whose title is looked up in the catalogs.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker of a value that several elements have, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker {
  /// Creates a picker that shows a view of your own for what is chosen, which is not shown here: the option is.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker that shows a view of your own for what is chosen, which is not shown here: the option is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, selection: selection, content: content)
  }

  /// Creates a picker that shows a view of your own for what is chosen, which is not shown here: the option is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
  }
}

extension Picker where Label == OversetUI.Label<Text, Image> {
  /// Creates a picker that shows a view of your own for what is chosen, which is not shown here: the option is.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
  }
}

extension Array {
  /// The value that all bindings have; nil if they differ or there is none.
  @MainActor
  fileprivate func common<Value: Hashable>() -> Value? where Element == Binding<Value> {
    guard let first = first?.wrappedValue else { return nil }
    return allSatisfy { $0.wrappedValue == first } ? first : nil
  }
}
