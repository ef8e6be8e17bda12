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
    /// The key is an identifier such as `settings.title`, and would show as it is; or it stands in a file
    /// whose keys need not be texts, and is no prose (``KeyText``).
    case rawKey
  }

  /// The text; that of the `other` variant when the source varies.
  package let text: String
  /// Where the text comes from.
  package let origin: Origin
  /// The class of the control, as in `NSTextFieldCell`, for a key of Interface Builder.
  package let interfaceClass: String?

  init(key: String, comment: String?, localization: Localization?, file: String) {
    let interface = comment.flatMap { InterfaceBuilderComment(key: key, comment: $0) }
    interfaceClass = interface?.className
    if let unit = localization?.content.representative {
      text = unit.value
      // Exporting tools write the key where nobody has written a text.
      origin = unit.value == key && IdentifierKey.matches(key) ? .rawKey : .localization
    } else if let interface {
      text = interface.text
      origin = .interfaceBuilderComment
    } else {
      text = key
      let isText = KeyText.isStated(by: file) ? !IdentifierKey.matches(key) : KeyText.isText(key)
      origin = isText ? .key : .rawKey
    }
  }
}
