#if Service
  /// A value in the token of a provider.
  package enum ClaimValue: Codable, Equatable, Sendable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// A list.
    case list([ClaimValue])
    /// Members by name.
    case members([String: ClaimValue])
    /// Nothing.
    case nothing

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([ClaimValue].self) {
        self = .list(list)
      } else {
        self = .members(try container.decode([String: ClaimValue].self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .list(let list): try container.encode(list)
      case .members(let members): try container.encode(members)
      case .nothing: try container.encodeNil()
      }
    }

    /// The text; nil for what is none.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The number; nil for what is none.
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The texts of a list, or the one text.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let list): list.compactMap(\.text)
      case .number, .flag, .members, .nothing: []
      }
    }

    /// Whether it says yes; some providers write that as text.
    var isTrue: Bool { self == .flag(true) || self == .text("true") }
  }

  /// What a provider says of a person.
  package struct Claims: Codable, Equatable, Sendable {
    /// The values by their names.
    package var values: [String: ClaimValue]

    /// Claims of some values.
    package init(_ values: [String: ClaimValue]) { self.values = values }

    package init(from decoder: any Decoder) throws {
      values = try [String: ClaimValue](from: decoder)
    }

    package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// A value. A name that no claim has leads into objects at its dots: `realm_access.roles`.
    subscript(name: String) -> ClaimValue? {
      if let value = values[name] { return value }
      var value = ClaimValue.members(values)
      for part in name.split(separator: ".") {
        guard case .members(let members) = value, let next = members[String(part)] else {
          return nil
        }
        value = next
      }
      return value
    }
  }
#endif
