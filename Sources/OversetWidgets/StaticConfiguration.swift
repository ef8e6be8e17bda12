public import OversetUI

/// A widget without settings. Nothing of it is shown.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// A primitive configuration.
  public typealias Body = Never

  /// Creates a configuration; neither the provider nor the closure is called.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  /// Ignored, as the widget is.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(
    _ displayName: Name
  ) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(
    _ description: Words
  ) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Ignored, as the widget is.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String?,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
