/// What an alert or a dialog says and offers, as nodes.
@MainActor
struct DialogContent {
  let title: Text?
  let message: [_ViewNode]
  /// The buttons, one that cancels at the end.
  let buttons: [_ViewNode]
  /// Whether the last button cancels.
  let hasCancel: Bool
  /// What is no button: fields to fill in.
  let fields: [_ViewNode]

  /// Sorts the nodes of a dialog's actions.
  init(
    title: Text?, message: [_ViewNode], actions: [_ViewNode],
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.message = message
    for node in actions.flatMap(\.withDescendants) {
      guard case .button(let action) = node.control else { continue }
      node.control = .button {
        action()
        dismiss()
      }
    }
    let buttons = actions.filter(\.isButton)
    let cancel = buttons.filter { $0.buttonRole == .cancel }
    self.buttons = buttons.filter { $0.buttonRole != .cancel } + cancel
    hasCancel = !cancel.isEmpty
    fields = actions.filter { !$0.isButton }
  }
}

extension _ViewNode {
  /// Whether the node, or one that it wraps, is a button.
  fileprivate var isButton: Bool {
    if case .button = control { return true }
    return children.count == 1 && children[0].isButton
  }

  /// The role of the button that the node is or wraps.
  fileprivate var buttonRole: ButtonRole? {
    traits.buttonRole ?? (children.count == 1 ? children[0].buttonRole : nil)
  }
}

/// The ways in which the system asks users something.
enum DialogKind {
  /// A box in the middle of the screen.
  case alert
  /// Buttons at the bottom.
  case sheet
}

/// A modifier that asks users something over the screen.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never

  let kind: DialogKind
  let title: Text?
  /// What is asked; nil while nothing is.
  let question: (actions: Actions, message: Message)?
  let dismiss: @MainActor () -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard let question = modifier.question else { return nodes }
    context.services.presentations.add {
      var inside = context.presented("dialog", dismiss: modifier.dismiss)
      inside.environment.font = nil
      inside.environment.setForeground(nil)
      let message = resolve(question.message, in: inside.descending(to: "message").message)
      let content = DialogContent(
        title: modifier.title, message: message,
        actions: modifier.buttons(of: question.actions, in: inside), dismiss: modifier.dismiss)
      switch modifier.kind {
      case .alert: return resolve(AlertBox(content: content), in: inside)
      case .sheet: return resolve(ActionList(content: content), in: inside)
      }
    }
    return nodes
  }

  /// The nodes of the actions, and of the button that the system adds. Its words are the system's, not the
  /// app's.
  @MainActor
  private func buttons(of actions: Actions, in context: _ViewContext) -> [_ViewNode] {
    var context = context.descending(to: "actions")
    context.environment[LookKey<PrimitiveButtonStyleConfiguration>.self] = []
    context.environment.font = kind == .alert ? .body : .title3
    context.environment.lineLimit = 1
    context.environment.minimumScaleFactor = 0.5
    let nodes = resolve(actions, in: context)
    switch kind {
    case .alert where nodes.isEmpty:
      return resolve(
        Button(role: .cancel) {
        } label: {
          Text(.ok)
        }, in: context)
    case .sheet where !nodes.flatMap(\.withDescendants).contains { $0.traits.buttonRole == .cancel }:
      let cancel = Button(role: .cancel) {
      } label: {
        Text(.cancel)
      }
      return nodes + resolve(cancel, in: context.descending(to: "cancel"))
    default: return nodes
    }
  }
}

extension _ViewContext {
  /// The context of a dialog's message.
  @MainActor fileprivate var message: _ViewContext {
    var context = self
    context.environment.font = .footnote
    context.environment.multilineTextAlignment = .center
    return context
  }
}

extension View {
  /// Asks a question over the screen while `isPresented` is true. An answer sets it to false.
  ///
  /// - Parameters:
  ///   - title: The title that is shown; nil shows none.
  ///   - question: What is asked. It is made only while the dialog is shown; nil asks nothing.
  func dialog<Actions: View, Message: View>(
    _ kind: DialogKind, _ title: Text?, _ isPresented: Binding<Bool>,
    question: () -> (actions: Actions, message: Message)?
  ) -> some View {
    modifier(
      DialogModifier(
        kind: kind, title: title, question: isPresented.wrappedValue ? question() : nil,
        dismiss: { isPresented.wrappedValue = false }))
  }
}
