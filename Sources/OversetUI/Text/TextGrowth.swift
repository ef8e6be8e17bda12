/// One text of a view, made longer: how much longer it may grow is found by laying it out so.
package struct TextGrowth: Sendable, Hashable {
  /// Which text: its number in the order in which texts are resolved, from 0.
  ///
  /// Neither the space nor the words change that order, so a text keeps its number on every device, as
  /// `TextContent.number`.
  package var number: Int
  /// What stands behind the text, in the looks of its last piece.
  package var suffix: String

  /// The text with `number`, followed by `suffix`.
  package init(number: Int, suffix: String) {
    self.number = number
    self.suffix = suffix
  }
}
