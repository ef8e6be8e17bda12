import OversetVocabulary

extension YAMLNode {
  /// The BCP 47 tag of the node. Files of configuration write tags with hyphens.
  func localeTag() throws(Diagnostic) -> LocaleTag {
    let text = try text()
    guard let tag = LocaleTag(text) else {
      throw mismatch("a BCP 47 tag", "for example, write `pt-BR`")
    }
    guard !text.contains("_") else {
      throw mismatch("a BCP 47 tag, with hyphens", "write `\(tag)`")
    }
    return tag
  }
}
