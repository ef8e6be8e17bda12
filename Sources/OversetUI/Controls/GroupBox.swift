/// Content that belongs together, on a background of its own, with a label above.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label: the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a box whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box as a style is told, in the look of the style around that one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// Content that the user folds and unfolds by its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  /// Creates a group that is folded at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// Creates a group whose content is shown while `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  /// The group in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content),
        isExpanded: isExpanded ?? $isOpen)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is folded at first, whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Creates a group that is folded at first, whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: _ControlPart

  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = _ControlPart(EmptyView())
  }

  /// Creates a group with a label, which only menus show.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = _ControlPart(label())
  }

  /// Creates a group whose title, which only menus show, is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group whose title, which only menus show, is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a symbol and a title from the catalogs, which only menus show.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// The controls in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: ControlGroupStyleConfiguration(
        content: _ControlPart(content), label: label)
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}
