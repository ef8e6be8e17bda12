package import OversetVocabulary

/// A new text for one of a catalog's leaves.
package struct CatalogEdit: Sendable, Hashable {
  /// The key of the entry.
  package let key: String
  /// The locale; the spelling that the file has for it stays.
  package let locale: LocaleTag
  /// Which variant of the localization it is.
  package let path: LeafPath
  /// The new text.
  package let value: String
  /// Which of the file's catalogs it is in, counted from 0; only an export for translators has several.
  package let catalog: Int

  /// An edit by the leaf and its new text.
  package init(
    key: String, locale: LocaleTag, path: LeafPath = .root, value: String, catalog: Int = 0
  ) {
    self.key = key
    self.locale = locale
    self.path = path
    self.value = value
    self.catalog = catalog
  }

  /// The edit that gives `leaf` the text `value`.
  package init(_ leaf: CatalogLeaf, value: String, catalog: Int = 0) {
    self.init(
      key: leaf.key, locale: leaf.locale, path: leaf.path, value: value, catalog: catalog)
  }
}

extension Localization {
  /// The text at the end of a way.
  func unit(at path: LeafPath) -> StringUnit? {
    var content = content
    for step in path.steps {
      switch step {
      case .substitution(let name):
        guard let substitution = substitution(named: name) else { return nil }
        content = substitution.content
      case .variant(let axis, let name):
        guard let variant = content.variation(along: axis)?.variant(named: name) else {
          return nil
        }
        content = variant.content
      }
    }
    return content.unit
  }
}
