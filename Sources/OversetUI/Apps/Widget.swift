/// A widget of an app. It compiles; the views of its entries are laid out by their previews.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: WidgetConfiguration

  /// What the widget is.
  var body: Body { get }

  /// Creates the widget.
  init()
}

extension Widget {
  /// What `@main` calls. It does nothing: there is no screen.
  public static func main() {}
}

/// What a widget is: where its entries come from, and its view. Nothing of it is shown.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: WidgetConfiguration

  /// What the configuration is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: primitive configurations consist of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: its body is never evaluated")
  }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Creates the bundle.
  init()
}

extension WidgetBundle {
  /// What `@main` calls. It does nothing: there is no screen.
  public static func main() {}
}

/// A configuration that nobody asks for.
public struct _UnshownWidgetConfiguration: WidgetConfiguration {
  /// A primitive configuration.
  public typealias Body = Never

  nonisolated init() {}
}

/// Widgets that nobody asks for.
public struct _UnshownWidgets: Widget {
  /// Creates the widgets.
  nonisolated public init() {}

  /// A configuration that nobody asks for.
  public var body: some WidgetConfiguration { _UnshownWidgetConfiguration() }
}

/// Builds widgets from several.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Any number of widgets.
  nonisolated public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    _UnshownWidgets()
  }

  /// Widgets, or none.
  nonisolated public static func buildOptional(_ content: (any Widget)?) -> some Widget {
    _UnshownWidgets()
  }

  /// Widgets for newer systems.
  nonisolated public static func buildLimitedAvailability(_ content: any Widget) -> some Widget {
    _UnshownWidgets()
  }
}
