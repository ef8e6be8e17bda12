/// A format specifier such as `%2$-08.3lf`, in its parts (IEEE Std 1003.1, `fprintf`, and the
/// `%@` of Apple's string formatting).
package struct FormatSpecifier: Sendable, Hashable {
  /// A width or precision.
  package enum Field: Sendable, Hashable {
    /// Written in the specifier.
    case fixed(Int)
    /// `*`: taken from an argument of its own, of that number if it has one.
    case argument(Int?)
  }

  /// What kind of argument a conversion takes.
  package enum Kind: String, Sendable, Hashable {
    /// `%@`
    case object
    /// `%d` `%i` `%D`
    case integer
    /// `%u` `%U` `%x` `%X` `%o` `%O`
    case unsigned
    /// `%f` `%F` `%e` `%E` `%g` `%G` `%a` `%A`
    case decimal
    /// `%c` `%C`
    case character
    /// `%s` `%S`
    case cString
    /// `%p`
    case pointer
  }

  /// The argument, counted from 1, as the 2 of `%2$@`; `nil` when the order decides.
  package let position: Int?
  /// The flags as they are written, out of `-+ #0'`.
  package let flags: String
  /// The least width in characters.
  package let width: Field?
  /// The precision: digits after the point, least digits of an integer, or most characters.
  package let precision: Field?
  /// The length modifier, as in `ll`.
  package let length: String
  /// The conversion, as in `@` or `d`.
  package let conversion: Character

  /// What kind of argument it takes.
  package var kind: Kind {
    switch conversion {
    case "d", "i", "D": .integer
    case "u", "U", "x", "X", "o", "O": .unsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": .decimal
    case "c", "C": .character
    case "s", "S": .cString
    case "p": .pointer
    default: .object
    }
  }

  /// Whether it is probably a percent sign in prose, as in `100% sure`, which formatting would
  /// nevertheless take for `% s`.
  ///
  /// Its neighbours decide: `(% d)` is a number with a space for its sign, but `50% discount` is a share.
  /// The flag `-` without a width does nothing, so that nobody writes it: `100%-os` is Hungarian.
  package let resemblesProse: Bool

  /// The specifier of a name as substitutions give it: `lld`, `.1f`, or with the percent sign.
  ///
  /// - Returns: `nil` when the name is not exactly one specifier.
  package init?(name: String) {
    // Whoever names a longer one is not read again for each text that shows it.
    guard name.utf8.count <= 64 else { return nil }
    let text = name.utf8.first == UInt8(ascii: "%") ? name : "%" + name
    let pieces = FormatString.parse(text)
    guard pieces.count == 1, case .argument(let specifier) = pieces[0].kind else { return nil }
    self = specifier
  }

  init(
    position: Int?, flags: String, width: Field?, precision: Field?, length: String,
    conversion: Character, resemblesProse: Bool = false
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
    self.resemblesProse = resemblesProse
  }

  /// `%lld`: what a substitution shows when it names no specifier.
  static let integer = FormatSpecifier(
    position: nil, flags: "", width: nil, precision: nil, length: "ll", conversion: "d")
}
