public import OversetLayoutEngine

extension View {
  /// Records an action that assistive technology offers. Nothing runs it here.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    recorded("accessibilityAction", actionKind.name)
  }

  /// Records an action with a name that assistive technology offers. Nothing runs it here.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    recorded("accessibilityAction", name)
  }

  /// Records an action whose name is looked up in the catalogs. Nothing runs it here.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Records an action whose name is not looked up. Nothing runs it here.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Records an action that shows a view as its name. Nothing runs it here.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    recorded("accessibilityAction")
  }

  /// Records that assistive technology offers the buttons of `content`. They are not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    recorded("accessibilityActions")
  }

  /// Records that assistive technology changes the view's value. Nothing runs `handler` here.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    recorded("accessibilityAdjustableAction")
  }

  /// Records that assistive technology scrolls the view. Nothing runs `handler` here.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    recorded("accessibilityScrollAction")
  }

  /// Records that assistive technology meets another view in place of this one, which is drawn as usual.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    recorded("accessibilityRepresentation")
  }

  /// Records that assistive technology meets further views inside this one, which is drawn as usual.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View {
    recorded("accessibilityChildren")
  }

  /// Records that the view is shown large while a finger rests on it.
  public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Records that another view is shown large while a finger rests on this one.
  public func accessibilityShowsLargeContentViewer<Large: View>(
    @ViewBuilder _ largeContentView: () -> Large
  ) -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }

  /// Records where assistive technology taps the view, as a share of its frame.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    recorded("accessibilityActivationPoint", "\(activationPoint.x), \(activationPoint.y)")
  }

  /// Records further words about the view.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    recorded("accessibilityCustomContent", Text.list([label, value]))
  }

  /// Records further words about the view, whose label is looked up in the catalogs.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Records further words about the view, whose value is not looked up.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Records further words about the view under a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    recorded("accessibilityCustomContent", value ?? Text(verbatim: ""))
  }
}
