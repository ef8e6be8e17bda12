#if !FUZZER
  /// Declares a preview: a view as you want to see it in the canvas of Xcode, and in Overset's matrix.
  ///
  /// `overset run` finds every preview of the modules that its executable is built of. You register nothing, and the
  /// view need not be public. The file is the component, the preview one of its states.
  ///
  /// ```swift
  /// #Preview("Signed out") {
  ///   AccountView(account: nil)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the state; a preview without a name is numbered.
  ///   - body: The views. Several are shown below each other.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "OversetMacros", type: "PreviewMacro")

  /// Declares a preview with traits, such as `.sizeThatFitsLayout` for a view that is no whole screen.
  ///
  /// - Parameters:
  ///   - name: The name of the state; a preview without a name is numbered.
  ///   - traits: The room that the view gets, and what is prepared for it.
  ///   - additionalTraits: Further traits.
  ///   - body: The views. Several are shown below each other.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "OversetMacros", type: "PreviewMacro")

  /// Declares a preview of a view of UIKit. It compiles, and a frame stands for the view: the report names it under “Not
  /// checked”.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) = #externalMacro(module: "OversetMacros", type: "PreviewMacro")

  /// Declares a preview of a screen of UIKit. It compiles, and a frame stands for the screen: the report names it under
  /// “Not checked”.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) = #externalMacro(module: "OversetMacros", type: "PreviewMacro")

  /// Marks a property in the body of a preview, so that it may have a wrapper such as `@State`.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "OversetMacros", type: "PreviewableMacro")

  /// Makes a variable of an extension of `EnvironmentValues` a value of the environment, with its initial value as the
  /// default.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var cardStyle: CardStyle = .plain
  /// }
  /// ```
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "OversetMacros", type: "EntryMacro")
#endif
