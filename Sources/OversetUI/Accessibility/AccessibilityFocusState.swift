/// Says which view VoiceOver stands on. Nothing stands anywhere here: it keeps its first value until your
/// code writes another.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates the property for one view, which VoiceOver does not stand on.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates the property for several views, none of which VoiceOver stands on.
  public init<Element: Hashable>() where Value == Element? { state = State(wrappedValue: nil) }

  /// Creates the property for one view and some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates the property for several views and some technologies.
  public init<Element: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Element? { self.init() }

  /// The value of the view that VoiceOver stands on.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `$name` gives, for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// Finds the slot of this property in the view's store.
  public mutating func _bind(to context: _ViewContext, label: String) {
    state._bind(to: context, label: label)
  }

  /// A reference to the value.
  @propertyWrapper
  public struct Binding {
    let binding: OversetUI.Binding<Value>

    /// The value behind the reference.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Records that VoiceOver stands on the view when the value is true.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    recorded("accessibilityFocused")
  }

  /// Records for which value VoiceOver stands on the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("accessibilityFocused", "\(value)")
  }
}

/// Assistive technologies that stand on views.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
