/// A text that a lookup in the source states for a language whose table lacks the key:
/// `NSLocalizedString("title", value: "Settings", comment: "")`.
package struct DefaultText: Hashable, Sendable {
  /// The key, as the catalogs have it.
  package let key: String
  /// The table that the lookup names; nil if it names none.
  package let table: String?
  /// What is shown instead of the key, with `%@` for what is put in.
  package let text: String
  /// Where the source states it.
  package let place: SourcePlace

  package init(key: String, table: String?, text: String, place: SourcePlace) {
    self.key = key
    self.table = table
    self.text = text
    self.place = place
  }
}
