/// What the name of a label says of its part in a row.
struct LabelWords {
  private let name: String

  init(_ name: String) { self.name = name.lowercased() }

  /// Whether it is a value at the end of the row.
  var isValue: Bool {
    has(["valuelabel", "statuslabel", "countlabel", "amountlabel", "trailinglabel", "rightlabel"])
      || name == "value"
  }

  /// Whether it says what the row is.
  var isTitle: Bool {
    has(["titlelabel", "namelabel", "textlabel", "keylabel"]) || name == "label"
  }

  /// Whether it is a line below the title.
  var isSubtitle: Bool {
    has([
      "subtitle", "detail", "description", "secondary", "summary", "caption", "footnote",
      "explanation",
    ])
  }

  /// Whether it is running text.
  var isMessage: Bool { has(["message", "body", "content", "empty", "info"]) }

  /// Whether it is shown while a field is empty.
  var isPlaceholder: Bool { has(["placeholder"]) }

  /// Whether it stands below a section.
  var isFooter: Bool { has(["footer"]) }

  private func has(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
}
