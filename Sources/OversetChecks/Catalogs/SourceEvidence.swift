package import OversetCatalogs
import OversetVocabulary

/// What is known of the source text of a key, and of what code does with it.
package enum SourceEvidence {
  /// Whether there is a text to compare with.
  ///
  /// A string catalog states that a key without a text is the text. In other files the text may be in code or
  /// in a storyboard: the key counts if it is words.
  static func isText(_ entry: CatalogEntry) -> Bool {
    switch entry.source.origin {
    case .localization, .interfaceBuilderComment: true
    case .rawKey: false
    case .key: isStringCatalog(entry) || isWords(entry.key) || keyArguments(entry) != nil
    }
  }

  /// The arguments of the key; nil if it has none.
  static func keyArguments(_ entry: CatalogEntry) -> LeafArguments? {
    guard entry.key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let unit = StringUnit(value: entry.key, state: "", place: entry.place)
    let leaf = Localization(locale: entry.sourceLanguage, unit: unit).leafArguments.first
    return leaf.flatMap { $0.arguments.isEmpty ? nil : $0 }
  }

  /// Whether code can pass arguments, as far as the file says.
  package static func isFormat(_ entry: CatalogEntry) -> Bool {
    isFormat(entry, keyArguments(entry))
  }

  /// Whether code can pass arguments, where those of the key are known.
  static func isFormat(_ entry: CatalogEntry, _ keyArguments: LeafArguments?) -> Bool {
    switch entry.source.origin {
    case .interfaceBuilderComment: return false
    case .key where keyArguments == nil && !isStringCatalog(entry): return false
    default: break
    }
    guard !KeyText.isOfInterfaceBuilder(entry.key) else { return false }
    return !FileName.isInfoPlist(entry.place.file)
  }

  private static func isStringCatalog(_ entry: CatalogEntry) -> Bool {
    entry.place.file.hasSuffix(".xcstrings")
  }

  /// Whether a key is a word or a sentence: `Save`, `Save as`, and not `saveAs`, `[save]` or `save/as`.
  private static func isWords(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, !"[{(/$#@".utf8.contains(first) else { return false }
    if bytes.contains(UInt8(ascii: " ")) { return true }
    return bytes.dropFirst().allSatisfy { (0x61...0x7A).contains($0) || $0 >= 0x80 || $0 == 0x2E }
      && !(0x61...0x7A).contains(first)
  }
}

/// What the name of a catalog's file tells.
enum FileName {
  /// Whether the system reads the file, and formats nothing: `InfoPlist.strings`.
  static func isInfoPlist(_ file: String) -> Bool { has(file, "InfoPlist.") }

  /// Whether its texts are phrases of App Shortcuts.
  static func isAppShortcuts(_ file: String) -> Bool { has(file, "AppShortcuts.") }

  private static func has(_ file: String, _ prefix: String) -> Bool {
    let name = file.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      file.utf8[file.utf8.index(after: $0)...]
    }
    return (name ?? file.utf8[...]).starts(with: prefix.utf8)
  }
}
