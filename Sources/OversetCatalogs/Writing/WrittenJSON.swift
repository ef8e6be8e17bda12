/// A JSON value for a file.
indirect enum WrittenJSON: Equatable {
  case string(String)
  case number(Int)
  /// Members in the order in which they are written.
  case object([Member])

  /// A name and a value of an object.
  struct Member: Equatable {
    let key: String
    let value: WrittenJSON
  }

  static func == (left: WrittenJSON, right: WrittenJSON) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): ExactString(left) == ExactString(right)
    case (.number(let left), .number(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension WrittenJSON {
  /// A localization as string catalogs have it: the members of its objects in Xcode's order, variants in
  /// their own.
  init(_ localization: Localization) {
    var members = Self.members(of: localization.content)
    if !localization.substitutions.isEmpty {
      let parts = localization.substitutions.map {
        Member(key: $0.name, value: WrittenJSON($0))
      }
      // After “stringUnit”, before “variations”.
      let index = members.firstIndex { $0.key == "variations" } ?? members.endIndex
      members.insert(Member(key: "substitutions", value: .object(parts)), at: index)
    }
    self = .object(members)
  }

  private init(_ substitution: Substitution) {
    var members: [Member] = []
    if let number = substitution.argumentNumber {
      members.append(Member(key: "argNum", value: .number(number)))
    }
    if let specifier = substitution.formatSpecifier {
      members.append(Member(key: "formatSpecifier", value: .string(specifier)))
    }
    self = .object(members + Self.members(of: substitution.content))
  }

  private static func members(of content: VariantContent) -> [Member] {
    var members: [Member] = []
    if let unit = content.unit {
      let parts = [
        Member(key: "state", value: .string(unit.state)),
        Member(key: "value", value: .string(unit.value)),
      ]
      members.append(Member(key: "stringUnit", value: .object(parts)))
    }
    if !content.variations.isEmpty {
      let axes = content.variations.map { variation in
        Member(
          key: variation.axis,
          value: .object(
            variation.cases.map {
              Member(key: $0.name, value: .object(Self.members(of: $0.content)))
            }))
      }
      members.append(Member(key: "variations", value: .object(axes)))
    }
    return members
  }
}
