public import Foundation

/// A document that is a value: what an app opens, shows and writes.
public protocol FileDocument {
  /// What is known of a file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known of a file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document. Nothing is read here.
  init(configuration: ReadConfiguration) throws

  /// Writes the document. Nothing is written here.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: what an app opens, shows and writes.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written of the document.
  associatedtype Snapshot
  /// What is known of a file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known of a file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document. Nothing is read here.
  init(configuration: ReadConfiguration) throws

  /// What shall be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes what shall be written. Nothing is written here.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known of a file that is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in the file.
  public let file: FileWrapper
}

/// What is known of a file that is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in the file already; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A file or a folder with what is in it: Foundation has none on Linux. It is kept in memory.
public final class FileWrapper: NSObject {
  /// What is in a file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in a folder, by name; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that is asked for.
  public var preferredFilename: String?
  /// The name that it has.
  public var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Puts a file into the folder and returns its name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "\(fileWrappers?.count ?? 0)"
    fileWrappers?[name] = child
    return name
  }

  /// Takes a file out of the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// What a view is told about a document that it shows.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The address of its file, if it has one.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// What a view is told about a document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of its file, if it has one.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// Windows for documents. No window opens here: previews show the views.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// A scene of the system.
  public typealias Body = Never
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows for documents that are values.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Creates windows for documents that are not changed.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows for documents that are objects.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
