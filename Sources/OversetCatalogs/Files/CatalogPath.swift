import OversetVocabulary

/// What the path of a catalog says of it.
package struct CatalogPath {
  /// The table: the file's name without its extension.
  let table: String
  /// The locale of the `.lproj` folder around the file; nil outside of one and in `Base.lproj`, whose texts
  /// are those of the source language.
  let locale: LocaleTag?
  /// The name of an `.lproj` folder that is not a BCP 47 tag.
  let malformedLocale: String?
  /// Whether the file lies in `Base.lproj`: a text of its language's own folder counts before it.
  let isBase: Bool
  /// The name of the `.lproj` folder around the file, as it is spelt.
  let folderName: String?
  /// The folder that the `.lproj` folder, else the file, lies in: tables of one name in two folders
  /// are two.
  package let folder: String

  package init(_ path: String) {
    var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = components.popLast() ?? path
    table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    if let last = components.last, last.lowercased().hasSuffix(".lproj") {
      components.removeLast()
      folderName = last
      let name = String(last.dropLast(6))
      isBase = name == "Base"
      locale = CatalogPath.language(ofFolder: name)
      malformedLocale = locale == nil && !isBase && name != "mul" ? name : nil
    } else {
      folderName = nil
      isBase = false
      locale = nil
      malformedLocale = nil
    }
    folder = components.joined(separator: "/")
  }

  /// The locale of a folder's name without `.lproj`; nil where it names none.
  static func language(ofFolder name: String) -> LocaleTag? {
    if let tag = oldNames[name] { return tag }
    return name == "Base" || name == "mul" ? nil : LocaleTag(name)
  }

  /// The names of folders before there were tags (Bundle Programming Guide, "Language Designations").
  private static let oldNames: [String: LocaleTag] = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]
}
