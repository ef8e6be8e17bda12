public import Foundation

/// Who may see what a provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// Apps of one team.
  case team
  /// One app.
  case group
  /// The app itself.
  case ownProcess
}

/// What a provider of UIKit can make. Nothing is made here.
public protocol NSItemProviderReading {}

/// What a provider of UIKit can take.
public protocol NSItemProviderWriting {}

extension String: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension URL: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}

/// What is handed from one app to another. Overset hands nothing over: it keeps the name that it was given, and offers
/// nothing.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  // Sound as unchecked: the name is set by who makes the provider, and read by nobody here.
  /// The name that is suggested for a file.
  public var suggestedName: String?

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider of an object, which is not kept.
  public init(object: Any) { super.init() }

  /// Creates a provider of something of a type, which is not kept.
  public init(item: Any?, typeIdentifier: String?) { super.init() }

  /// Creates a provider of a file, which is not read.
  public init?(contentsOf fileURL: URL?) {
    suggestedName = fileURL?.lastPathComponent
    super.init()
  }

  /// The names of the types that it has: none.
  public var registeredTypeIdentifiers: [String] { [] }
  /// The types that it has: none.
  public var registeredContentTypes: [UTType] { [] }
  /// Whether it has something of a type: never.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Whether it has something that becomes an object: never.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  /// Loads nothing.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { loadsNothing { completionHandler(nil, $0) } }
  /// Loads nothing.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.fileNoSuchFile))
  }
  /// Loads nothing.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadsNothing { completionHandler(nil, $0) } }
  /// Loads nothing.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadsNothing { completionHandler(nil, $0) } }
  /// Loads nothing.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { loadsNothing { completionHandler(nil, $0) } }
  /// Loads nothing.
  @discardableResult
  public func loadTransferable<Payload: Transferable>(
    type transferableType: Payload.Type,
    completionHandler: @escaping @Sendable (Result<Payload, any Error>) -> Void
  ) -> Progress { loadsNothing { completionHandler(.failure($0)) } }
  /// Is not kept.
  public func registerObject(
    _ object: Any, visibility: NSItemProviderRepresentationVisibility
  ) {}
  /// Is not kept.
  public func register<Payload: Transferable>(_ transferable: Payload) {}
  /// Is not kept.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  /// Is not kept.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: Int = 0,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {}

  /// Tells that there is nothing.
  private func loadsNothing(_ completion: (any Error) -> Void) -> Progress {
    completion(CocoaError(.fileNoSuchFile))
    return Progress(totalUnitCount: 0)
  }
}
