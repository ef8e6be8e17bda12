public import OversetCombine

/// A modifier that reacts when its view appears or disappears.
struct PresenceModifier: ViewModifier {
  typealias Body = Never

  var appeared: (@MainActor () -> Void)?
  var disappeared: (@MainActor () -> Void)?

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: "presence")
    let nodes = content(context)
    context.services.lifecycle?.add(
      LifecycleEvents.Presence(
        path: context.path.words, appeared: modifier.appeared, disappeared: modifier.disappeared))
    return nodes
  }
}

/// A modifier that reacts when a value changes.
struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: "change")
    let nodes = content(context)
    context.services.lifecycle?.add(
      LifecycleEvents.Watch(
        path: context.path.words, value: modifier.value, first: modifier.first,
        reaction: { previous in modifier.reaction(to: previous) }))
    return nodes
  }

  /// What is done about the first value; nil if nothing is.
  @MainActor
  private var first: (@MainActor () -> Void)? {
    guard isInitial else { return nil }
    return { [action, value] in action(value, value) }
  }

  @MainActor
  private func reaction(to previous: Any) -> (@MainActor () -> Void)? {
    guard let previous = previous as? Value, previous != value else { return nil }
    return { [action, value] in action(previous, value) }
  }
}

/// A modifier that takes the values of a publisher while its view is there.
struct ReceiveModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  typealias Body = Never

  let source: Source
  let action: (Source.Output) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: "receive")
    let nodes = content(context)
    guard let lifecycle = context.services.lifecycle else { return nodes }
    // Evaluated again, the view reacts as it then is, and listens no second time.
    let reaction = context.slot("reaction", initial: modifier.action)
    reaction.value = modifier.action
    let flow = context.slot("flow", initial: AnyCancellable?.none)
    lifecycle.add(
      LifecycleEvents.Presence(
        path: context.path.words,
        appeared: { flow.value = modifier.source.sink { reaction.value($0) } },
        disappeared: { flow.value = nil }))
    return nodes
  }
}

extension View {
  /// Runs `action` for each value of a publisher, from when the view appears until it is removed.
  ///
  /// Only a driver shows views. Nothing runs on a clock, so a timer's publisher sends nothing.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(source: publisher, action: action))
  }

  /// Runs `action` when the view appears.
  ///
  /// Only a driver shows views (see `assertActionSnapshot` of OversetTesting): the matrix lays a view out
  /// as it is before it appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(PresenceModifier(appeared: action))
  }

  /// Runs `action` when the view is removed. Only a driver removes views.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(PresenceModifier(disappeared: action))
  }

  /// Runs `action` with the old and the new value when `value` changes, and with `initial` also when the
  /// view appears. Only a driver lets values change.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` changes, and with `initial` also when the view appears. Only a driver lets
  /// values change.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Runs `action` with the new value when `value` changes: the older form.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { action($1) }))
  }
}
