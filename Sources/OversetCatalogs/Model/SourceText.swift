/// The text of an entry in the source language, and how it is known.
///
/// The rules, in order: a text of the source language; for a key of Interface Builder the text in
/// its comment; otherwise the key itself.
package struct SourceText: Sendable, Hashable {
  /// Where a source text comes from.
  package enum Origin: String, Sendable, Hashable {
    /// The catalog has a text of the source language.
    case localization
    /// The comment that Interface Builder writes.
    case interfaceBuilderComment
    /// The key is the text, as `Text("Save")` has it.
    case key
    /// The key is an identifier such as `settings.title`, and would show as it is.
    case rawKey
  }

  /// The text; that of the `other` variant when the source varies.
  package let text: String
  /// Where the text comes from.
  package let origin: Origin
  /// The class of the control, as in `NSTextFieldCell`, for a key of Interface Builder.
  package let interfaceClass: String?

  init(key: String, comment: String?, localization: Localization?) {
    let interface = comment.flatMap { InterfaceBuilderComment(key: key, comment: $0) }
    interfaceClass = interface?.className
    if let unit = localization?.content.representative {
      text = unit.value
      origin = .localization
    } else if let interface {
      text = interface.text
      origin = .interfaceBuilderComment
    } else {
      text = key
      origin = IdentifierKey.matches(key) ? .rawKey : .key
    }
  }
}

/// Keys that are identifiers rather than text.
enum IdentifierKey {
  /// Whether a key is words of letters, digits and underscores, joined by at least one of `.`,
  /// `_` and `-`: the pattern `^[A-Za-z0-9_]+([._-][A-Za-z0-9_]+)+$`.
  static func matches(_ key: String) -> Bool {
    var hasSeparator = false
    // The start counts as a separator: a word has to follow it.
    var previousSeparates = true
    for (offset, byte) in key.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        if previousSeparates { return false }
        previousSeparates = true
        hasSeparator = true
      case UInt8(ascii: "_"):
        previousSeparates = false
        if offset > 0, offset < key.utf8.count - 1 { hasSeparator = true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        previousSeparates = false
      default: return false
      }
    }
    return hasSeparator && !previousSeparates
  }
}
