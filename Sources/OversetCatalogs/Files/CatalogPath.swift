/// What the path of a catalog says of it.
struct CatalogPath {
  /// The table: the file's name without its extension.
  let table: String
  /// The locale of the `.lproj` folder around, a BCP 47 tag; nil outside of one and in `Base.lproj`,
  /// whose texts are those of the source language.
  let locale: String?
  /// Whether the file lies in `Base.lproj`: a text of its language's own folder counts before it.
  let isBase: Bool
  /// The folder that the `.lproj` folder, else the file, lies in: tables of one name in two folders
  /// are two.
  let folder: String

  init(_ path: String) {
    var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = components.popLast() ?? path
    table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    if let last = components.last, last.lowercased().hasSuffix(".lproj") {
      components.removeLast()
      isBase = last.dropLast(6) == "Base"
      locale = CatalogPath.locale(ofFolder: String(last.dropLast(6)))
    } else {
      isBase = false
      locale = nil
    }
    folder = components.joined(separator: "/")
  }

  /// The tag of a folder's name: `pt-BR`, `zh_TW`, and the names of languages that Xcode once gave.
  private static func locale(ofFolder name: String) -> String? {
    if name == "Base" || name == "mul" { return nil }
    return oldNames[name] ?? name.replacing("_", with: "-")
  }

  /// The names of folders before there were tags (Bundle Programming Guide, "Language Designations").
  private static let oldNames = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]
}
