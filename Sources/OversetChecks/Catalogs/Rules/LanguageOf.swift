import OversetCatalogs

/// The language subtag of a BCP 47 tag.
enum LanguageOf {
  static func tag(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
