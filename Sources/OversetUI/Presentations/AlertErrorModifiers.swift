public import Foundation

extension View {
  /// Tells users of an error in a box over the screen while `isPresented` is true. Its title is the error's
  /// description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(.alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented) {
      error == nil ? nil : (actions(), EmptyView())
    }
  }

  /// Tells users of an error in a box over the screen while `isPresented` is true, with a message.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    dialog(.alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented) {
      error.map { (actions($0), message($0)) }
    }
  }
}
