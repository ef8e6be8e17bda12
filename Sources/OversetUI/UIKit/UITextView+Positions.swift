extension UITextView {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition() }
  /// A part.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange() }
  /// A place, an offset in UTF-16 units from another.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  /// The distance of two places, in UTF-16 units: 0, since places are not told apart here.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  /// The words of a part: none, since nobody selects here.
  public func text(in range: UITextRange) -> String? { "" }
  /// Adds to the text, since a part is a caret here.
  public func replace(_ range: UITextRange, withText text: String) { insertText(text) }
  /// Takes the last character away.
  public func deleteBackward() { text = String(text.dropLast()) }
}
