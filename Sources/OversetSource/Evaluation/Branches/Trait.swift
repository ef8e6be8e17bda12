/// What is known of a value of which a branch may ask.
enum Trait: Hashable {
  /// The case of an enum.
  case named(String)
  case text(String)
  /// A number, `true` or `false`, as it is written.
  case literal(String)
  /// It is nil.
  case absent
  /// It is not nil; no more is known.
  case present

  /// Whether one member can be the one or the other: no text is a case of an enum.
  func isLike(_ other: Trait) -> Bool {
    switch (self, other) {
    case (.named, .named), (.text, .text), (.literal, .literal), (.absent, _), (_, .absent): true
    case (.present, _), (_, .present): true
    default: false
    }
  }

  enum Match { case yes, no, maybe }

  /// Whether the value is equal to another one.
  func match(_ other: Trait) -> Match {
    switch (self, other) {
    case (.absent, .absent): .yes
    case (.absent, _), (_, .absent): .no
    case (.named(let own), .named(let name)): own == name ? .yes : .no
    case (.text(let own), .text(let text)): own == text ? .yes : .no
    case (.literal(let own), .literal(let literal)):
      own == literal || Double(own).map { $0 == Double(literal) } ?? false ? .yes : .no
    default: .maybe
    }
  }
}
