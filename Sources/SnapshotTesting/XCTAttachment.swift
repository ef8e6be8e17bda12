#if !canImport(Darwin)
  public import Foundation

  /// A file for a test's report, where XCTest has no type of that name: `Diffing`s written for
  /// swift-snapshot-testing return them.
  public typealias XCTAttachment = DiffAttachment

  extension DiffAttachment {
    /// A file from its contents.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - uniformTypeIdentifier: The type, such as `public.png`: it gives the name its extension.
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

    /// A file that holds a text in UTF-8.
    public init(string: String) {
      self.init(data: Data(string.utf8), name: "attachment.txt")
    }
  }
#endif
