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
  }

  extension DescribedMessage {
    /// The schema (JSON Schema 2020-12, as OpenAPI 3.1 has it).
    package static var schema: JSONValue {
      let required = CodingKeys.allCases.filter { !optional.contains($0) }
      return [
        "type": "object", "description": .string(summary),
        "properties": .object(
          Dictionary(properties.map { ($0.key.rawValue, $0.value) }) { first, _ in first }),
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

    /// A locale, where another text is refused.
    static func locale(_ description: String) -> JSONValue {
      [
        "type": "string", "description": .string(description),
        "pattern": "^[A-Za-z]{2,3}([-_][A-Z][a-z]{3})?([-_][A-Z]{2})?$",
      ]
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

    /// A list of texts.
    static func texts(_ description: String) -> JSONValue {
      ["type": "array", "description": .string(description), "items": ["type": "string"]]
    }
  }
#endif
