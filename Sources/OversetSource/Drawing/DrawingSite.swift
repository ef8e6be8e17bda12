/// An expression whose text is given to something that draws it, speaks it or stores it.
package struct DrawingSite: Hashable, Sendable {
  /// What a literal string is there.
  package enum LiteralMeaning: Hashable, Sendable {
    /// A key: the parameter is a `LocalizedStringKey`, `LocalizedStringResource` or their like.
    case key
    /// The text itself: only what was looked up before is localized.
    case text
  }

  /// The expression of the text.
  package let text: NodeReference
  /// What reports name: where the text is given to what draws it.
  package let place: NodeReference
  /// What a literal is.
  package let literals: LiteralMeaning
  /// What draws it, in the words of the framework, such as `Text`, `Button`, `navigationTitle`, `UILabel.text`.
  package let element: String

  package init(
    text: NodeReference, place: NodeReference, literals: LiteralMeaning, element: String
  ) {
    self.text = text
    self.place = place
    self.literals = literals
    self.element = element
  }
}
