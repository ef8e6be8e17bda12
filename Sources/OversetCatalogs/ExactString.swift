/// A string compared code unit by code unit.
///
/// `String` compares by canonical equivalence, a catalog does not: `é` as one scalar and as two
/// are two keys, and the system looks each up by its own spelling.
struct ExactString: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactString, right: ExactString) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Equal spellings are canonically equivalent too, so String's own hash is consistent with ==.
    hasher.combine(text)
  }
}
