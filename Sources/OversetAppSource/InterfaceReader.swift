import OversetCatalogs
package import OversetSource
package import OversetVocabulary

/// Reads storyboards and xibs.
package enum InterfaceReader {
  /// The document of a file; of one with faults what could be read.
  ///
  /// - Parameter file: Its name in reports.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (document: InterfaceDocument, errors: [Diagnostic]) {
    var handler = Handler(assembly: InterfaceAssembly(file: file, table: table(of: file)))
    let errors = XMLReader.read(bytes, file: file, into: &handler)
    return (handler.assembly.document, errors)
  }

  /// The table that Xcode looks the file's texts up in: its name.
  private static func table(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return String(name) }
    return String(name[..<point])
  }

  private struct Handler: XMLHandler {
    var assembly: InterfaceAssembly

    mutating func start(_ name: String, _ attributes: [String: String], at place: SourcePlace) {
      assembly.start(name, attributes, at: place)
    }

    mutating func end(_ name: String, _ text: String, at place: SourcePlace) {
      assembly.end(name, text)
    }
  }
}
