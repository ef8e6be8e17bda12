public import Foundation

extension View {
  /// Records what can be dropped on the view. Nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop", supportedContentTypes.names)
  }

  /// Records what can be dropped on the view, with its place. Nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    recorded("onDrop", supportedContentTypes.names)
  }

  /// Records who decides about what is dropped on the view. Nothing is dropped here.
  public func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate
  ) -> some View {
    recorded("onDrop", supportedContentTypes.names)
  }

  /// Records the sheet in which a file is chosen. It is another app's, and not drawn.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    presented(isPresented.wrappedValue, "fileImporter", allowedContentTypes.names)
  }

  /// Records the sheet in which files are chosen. It is another app's, and not drawn.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    presented(isPresented.wrappedValue, "fileImporter", allowedContentTypes.names)
  }

  /// Records the sheet in which the place of a file is chosen. It is another app's, and not drawn.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    presented(isPresented.wrappedValue, "fileMover", file?.lastPathComponent ?? "")
  }

  /// A record that a device would show a sheet, while it is presented.
  private func presented(_ isPresented: Bool, _ name: String, _ words: String) -> some View {
    isPresented ? AnyView(ignored(name, words)) : AnyView(recorded(name, words))
  }
}

extension [UTType] {
  /// The names, in a record.
  fileprivate var names: String { map(\.identifier).joined(separator: ", ") }
}
