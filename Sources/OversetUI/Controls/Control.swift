import OversetLayoutEngine

/// What a user can do with a node.
package enum Control {
  /// Tap it.
  case button(@MainActor () -> Void)
  /// Switch it.
  case toggle(Binding<Bool>)
  /// Type into it.
  case field(Binding<String>)
  /// Move it to a value.
  case slider(SlidingRange)
  /// Count up or down, as far as it goes.
  case stepper((() -> Void)?, (() -> Void)?)
  /// Choose one of its options.
  case picker([PickerOption])
}

/// A modifier that makes a control of its content.
struct ControlModifier: WrappingModifier {
  typealias Body = Never

  let kind: String
  let control: Control

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    let node = _ViewNode(kind, GroupPassThrough(), children: [content], in: context)
    node.control = control
    node.isEnabled = context.environment.isEnabled
    node.submitActions = context.environment.submitActions
    return node
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}

extension EnvironmentValues {
  /// The actions when a field inside is submitted, the innermost first.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// A modifier that adds an action for the submission of fields inside.
private struct SubmitModifier: ContextModifier {
  typealias Body = Never

  let action: @MainActor () -> Void

  func change(_ context: inout _ViewContext) {
    context.environment.submitActions.insert(action, at: 0)
  }
}

extension View {
  /// Makes a button of the view: a test's driver can tap it. Layout and drawing do not change.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(ControlModifier(kind: "onTapGesture", control: .button(action)))
  }

  /// Runs `action` when a test submits a field inside this view, as the return key does. The action of the
  /// innermost view runs first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(action: action))
  }
}
