/// The comment Interface Builder writes for a text of a storyboard or XIB:
/// `Class = "NSMenuItem"; title = "Close"; ObjectID = "6DV-cd-fda";`.
///
/// The key is the object's identifier and the attribute, `6DV-cd-fda.title`; the English text is
/// in the comment alone.
struct InterfaceBuilderComment: Equatable {
  /// The class of the control.
  let className: String
  /// The text in the source language.
  let text: String

  /// Parses a comment; `nil` when key and comment are not of that kind.
  init?(key: String, comment: String) {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let fields = Self.fields(of: comment)
    guard let className = fields["Class"], let object = fields["ObjectID"],
      object.utf8.elementsEqual(key[..<dot].utf8),
      let text = fields[String(key[key.index(after: dot)...])]
    else { return nil }
    self.className = className
    self.text = text
  }

  /// The `name = "value";` fields; what is not of that form ends the list.
  private static func fields(of comment: String) -> [String: String] {
    var fields: [String: String] = [:]
    var rest = comment.utf8[...]
    while let name = readName(&rest), let value = readValue(&rest) {
      fields[name] = value
    }
    return fields
  }

  private static func readName(_ rest: inout Substring.UTF8View) -> String? {
    guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = rest[..<equals].filter { $0 != UInt8(ascii: " ") }
    rest = rest[rest.index(after: equals)...].drop { $0 == UInt8(ascii: " ") }
    return String(decoding: name, as: UTF8.self)
  }

  private static func readValue(_ rest: inout Substring.UTF8View) -> String? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard rest.popFirst() == UInt8(ascii: ";") else { return nil }
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        value.append(meaning(ofEscape: escaped))
      default: value.append(byte)
      }
    }
    return nil
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
