import Foundation
import OversetFiles
import OversetSourceText

/// The names in an asset catalog, by its folders.
struct CatalogNames {
  private(set) var symbols = AssetSymbols()
  /// The folders that were looked into, links followed: a link may lead back.
  private var visited: Set<String> = []

  mutating func add(catalog path: String) { walk(path, prefix: "") }

  /// Leaves constants to a source that declares them. One that cannot be read fails where it is copied.
  mutating func leave(toSource path: String) {
    let contents = try? NamedPath.read(path, maximum: FileLimit.source)
    guard let data = contents ?? nil else { return }
    symbols.leave(toSource: String(decoding: data, as: UTF8.self))
  }

  private mutating func walk(_ folder: String, prefix: String) {
    guard visited.insert(NamedPath.withoutLinks(folder)).inserted else { return }
    for name in NamedPath.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard NamedPath.kind(path) == .folder else { continue }
      let stem = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": symbols.add(.color, name: stem)
      case "imageset", "symbolset": symbols.add(.image, name: stem)
      case "": walk(path, prefix: isNamespace(path) ? "\(prefix)\(name)/" : prefix)
      default: break
      }
    }
  }

  /// Whether a folder is part of the names in it.
  private func isNamespace(_ folder: String) -> Bool {
    let contents = try? NamedPath.read(
      "\(folder)/Contents.json", maximum: FileLimit.configuration)
    guard let data = contents ?? nil,
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
