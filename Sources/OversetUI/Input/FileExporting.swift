public import Foundation

/// What a browser of files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Packages as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// A record that a device would show another app's sheet, while it is presented.
  private func fileSheet(_ isPresented: Bool, _ name: String, _ words: String) -> some View {
    isPresented ? AnyView(ignored(name, words)) : AnyView(recorded(name, words))
  }

  /// Records the sheet in which a document is written. It is another app's, and not drawn.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileSheet(isPresented.wrappedValue, "fileExporter", defaultFilename ?? "")
  }

  /// Records the sheet in which a document is written. It is another app's, and not drawn.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    fileSheet(isPresented.wrappedValue, "fileExporter", defaultFilename ?? "")
  }

  /// Records the sheet in which a document that is an object is written. It is another app's, and not drawn.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileSheet(isPresented.wrappedValue, "fileExporter", defaultFilename ?? "")
  }

  /// Records the sheet in which documents are written. It is another app's, and not drawn.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileSheet(isPresented.wrappedValue, "fileExporter", "")
  }

  /// Records the sheet in which something is written. It is another app's, and not drawn.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    fileSheet(isPresented.wrappedValue, "fileExporter", defaultFilename ?? "")
  }

  /// Records the sheet in which files are chosen. It is another app's, and not drawn.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    fileSheet(isPresented.wrappedValue, "fileImporter", "")
  }

  /// Records what a sheet for files says. It is another app's.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage", Text(messageKey))
  }

  /// Records what the button of a sheet for files says. It is another app's.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel", Text(labelKey))
  }

  /// Records the folder that a sheet for files begins with.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory", defaultDirectory?.lastPathComponent ?? "")
  }

  /// Records the label of a field for a name of a file. It is another app's.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileExporterFilenameLabel", Text(labelKey))
  }

  /// Records a name under which a sheet for files keeps its state.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID", id)
  }

  /// Records whether a sheet for files follows aliases.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    recorded("fileDialogImportsUnresolvedAliases", "\(imports)")
  }

  /// Records which files can be chosen.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    recorded("fileDialogURLEnabled")
  }

  /// Records what a sheet for files shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    recorded("fileDialogBrowserOptions")
  }

  /// Records what the view offers to other apps. Nothing is handed over here.
  public func itemProvider(_ action: (@MainActor () -> NSItemProvider?)?) -> some View {
    recorded("itemProvider")
  }

  /// Records which addresses open the view's window. No window opens here.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    recorded("handlesExternalEvents")
  }
}
