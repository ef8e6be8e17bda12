public import Foundation

extension URL {
  /// The address with one component more, whose name gets the usual ending of a type unless it has an ending of it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    let name = contentType.fileName(partialName)
    return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
  }

  /// Adds a component, whose name gets the usual ending of a type unless it has an ending of it.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The address with the usual ending of a type, unless it has an ending of it.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent()
      .appendingPathComponent(
        contentType.fileName(lastPathComponent), isDirectory: hasDirectoryPath)
  }

  /// Adds the usual ending of a type, unless the address has an ending of it.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// A name with the usual ending of the type; the name itself if it has an ending of the type, or the type has none.
  fileprivate func fileName(_ name: String) -> String {
    guard let ending = preferredFilenameExtension else { return name }
    let own = URL(filePath: name).pathExtension
    if !own.isEmpty, let type = UTType(filenameExtension: own), type.conforms(to: self) {
      return name
    }
    return "\(name).\(ending)"
  }
}
