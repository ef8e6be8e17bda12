public import Foundation

/// A value that can be handed to other apps. Overset hands nothing over.
public protocol Transferable {
  /// The type of ``transferRepresentation``; the compiler infers it.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// The form as it is.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }

  /// The form as it is.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// The form as it is.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// The form as it is.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who may see a form of a value.
public enum TransferRepresentationVisibility: Sendable {
  /// All.
  case all
  /// Apps of one team.
  case team
  /// Apps of one group.
  case group
  /// The app alone.
  case ownProcess
}

/// No form.
public struct NeverTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// Several forms, the best first.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Puts the forms of a value together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Says of what value it is a form, so that closures of several lines know it.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One form.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Several forms.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TransferRepresentations<Item> {
    TransferRepresentations()
  }
}

/// The form of another value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Creates a form in both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}

  /// Creates a form that is handed out.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}

  /// Creates a form that is taken in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}

/// The form of an encoded value.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// The form of data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a form that is handed out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a form that is taken in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// The form of a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Creates a form that is handed out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Creates a form that is taken in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed out.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL

  /// Names a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken in.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the sender's own.
  public let isOriginalFile: Bool
}

extension String: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<String> {
    NeverTransferRepresentation<String>()
  }
}

extension Data: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<Data> {
    NeverTransferRepresentation<Data>()
  }
}

extension URL: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<URL> {
    NeverTransferRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<AttributedString> {
    NeverTransferRepresentation<AttributedString>()
  }
}

extension Image: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<Image> {
    NeverTransferRepresentation<Image>()
  }
}

extension Color: Transferable {
  /// No form.
  public static var transferRepresentation: NeverTransferRepresentation<Color> {
    NeverTransferRepresentation<Color>()
  }
}
