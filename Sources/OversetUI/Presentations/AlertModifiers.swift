extension View {
  /// Asks users something in a box over the screen while `isPresented` is true.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(.alert, title, isPresented) { (actions(), EmptyView()) }
  }

  /// Asks users something in a box over the screen while `isPresented` is true, with a message.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(.alert, title, isPresented) { (actions(), message()) }
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present.
  public func alert<Actions: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    dialog(.alert, title, isPresented) { data.map { (actions($0), EmptyView()) } }
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present, with a message.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(.alert, title, isPresented) { data.map { (actions($0), message($0)) } }
  }

  /// Asks users something in a box over the screen while `isPresented` is true. The title is looked up in the
  /// catalogs.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks users something in a box over the screen while `isPresented` is true, with a message. The title is
  /// looked up in the catalogs.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present. The title is looked up in the catalogs.
  public func alert<Actions: View, Data>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present, with a message. The title is looked up in the catalogs.
  public func alert<Actions: View, Message: View, Data>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks users something in a box over the screen while `isPresented` is true. The title is not looked up.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Asks users something in a box over the screen while `isPresented` is true, with a message. The title is
  /// not looked up.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present. The title is not looked up.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks users something in a box over the screen while `isPresented` is true and there is something to
  /// present, with a message. The title is not looked up.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}
