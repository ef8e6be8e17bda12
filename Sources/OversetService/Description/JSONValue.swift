#if Service
  /// A value of JSON, for documents whose shape is not a type's.
  package indirect enum JSONValue: Equatable, Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// A list.
    case array([JSONValue])
    /// Members by name.
    case object([String: JSONValue])

    /// The value of a member; nil for what is no object, and where there is none.
    package subscript(name: String) -> JSONValue? {
      if case .object(let members) = self { members[name] } else { nil }
    }

    /// The members; none of what is no object.
    package var members: [String: JSONValue] {
      if case .object(let members) = self { members } else { [:] }
    }
  }

  extension JSONValue: ExpressibleByStringLiteral {
    /// A text.
    package init(stringLiteral text: String) { self = .string(text) }
  }

  extension JSONValue: ExpressibleByIntegerLiteral {
    /// A whole number.
    package init(integerLiteral number: Int) { self = .integer(number) }
  }

  extension JSONValue: ExpressibleByBooleanLiteral {
    /// True or false.
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
  }

  extension JSONValue: ExpressibleByArrayLiteral {
    /// A list.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  }

  extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Members; of two with one name the last counts.
    package init(dictionaryLiteral members: (String, JSONValue)...) {
      self = .object(Dictionary(members) { $1 })
    }
  }

  extension JSONValue: Encodable {
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let text): try text.encode(to: encoder)
      case .integer(let number): try number.encode(to: encoder)
      case .number(let number): try number.encode(to: encoder)
      case .boolean(let value): try value.encode(to: encoder)
      case .array(let elements): try elements.encode(to: encoder)
      case .object(let members):
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members {
          try container.encode(value, forKey: Name(stringValue: name))
        }
      }
    }
  }
#endif
