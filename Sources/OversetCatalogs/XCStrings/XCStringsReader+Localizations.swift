import OversetVocabulary

/// Localizations, their variants and substitutions.
extension XCStringsReader {
  private static let unitStates: Set<String> = [
    "translated", "needs_review", "new", "machine_translated", "stale",
  ]

  mutating func readLocalizations(_ member: JSONMember) -> [Localization] {
    var first: [LocaleTag: JSONMember] = [:]
    return members(of: member).compactMap { member in
      guard let locale = localeTag(member.key) else {
        report(
          "“\(member.key)” is not a BCP 47 tag", "write a tag such as pt-BR",
          at: place(member.keyPosition))
        return nil
      }
      guard let object = object(member) else { return nil }
      if let earlier = first[locale] {
        report(
          "“\(member.key)” is the same locale as “\(earlier.key)” at "
            + "\(earlier.keyPosition.line):\(earlier.keyPosition.column)",
          "merge the two, because case does not distinguish tags", at: place(member.keyPosition))
        return nil
      }
      first[locale] = member
      return readLocalization(object, of: member, in: locale)
    }
  }

  private mutating func readLocalization(
    _ object: JSONObject, of member: JSONMember, in locale: LocaleTag
  ) -> Localization? {
    noteUnknown(
      in: object, known: ["stringUnit", "stringSet", "variations", "substitutions"],
      of: "“\(member.key)”")
    let substitutions = object["substitutions"].map { members(of: $0) } ?? []
    let localization = Localization(
      locale: locale, content: readContent(of: object),
      substitutions: substitutions.compactMap { readSubstitution($0) },
      place: place(member.keyPosition))
    do throws(Diagnostic) {
      try ExpansionCost.spend(on: localization, &budget)
    } catch {
      report(error.problem, error.remedy, at: localization.place)
      return nil
    }
    return localization
  }

  private mutating func readContent(of object: JSONObject) -> VariantContent {
    VariantContent(
      unit: object["stringUnit"].flatMap { readUnit($0) },
      variations: [object["stringSet"].flatMap { readPhrases($0) }].compactMap { $0 }
        + (object["variations"].map { readVariations($0) } ?? []))
  }

  /// The phrases of an App Shortcut, which are heard and said, and never drawn.
  private mutating func readPhrases(_ member: JSONMember) -> Variation? {
    guard let object = object(member) else { return nil }
    noteUnknown(in: object, known: ["state", "values"], of: "“stringSet”")
    let state = object["state"].flatMap { string($0) } ?? ""
    guard let values = object["values"] else {
      report("“stringSet” has no “values”", "add the phrases", at: place(of: member))
      return nil
    }
    guard case .array(let nodes) = values.node.value else {
      report(
        "“values” is \(values.node.value.kindWithArticle)", "write an array",
        at: place(of: values))
      return nil
    }
    var phrases: [Variant] = []
    for (index, node) in nodes.enumerated() {
      let place = place(node.position)
      guard case .string(let text) = node.value else {
        report("a phrase is \(node.value.kindWithArticle)", "write a string", at: place)
        continue
      }
      let unit = StringUnit(value: text, state: state, place: place)
      phrases.append(
        Variant(name: "\(index + 1)", content: VariantContent(unit: unit), place: place))
    }
    return Variation(axis: VariantAxis.phrases, cases: phrases, place: place(member.keyPosition))
  }

  private mutating func readUnit(_ member: JSONMember) -> StringUnit? {
    guard let object = object(member) else { return nil }
    noteUnknown(in: object, known: ["state", "value"], of: "“stringUnit”")
    guard let valueMember = object["value"] else {
      report(
        "“stringUnit” has no “value”", "add the text, or remove the unit", at: place(of: member))
      return nil
    }
    guard let value = string(valueMember) else { return nil }
    let state = object["state"].flatMap { string($0) } ?? ""
    if !Self.unitStates.contains(state) {
      note(
        .unknownState,
        state.isEmpty ? "the text has no state" : "unknown state “\(state)”",
        at: place(of: object["state"] ?? member))
    }
    return StringUnit(value: value, state: state, place: place(of: valueMember))
  }

  private mutating func readVariations(_ member: JSONMember) -> [Variation] {
    members(of: member).filter { isName($0) }.map { axis in
      let known: [String]? =
        switch axis.key {
        case VariantAxis.plural: VariantName.pluralCategories
        case VariantAxis.device: VariantName.devices
        default: nil
        }
      if known == nil {
        note(.unknownAxis, "unknown axis “\(axis.key)”", at: place(axis.keyPosition))
      }
      let cases = members(of: axis).compactMap { readVariant($0, known: known) }
      return Variation(axis: axis.key, cases: cases, place: place(axis.keyPosition))
    }
  }

  private mutating func readVariant(_ member: JSONMember, known: [String]?) -> Variant? {
    guard isName(member), let object = object(member) else { return nil }
    if let known, !known.contains(member.key) {
      note(
        .unknownVariant, "unknown variant “\(member.key)”",
        at: place(member.keyPosition))
    }
    noteUnknown(in: object, known: ["stringUnit", "variations"], of: "“\(member.key)”")
    return Variant(
      name: member.key, content: readContent(of: object), place: place(member.keyPosition))
  }

  private mutating func readSubstitution(_ member: JSONMember) -> Substitution? {
    guard isName(member), let object = object(member) else { return nil }
    noteUnknown(
      in: object, known: ["argNum", "formatSpecifier", "stringUnit", "variations"],
      of: "the substitution “\(member.key)”")
    return Substitution(
      name: member.key, argumentNumber: object["argNum"].flatMap { argumentNumber($0) },
      formatSpecifier: object["formatSpecifier"].flatMap { string($0) },
      content: readContent(of: object), place: place(member.keyPosition))
  }

  private mutating func argumentNumber(_ member: JSONMember) -> Int? {
    if case .number(let text) = member.node.value, let number = Int(text),
      (1...FormatString.largestPosition).contains(number)
    {
      return number
    }
    report(
      "“argNum” is \(member.node.value.compactText)",
      "write a whole number from 1 to \(FormatString.largestPosition)", at: place(of: member))
    return nil
  }

  /// Whether the key of a member is short enough for a name; a longer one is reported.
  private mutating func isName(_ member: JSONMember) -> Bool {
    guard let excess = VariantName.excess(of: member.key) else { return true }
    report(excess.problem, excess.remedy, at: place(member.keyPosition))
    return false
  }

  // MARK: Values of a required kind

  mutating func string(_ member: JSONMember) -> String? {
    if case .string(let text) = member.node.value { return text }
    reportKind(of: member, expected: "a string")
    return nil
  }

  mutating func boolean(_ member: JSONMember) -> Bool? {
    if case .boolean(let flag) = member.node.value { return flag }
    reportKind(of: member, expected: "true or false")
    return nil
  }

  mutating func object(_ member: JSONMember) -> JSONObject? {
    if case .object(let object) = member.node.value { return object }
    reportKind(of: member, expected: "an object")
    return nil
  }

  mutating func members(of member: JSONMember) -> [JSONMember] {
    object(member)?.members ?? []
  }

  private mutating func reportKind(of member: JSONMember, expected: String) {
    report(
      "“\(member.key)” is \(member.node.value.kindWithArticle)", "write \(expected)",
      at: place(of: member))
  }
}
