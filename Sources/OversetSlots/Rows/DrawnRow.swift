/// The row of a text that is drawn in a slot: the text is judged there instead of in the slot's usual surroundings.
package struct DrawnRow: Hashable, Sendable {
  /// Its number in ``SourceRows/list``.
  let number: Int
  /// Why the text may have less room than in the row; nil if that is known.
  package let doubt: String?
}
