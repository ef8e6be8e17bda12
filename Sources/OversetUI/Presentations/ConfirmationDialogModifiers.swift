extension View {
  /// Offers users a choice at the bottom of the screen while `isPresented` is true.
  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(.sheet, titleVisibility == .visible ? title : nil, isPresented) {
      (actions(), EmptyView())
    }
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true, with a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(.sheet, titleVisibility == .visible ? title : nil, isPresented) {
      (actions(), message())
    }
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present.
  public func confirmationDialog<Actions: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    dialog(.sheet, titleVisibility == .visible ? title : nil, isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present, with a message.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    dialog(.sheet, titleVisibility == .visible ? title : nil, isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true. The title is looked up in
  /// the catalogs.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true, with a message. The title
  /// is looked up in the catalogs.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present. The title is looked up in the catalogs.
  public func confirmationDialog<Actions: View, Data>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present, with a message. The title is looked up in the catalogs.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true. The title is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true, with a message. The title
  /// is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present. The title is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Offers users a choice at the bottom of the screen while `isPresented` is true and there is something to
  /// present, with a message. The title is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
}
