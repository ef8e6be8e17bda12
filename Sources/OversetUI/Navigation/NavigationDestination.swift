/// A modifier that says which screen values of a type lead to.
private struct ValueDestinationModifier<Value: Hashable, Destination: View>: ContextModifier {
  typealias Body = Never

  let destination: (Value) -> Destination

  func change(_ context: inout _ViewContext) {
    let destination = destination
    context.environment.screenBars?.destinations[ObjectIdentifier(Value.self)] = { value in
      guard let value = value.base as? Value else { return nil }
      return ScreenBars.Screen { resolve(destination(value), in: $0) }
    }
  }
}

/// A modifier that shows a screen in place of the one around.
private struct PresentedDestinationModifier<Destination: View>: ContextModifier {
  typealias Body = Never

  let destination: Destination?
  let dismiss: @MainActor () -> Void

  func change(_ context: inout _ViewContext) {
    guard let destination else { return }
    context.environment.screenBars?.presented = ScreenBars.Screen(
      make: { resolve(destination, in: $0) }, dismiss: dismiss)
  }
}

extension View {
  /// Says which screen values of a type lead to. The navigation stack around shows it for a value of its path,
  /// and when a driver taps a link with such a value.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows `destination` in place of this screen while `isPresented` is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        destination: isPresented.wrappedValue ? destination() : nil,
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows the screen for `item` in place of this one while there is an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        destination: item.wrappedValue.map(destination), dismiss: { item.wrappedValue = nil }))
  }
}

/// How a navigation view looks.
public protocol NavigationViewStyle: Sendable {}

/// The style that the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One screen after the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Two columns, where there is room. Only the first is shown here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns, where there is room. Only the first is shown here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system decides.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen after the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views look. They always show one screen here, as on an iPhone.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    recorded("navigationViewStyle")
  }
}
