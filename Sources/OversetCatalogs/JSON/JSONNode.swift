package import OversetVocabulary

/// A JSON value that knows where in its file it begins.
package struct JSONNode: Sendable {
  package let value: JSONValue
  package let position: TextPosition
}

/// The six kinds of JSON value (RFC 8259, section 3).
package enum JSONValue: Sendable {
  case object(JSONObject)
  case array([JSONNode])
  case string(String)
  /// The number as it is spelt: no precision is lost, and nothing has to be representable.
  case number(String)
  case boolean(Bool)
  case null
}

/// A JSON object with its members in file order.
package struct JSONObject: Sendable {
  package let members: [JSONMember]

  /// The member of that name; linear, for objects of a few known members.
  package subscript(name: String) -> JSONMember? {
    members.first { $0.key == name }
  }
}

/// A name and a value of an object.
package struct JSONMember: Sendable {
  package let key: String
  package let keyPosition: TextPosition
  package let node: JSONNode
}

extension JSONValue {
  /// The kind with its article, for messages: `an object`, `a string`.
  var kindWithArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }

  /// The value as JSON on one line, members in file order.
  var compactText: String {
    switch self {
    case .object(let object):
      let members = object.members.map {
        "\(JSONValue.quoted($0.key)):\($0.node.value.compactText)"
      }
      return "{\(members.joined(separator: ","))}"
    case .array(let nodes): return "[\(nodes.map(\.value.compactText).joined(separator: ","))]"
    case .string(let text): return JSONValue.quoted(text)
    case .number(let text): return text
    case .boolean(let flag): return flag ? "true" : "false"
    case .null: return "null"
    }
  }

  /// A text as JSON, as Xcode spells it: nothing but quotation marks, backslashes and control characters
  /// is escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
