public import Foundation

/// How wide a button is (iOS 26).
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  /// As the style says.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// Not at all.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

extension View {
  /// Records how wide buttons are. They are as wide as their labels here.
  @ViewBuilder
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    if sizing == .flexible { ignored("buttonSizing") } else { recorded("buttonSizing") }
  }

  /// Records how a palette shows what is chosen.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect")
  }

  /// Records how wide the symbols of labels are taken to be, in points. They take their own widths here.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    ignored("labelReservedIconWidth", "\(value)")
  }

  /// Records the distance between symbol and title of labels, in points. It is that of the style here.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    ignored("labelIconToTitleSpacing", "\(value)")
  }

  /// Sets what tells the view from other options. An option for a value is also found by the value in an optional.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Records how badges stand out. They are drawn as usual.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence")
  }
}

/// How badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

extension Stepper where Label == Text {
  /// Creates a stepper with bounds whose title is looked up in the catalogs. The value is not shown, as on iOS.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds whose title is looked up in the catalogs. The value is not shown, as on iOS.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a colour of Core Graphics, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.asColor, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  @MainActor fileprivate var asColor: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = UIColor($0).cgColor })
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and the label that the system gives it.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label that the system gives a button of a role: a word for cancelling, a symbol for confirming and closing (from
/// memory). Of other roles it is not known, and not drawn.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The label.
  public var body: some View {
    switch role {
    case .cancel: Text(.cancel)
    case .confirm: Image(systemName: "checkmark")
    case .close: Image(systemName: "xmark")
    default: Text(verbatim: "").ignored("Button(role:action:)", role.name)
    }
  }
}
