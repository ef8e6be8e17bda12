/// A localized text that an expression can have, and its way there.
package struct TracedText: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The table that the lookup names; nil if it names none.
  package let table: String?
  /// Where the key is written.
  package let origin: NodeReference
  /// The calls and uses through which the text came, from the expression towards the key: the construction of a view
  /// whose property it is, the call of a function whose parameter it is, the accessor that looks it up.
  package let path: [NodeReference]

  package init(key: String, table: String?, origin: NodeReference, path: [NodeReference]) {
    self.key = key
    self.table = table
    self.origin = origin
    self.path = path
  }
}
