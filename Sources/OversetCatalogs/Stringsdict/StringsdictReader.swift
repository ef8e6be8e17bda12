import OversetVocabulary

/// Reads a `.stringsdict` file: one locale of one table, whose texts vary by number, device or width.
struct StringsdictReader {
  private let path: CatalogPath
  private let sourceLanguage: LocaleTag
  private var errors: [Diagnostic]
  private var notes: [CatalogNote] = []
  /// What the file's texts may expand to.
  private var budget: ReadingBudget
  /// The entry being read, for messages.
  private var key: String?

  /// The keys of the format (`NSString.h`; Apple, "Stringsdict File Format").
  enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let rule = "NSStringFormatSpecTypeKey"
    static let valueType = "NSStringFormatValueTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    /// The members of a variable that are no texts.
    static let settings = [rule, valueType]
  }

  /// What an entry, or one device's part of it, says.
  fileprivate struct Texts {
    var content: VariantContent
    private(set) var substitutions: [Substitution] = []
    private var places: [ExactString: SourcePlace] = [:]

    init(content: VariantContent = VariantContent()) { self.content = content }

    /// Adds a variable, unless there is one of its name: then its place is returned.
    mutating func add(_ substitution: Substitution) -> SourcePlace? {
      let name = ExactString(substitution.name)
      if let first = places[name] { return first }
      places[name] = substitution.place
      substitutions.append(substitution)
      return nil
    }
  }

  /// Reads a file.
  static func read(
    _ bytes: [UInt8], file: String, path: CatalogPath, sourceLanguage: LocaleTag
  ) -> CatalogReading {
    let (root, errors) = PropertyList.read(bytes, file: file)
    var reader = StringsdictReader(
      path: path, sourceLanguage: sourceLanguage, errors: errors,
      budget: ReadingBudget(.forInput(ofBytes: bytes.count)))
    let entries = root.map { reader.entries(of: $0) } ?? []
    guard root != nil else { return CatalogReading(catalogs: [], errors: reader.errors) }
    return CatalogReading(
      catalogs: [
        StringCatalog(
          table: path.table, sourceLanguage: sourceLanguage, entries: entries,
          notes: reader.notes, folder: path.folder)
      ], errors: reader.errors)
  }

  private init(
    path: CatalogPath, sourceLanguage: LocaleTag, errors: [Diagnostic], budget: ReadingBudget
  ) {
    self.budget = budget
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.errors = errors
  }

  // MARK: Entries

  private mutating func entries(of root: PropertyListNode) -> [CatalogEntry] {
    guard let members = dictionary(root, "the file") else { return [] }
    var seen: [ExactString: SourcePlace] = [:]
    var entries: [CatalogEntry] = []
    for member in members {
      key = member.key
      if let first = seen.updateValue(member.place, forKey: ExactString(member.key)) {
        note(
          .duplicateKey, "“\(member.key)” is a duplicate of \(first); the earlier one is used",
          member.place)
        continue
      }
      if let entry = entry(member) { entries.append(entry) }
    }
    key = nil
    return entries
  }

  private mutating func entry(_ member: PropertyListNode.Member) -> CatalogEntry? {
    guard let members = dictionary(member.node, "the entry") else { return nil }
    let texts = texts(of: members, at: member.place)
    let localization = Localization(
      locale: path.locale ?? sourceLanguage, content: texts.content,
      substitutions: texts.substitutions, place: member.place)
    do throws(Diagnostic) {
      try ExpansionCost.spend(on: localization, &budget)
    } catch {
      report(error.problem, error.remedy, at: member.place)
      return nil
    }
    let entry = CatalogEntry(
      key: member.key, localizations: [localization], sourceLanguage: sourceLanguage,
      place: member.place)
    notes += StructureFaults.find(in: entry)
    return entry
  }

  private mutating func texts(
    of members: [PropertyListNode.Member], at place: SourcePlace
  ) -> Texts {
    if let width = members.first(where: { $0.key == Name.width }) {
      return choice(VariantAxis.width, width, sortedBy: { Int($0.name) ?? 0 })
    }
    if let device = members.first(where: { $0.key == Name.device }) {
      return choice(VariantAxis.device, device, sortedBy: nil)
    }
    guard let format = members.first(where: { $0.key == Name.format }) else {
      report("the entry has no “\(Name.format)”", "add the text with its %#@variable@", at: place)
      return Texts()
    }
    guard let text = string(format.node, "“\(Name.format)”") else { return Texts() }
    let unit = StringUnit(value: text, state: "", place: format.node.place)
    var texts = Texts(content: VariantContent(unit: unit))
    for member in members where member.key != Name.format {
      if let substitution = substitution(member) { add(substitution, to: &texts) }
    }
    return texts
  }

  // MARK: Devices and widths

  private mutating func choice(
    _ axis: String, _ member: PropertyListNode.Member, sortedBy order: ((Variant) -> Int)?
  ) -> Texts {
    guard let members = dictionary(member.node, "“\(member.key)”") else { return Texts() }
    var result = Texts()
    var cases: [Variant] = []
    for member in members where isName(member) {
      let inner = alternative(member)
      cases.append(Variant(name: member.key, content: inner.content, place: member.place))
      for substitution in inner.substitutions { add(substitution, to: &result) }
    }
    if let order { cases.sort { order($0) < order($1) } }
    result.content = VariantContent(
      variations: [Variation(axis: axis, cases: cases, place: member.place)])
    return result
  }

  /// A text, or a whole entry that varies by number.
  private mutating func alternative(_ member: PropertyListNode.Member) -> Texts {
    if case .dictionary(let members) = member.node.value {
      let texts = texts(of: members, at: member.place)
      return texts.flattened ?? texts
    }
    guard let text = string(member.node, "“\(member.key)”") else { return Texts() }
    return Texts(
      content: VariantContent(
        unit: StringUnit(value: text, state: "", place: member.node.place)))
  }

  /// Two devices may have a variable of one name; the texts can hold one.
  private mutating func add(_ substitution: Substitution, to texts: inout Texts) {
    guard let first = texts.add(substitution) else { return }
    note(
      .refusedNesting, "the variable “\(substitution.name)” is a duplicate of \(first)",
      substitution.place)
  }

  // MARK: Variables

  private mutating func substitution(_ member: PropertyListNode.Member) -> Substitution? {
    guard isName(member),
      let members = dictionary(member.node, "the variable “\(member.key)”")
    else { return nil }
    var cases: [Variant] = []
    var specifier: String?
    var hasRule = false
    for part in members where isName(part) {
      guard let text = string(part.node, "“\(part.key)”") else { continue }
      switch part.key {
      case Name.rule:
        hasRule = true
        if text != Name.pluralRule {
          note(.unknownMember, "unknown rule “\(text)”", part.node.place)
        }
      case Name.valueType:
        if text.hasPrefix("%") {
          note(.unknownMember, "the type “\(text)” has a percent sign", part.node.place)
        }
        specifier = text.hasPrefix("%") ? String(text.dropFirst()) : text
      default:
        if !VariantName.pluralCategories.contains(part.key) {
          note(.unknownVariant, "unknown plural category “\(part.key)”", part.place)
        }
        let unit = StringUnit(value: text, state: "", place: part.node.place)
        cases.append(
          Variant(name: part.key, content: VariantContent(unit: unit), place: part.place))
      }
    }
    if !hasRule {
      note(.unknownMember, "the variable “\(member.key)” has no “\(Name.rule)”", member.place)
    }
    let variation = Variation(axis: VariantAxis.plural, cases: cases, place: member.place)
    return Substitution(
      name: member.key, argumentNumber: nil, formatSpecifier: specifier,
      content: VariantContent(variations: [variation]), place: member.place)
  }

  // MARK: Values

  /// Whether the key of a member is short enough for a name; a longer one is reported.
  private mutating func isName(_ member: PropertyListNode.Member) -> Bool {
    guard let excess = VariantName.excess(of: member.key) else { return true }
    report(excess.problem, excess.remedy, at: member.place)
    return false
  }

  private mutating func dictionary(
    _ node: PropertyListNode, _ subject: String
  ) -> [PropertyListNode.Member]? {
    if case .dictionary(let members) = node.value { return members }
    report("\(subject) is \(node.value.kind)", "write a dictionary", at: node.place)
    return nil
  }

  private mutating func string(_ node: PropertyListNode, _ subject: String) -> String? {
    if case .string(let text) = node.value { return text }
    report("\(subject) is \(node.value.kind)", "write a text", at: node.place)
    return nil
  }

  private mutating func report(_ problem: String, _ remedy: String, at place: SourcePlace) {
    let context = key.map { "“\($0.excerpt)”: " } ?? ""
    errors.append(Diagnostic(.data, at: place, problem: context + problem, remedy: remedy))
  }

  private mutating func note(_ kind: CatalogNote.Kind, _ message: String, _ place: SourcePlace) {
    notes.append(CatalogNote(kind: kind, key: key, message: message, place: place))
  }
}

extension StringsdictReader.Texts {
  /// A text that is nothing but one variable, as the variable's own choice; nil for every other.
  fileprivate var flattened: StringsdictReader.Texts? {
    guard let unit = content.unit, substitutions.count == 1, let only = substitutions.first else {
      return nil
    }
    let spellings = ["%#@\(only.name)@", "%1$#@\(only.name)@"]
    guard spellings.contains(unit.value) else { return nil }
    return StringsdictReader.Texts(content: only.content)
  }
}
