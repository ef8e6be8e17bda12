import OversetVocabulary

/// Reads what a family says about languages.
enum FontLanguages {
  /// The languages that prefer the family; those of the family that it replaces, if it names none.
  static func tags(
    _ node: YAMLNode?, replacing replaced: YAMLNode?, in base: FontManifest?
  ) throws(Diagnostic) -> [LocaleTag] {
    guard let node else {
      let name = try replaced?.text()
      return base?.families.first { $0.name == name }?.languages ?? []
    }
    return try node.list(upTo: 500) { node throws(Diagnostic) in try node.localeTag() }
  }

  /// OpenType language systems, padded to the four letters of their tags.
  static func systems(_ node: YAMLNode?) throws(Diagnostic) -> [String]? {
    try node?.list(upTo: 1_000) { node throws(Diagnostic) in
      let tag = try node.text()
      guard (3...4).contains(tag.utf8.count),
        tag.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
      else {
        throw node.mismatch("an OpenType language system", "for example, write `MAL`")
      }
      return tag.count == 4 ? tag : tag + " "
    }
  }
}
