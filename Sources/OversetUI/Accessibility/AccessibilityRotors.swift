/// What a rotor of VoiceOver goes through. Nothing turns one here.
public protocol AccessibilityRotorContent {}

/// A place that a rotor stops at.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates a place with a name.
  public init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates a place with a name.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates a place with a name, in a namespace.
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Several places, which the builder makes of the lines of a closure. You rarely name this type.
public struct _RotorEntries: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates a place for each element, which its own `id` identifies.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Creates a place for each element, which the value at `id` identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

/// Makes places of the lines and conditions of a closure. The compiler calls its functions.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Passes a line of the closure on unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Makes the places of a closure with one line.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Makes the places of a closure with several lines.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries { _RotorEntries() }

  /// Makes the places of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> Content? { content }
}

/// One of the rotors that the system knows.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Links that were followed, or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    headings
  }
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
}

extension View {
  /// Records a rotor of VoiceOver with a name from the catalogs.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    recorded("accessibilityRotor", Text(labelKey))
  }

  /// Records a rotor of VoiceOver with a name.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    recorded("accessibilityRotor", label)
  }

  /// Records a rotor of VoiceOver with a name that is not looked up.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Label, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    recorded("accessibilityRotor", Text(label))
  }

  /// Records places of a rotor that the system knows.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Records a rotor that stops at each of some elements.
  public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    recorded("accessibilityRotor", Text(labelKey))
  }

  /// Records a rotor that stops at each of some elements.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    recorded("accessibilityRotor", Text(labelKey))
  }

  /// Records a rotor that stops at each of some elements, of those that the system knows.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    recorded("accessibilityRotor")
  }

  /// Records a rotor that stops at parts of the text.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    recorded("accessibilityRotor", Text(labelKey))
  }

  /// Records that rotors stop at the view.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityRotorEntry")
  }
}
