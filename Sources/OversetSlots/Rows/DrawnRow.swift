/// The row of a text that is drawn in a slot: it is judged there instead of in the slot's usual surroundings.
package struct DrawnRow: Hashable, Sendable {
  /// Its number among the rows of the source.
  let number: Int
  /// Whether all that decides the room of the text is known.
  package let isKnown: Bool
}
