public import OversetLayoutEngine

/// A value that views hand to the views around them, with the rule that combines those of several.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension [_ViewNode] {
  /// What the nodes hand on for a key; nil if none sets a value.
  @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let values = compactMap { $0.preference(key) }
    guard var value = values.first else { return nil }
    for next in values.dropFirst() { Key.reduce(value: &value, nextValue: { next }) }
    return value
  }
}

extension _ViewNode {
  /// What the node hands on for a key: its own value, or else those of the nodes inside.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let own = preferences[ObjectIdentifier(key)] as? Key.Value { return own }
    return children.preference(key)
  }
}

/// A modifier that hands a value to the views around, computed from that of the content.
private struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let compute: (inout Key.Value) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    var value = nodes.preference(Key.self) ?? Key.defaultValue
    modifier.compute(&value)
    nodes.first?.preferences[ObjectIdentifier(Key.self)] = value
    return nodes
  }
}

/// A modifier that draws what becomes of a value behind or in front of its content.
private struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context.descending(to: "preference.content"))
    let value = nodes.preference(Key.self) ?? Key.defaultValue
    let layers = LayerModifier(
      kind: modifier.isBehind ? "background" : "overlay", alignment: modifier.alignment,
      isBehind: modifier.isBehind, layer: modifier.layer(value))
    return LayerModifier._modify(layers, in: context) { _ in nodes }
  }
}

/// A modifier that reacts to the value that its content hands on.
private struct PreferenceReaction<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  let action: @MainActor (Key.Value) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: "preference")
    let nodes = content(context)
    let value = nodes.preference(Key.self) ?? Key.defaultValue
    context.services.preferenceReactions?.note(
      value, at: context.path.words, action: modifier.action)
    let change = ChangeModifier(
      value: value, isInitial: true, action: { _, new in modifier.action(new) })
    return ChangeModifier._modify(change, in: context) { _ in nodes }
  }
}

extension View {
  /// Hands a value to the views around.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key> { $0 = value })
  }

  /// Changes the value that this view hands to the views around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<Key>(compute: callback))
  }

  /// Runs `action` with the value that this view hands on, and when it changes: before the view is shown for the first
  /// time, too, so that what it changes counts in every layout. What a geometry reader inside hands on comes too late
  /// and is not seen.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReaction<Key>(action: action))
  }

  /// Draws what becomes of the value that this view hands on in front of it.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, Content>(
        alignment: alignment, isBehind: false, layer: transform))
  }

  /// Draws what becomes of the value that this view hands on behind it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, Content>(
        alignment: alignment, isBehind: true, layer: transform))
  }
}
