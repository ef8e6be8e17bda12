#if !canImport(Darwin)
  public import Foundation

  /// The type that a `Diffing` written for swift-snapshot-testing attaches its files with. XCTest on Linux
  /// has none.
  public typealias XCTAttachment = DiffAttachment

  extension DiffAttachment {
    /// Creates a file from its contents.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - uniformTypeIdentifier: The type, such as `public.png`, from which the extension of the name
    ///     follows.
    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
      let pathExtension =
        switch uniformTypeIdentifier {
        case "public.png": "png"
        case "public.jpeg": "jpg"
        case "public.json": "json"
        case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
        default: "bin"
        }
      self.init(data: data, name: "attachment.\(pathExtension)")
    }

    /// Creates a text file in UTF-8.
    public init(string: String) {
      self.init(data: Data(string.utf8), name: "attachment.txt")
    }
  }
#endif
