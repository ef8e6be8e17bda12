import OversetLayoutEngine

/// A control that leads to another screen.
///
/// In a list its row shows an arrow at the trailing edge and keeps the colours of text; elsewhere the label is
/// tinted as a button's. A driver that taps it shows the destination.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  enum Target {
    case view(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// The node of the label, which is a control.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var context = context.descending(to: "NavigationLink")
    let environment = context.environment
    if environment.listLook == nil, environment.explicitForeground == nil {
      context.environment.setForeground(environment.tint ?? Color.accentColor)
    }
    let nodes = resolve(view.label, in: context.descending(to: "label"))
    let content = _ViewNode.one(
      of: nodes, or: "HStack", StackBehavior.horizontal(), in: context)
    let node = _ViewNode("NavigationLink", GroupPassThrough(), children: [content], in: context)
    node.control = .button(view.action(in: environment))
    node.isEnabled = environment.isEnabled
    node.isNavigationLink = environment.listLook != nil
    view.showIfActive(in: environment)
    return [node]
  }

  private func action(in environment: EnvironmentValues) -> @MainActor () -> Void {
    let navigation = environment.navigation
    switch target {
    case .view(let destination, let isActive):
      return {
        if let isActive {
          isActive.wrappedValue = true
        } else {
          navigation?.push(ScreenBars.Screen { resolve(destination, in: $0) })
        }
      }
    case .value(let value):
      let bars = environment.screenBars
      return {
        guard let value else { return }
        let known = bars?.destinations[ObjectIdentifier(type(of: value.base))]?(value)
        navigation?.push(value, known: known)
      }
    }
  }

  /// A link that is active from the beginning shows its destination at once.
  @MainActor
  private func showIfActive(in environment: EnvironmentValues) {
    guard case .view(let destination, let isActive?) = target, isActive.wrappedValue else { return }
    environment.screenBars?.presented = ScreenBars.Screen(
      make: { resolve(destination, in: $0) }, dismiss: { isActive.wrappedValue = false })
  }

  /// Says whether the destination shows in the last column. It is the whole screen here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { recorded("isDetailLink") }
}

extension NavigationLink {
  /// Creates a link to `destination` that shows the views of `label`.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a view that is made already.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Creates a link that shows its destination while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label: label())
  }

  /// Creates a link that shows its destination while `isActive` is true: an older form.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  /// Creates a link that shows its destination while `selection` equals `tag`.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: selection.equals(tag)), label: label())
  }

  /// Creates a link that shows its destination while `selection` equals `tag`: an older form.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.equals(tag)), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen that `navigationDestination(for:)` makes for a value. Without a value it does
  /// nothing.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension Binding {
  /// Whether the value is `tag`; false makes it nil.
  fileprivate func equals<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    let value = self
    return Binding<Bool>(
      get: { value.wrappedValue == tag }, set: { value.wrappedValue = $0 ? tag : nil })
  }
}
