#if Service
  /// A message of the service, with the schema of its JSON: a test holds the two together.
  package protocol DescribedMessage: Codable, Sendable {
    /// The names of its members.
    associatedtype CodingKeys: CodingKey & CaseIterable & Hashable & RawRepresentable<String>

    /// The name of the schema.
    static var schemaName: String { get }
    /// What it is.
    static var summary: String { get }
    /// The schema of each member.
    static var properties: [CodingKeys: JSONValue] { get }
    /// The members that may be missing.
    static var optional: Set<CodingKeys> { get }
    /// Whether clients send it: a member that may be missing may then be null as well.
    static var isSent: Bool { get }
  }

  extension DescribedMessage {
    package static var isSent: Bool { false }

    /// The schema (JSON Schema 2020-12, as OpenAPI 3.1 has it).
    package static var schema: JSONValue {
      let required = CodingKeys.allCases.filter { !optional.contains($0) }
      return [
        "type": "object", "description": .string(summary),
        "properties": .object(
          Dictionary(
            properties.map { key, schema in
              (
                key.rawValue,
                isSent && optional.contains(key) ? MemberSchema.orNull(schema) : schema
              )
            }
          ) { first, _ in first }),
        "required": .array(required.map { .string($0.rawValue) }),
      ]
    }
  }

  /// Schemas of members.
  enum MemberSchema {
    /// A text.
    static func text(_ description: String) -> JSONValue {
      ["type": "string", "description": .string(description)]
    }

    /// A text of so many characters, where a shorter or longer one is refused.
    static func text(_ description: String, length: ClosedRange<Int>) -> JSONValue {
      [
        "type": "string", "description": .string(description),
        "minLength": .integer(length.lowerBound), "maxLength": .integer(length.upperBound),
      ]
    }

    /// A text, where one that the regular expression does not match is refused.
    static func text(_ description: String, pattern: String) -> JSONValue {
      ["type": "string", "description": .string(description), "pattern": .string(pattern)]
    }

    /// A SHA-256.
    static func digest(_ description: String) -> JSONValue {
      text(description, pattern: "^[0-9a-f]{64}$")
    }

    /// A locale, where another text is refused: the grammar of RFC 5646, section 2.1, without tags that it grandfathers, and
    /// with one variant and one extension: an expression cannot say that none is there twice.
    static func locale(_ description: String) -> JSONValue {
      text(
        description,
        pattern: "^(([A-Za-z]{2,3}([-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})([-_][A-Za-z]{4})?"
          + "([-_]([A-Za-z]{2}|[0-9]{3}))?([-_]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?"
          + "([-_][0-9A-WYZa-wyz]([-_][A-Za-z0-9]{2,8})+)?([-_][Xx]([-_][A-Za-z0-9]{1,8})+)?"
          + "|[Xx]([-_][A-Za-z0-9]{1,8})+)$")
    }

    /// One of some texts.
    static func choice(_ description: String, of values: [String]) -> JSONValue {
      [
        "type": "string", "description": .string(description),
        "enum": .array(values.map { .string($0) }),
      ]
    }

    /// A number.
    static func number(_ description: String) -> JSONValue {
      ["type": "number", "description": .string(description)]
    }

    /// A number, where one outside is refused.
    static func number(_ description: String, in range: ClosedRange<Double>) -> JSONValue {
      [
        "type": "number", "description": .string(description),
        "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
      ]
    }

    /// A day.
    static func day(_ description: String) -> JSONValue {
      [
        "type": "string", "format": "date", "description": .string(description),
        "pattern": "^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
      ]
    }

    /// A whole number.
    static func integer(_ description: String) -> JSONValue {
      ["type": "integer", "description": .string(description)]
    }

    /// A whole number, where one outside is refused.
    static func integer(_ description: String, in range: ClosedRange<Int>) -> JSONValue {
      [
        "type": "integer", "description": .string(description),
        "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
      ]
    }

    /// A list of whole numbers, where one outside is refused.
    static func integers(
      _ description: String, in range: ClosedRange<Int>, upTo count: Int
    ) -> JSONValue {
      [
        "type": "array", "description": .string(description), "maxItems": .integer(count),
        "items": [
          "type": "integer", "minimum": .integer(range.lowerBound),
          "maximum": .integer(range.upperBound),
        ],
      ]
    }

    /// The schema of a member that may be null, too.
    static func orNull(_ schema: JSONValue) -> JSONValue {
      guard case .object(var members) = schema, let type = members["type"] else {
        return ["anyOf": [schema, ["type": "null"]]]
      }
      members["type"] = [type, "null"]
      return .object(members)
    }

    /// True or false.
    static func flag(_ description: String) -> JSONValue {
      ["type": "boolean", "description": .string(description)]
    }

    /// A message.
    static func message<Message: DescribedMessage>(_ type: Message.Type) -> JSONValue {
      ["$ref": .string("#/components/schemas/\(type.schemaName)")]
    }

    /// A list of messages.
    static func list<Message: DescribedMessage>(
      _ description: String, of type: Message.Type
    ) -> JSONValue {
      ["type": "array", "description": .string(description), "items": message(type)]
    }

    /// A list of so many messages, where a longer one is refused.
    static func list<Message: DescribedMessage>(
      _ description: String, of type: Message.Type, upTo count: Int
    ) -> JSONValue {
      [
        "type": "array", "description": .string(description), "items": message(type),
        "maxItems": .integer(count),
      ]
    }

    /// A list of texts.
    static func texts(_ description: String) -> JSONValue {
      ["type": "array", "description": .string(description), "items": ["type": "string"]]
    }
  }
#endif
