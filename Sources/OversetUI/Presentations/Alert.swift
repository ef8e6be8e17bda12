/// A box that asks users something: the older form, which `alert(isPresented:content:)` takes.
public struct Alert {
  /// One of its buttons.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// An ordinary button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves everything as it is, with the system's word.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      cancel(Text(.cancel), action: action)
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; nil is the system's, which says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Buttons at the bottom of the screen: the older form, which `actionSheet(isPresented:content:)` takes.
public struct ActionSheet {
  /// One of its buttons.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet of buttons.
  public init(
    title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of the older forms, as views.
struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension View {
  /// Asks users something in a box while `isPresented` is true: an older form.
  public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    alert(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
  }

  /// Asks users something in a box while there is an item: an older form.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item.wrappedValue.map(content)) { item.wrappedValue = nil }
  }

  /// Offers a choice at the bottom of the screen while `isPresented` is true: an older form.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    actionSheet(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
  }

  /// Offers a choice at the bottom of the screen while there is an item: an older form.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    actionSheet(item.wrappedValue.map(content)) { item.wrappedValue = nil }
  }

  private func alert(_ alert: Alert?, dismiss: @escaping @MainActor () -> Void) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: alert?.title,
        question: alert.map { (AlertButtons(buttons: $0.buttons), $0.message) }, dismiss: dismiss))
  }

  private func actionSheet(
    _ sheet: ActionSheet?, dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .sheet, title: sheet?.title,
        question: sheet.map { (AlertButtons(buttons: $0.buttons), $0.message) }, dismiss: dismiss))
  }
}
