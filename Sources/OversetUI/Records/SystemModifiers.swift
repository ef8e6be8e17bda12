public import Foundation

extension View {
  /// Records that the view holds something private, which the system hides on a locked screen. It is drawn
  /// as on an unlocked one.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", "\(sensitive)")
  }

  /// Records words that a pointer brings up. They are not laid out.
  public func help(_ text: Text) -> some View { recorded("help", text) }

  /// Records words, looked up in the catalogs, that a pointer brings up.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Records words that a pointer brings up, without looking them up.
  @_disfavoredOverload
  public func help<Words: StringProtocol>(_ text: Words) -> some View { help(Text(text)) }

  /// Records whether the status bar is shown. Overset draws none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", "\(hidden)")
  }

  /// Records whether the status bar is shown, in its older form. Overset draws none.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Records whether the system's own marks, such as the home indicator, are shown. Overset draws none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", "\(visibility)")
  }

  /// Records where a tap on a widget leads.
  public func widgetURL(_ url: URL?) -> some View {
    recorded("widgetURL", url?.absoluteString ?? "nil")
  }

  /// Records that the view takes the accent of a tinted widget. It is drawn in its own colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    recorded("widgetAccentable", "\(accentable)")
  }

  /// Records a label for a widget's curved edge, which is not drawn.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    ignored("widgetLabel")
  }

  /// Records a kind of activity in the app.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    recorded("userActivity", activityType)
  }

  /// Records an action for an activity that another device began. Nothing runs it here.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    recorded("onContinueUserActivity", activityType)
  }

  /// Records how bright pictures inside may be. They are drawn in the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    keeping(\.allowedDynamicRange, range).recorded("allowedDynamicRange")
  }

  /// Shows the view as it is: the system's sheet for a translation is not drawn.
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
    isPresented.wrappedValue
      ? AnyView(ignored("translationPresentation", text)) : AnyView(self)
  }
}

extension Image {
  /// How bright a picture may be. Overset draws the standard range.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A wider range within limits.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// A wider range.
    public static let high = DynamicRange(name: "high")
  }
}
