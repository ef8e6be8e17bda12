import OversetVocabulary

/// Writes entries of a table without their keys into bytes, in about a tenth of the space of the model.
struct EntryPacker {
  private(set) var names = PackedNames()
  private(set) var tags: [LocaleTag] = []
  private(set) var writer = PackWriter()

  private var tagNumbers: [LocaleTag: Int] = [:]
  private var line = 1

  /// Empties the bytes; names keep their numbers.
  mutating func removeBytes() {
    writer.removeAll()
    line = 1
  }

  /// Whether every number of a name or tag in `earlier` is that of the same one here.
  func continues(_ earlier: EntryPacker) -> Bool {
    tags.starts(with: earlier.tags)
      && names.texts.starts(with: earlier.names.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Gives names and tags that have no number yet those of another packer, if no number is taken.
  mutating func adoptNumbers(of other: EntryPacker) {
    guard other.continues(self) else { return }
    (names, tags, tagNumbers) = (other.names, other.tags, other.tagNumbers)
  }

  /// Writes an entry. Of its comment nothing is written unless `keepsComment`.
  mutating func write(_ entry: CatalogEntry, keepsComment: Bool) {
    writeHead(of: entry, keepsComment: keepsComment)
    writer.write(entry.locales.count)
    for locale in entry.locales {
      guard let localization = entry.localizations[locale] else { continue }
      write(localization)
    }
  }

  /// Writes all of an entry but its texts. Of its comment nothing is written unless `keepsComment`.
  mutating func writeHead(of entry: CatalogEntry, keepsComment: Bool) {
    line = 1
    let comment = keepsComment ? entry.comment : nil
    writer.write(
      (comment == nil ? 0 : 1) | (entry.shouldTranslate ? 2 : 0) | entry.otherMembers.count << 2)
    if let comment { writer.write(comment) }
    writer.write(number(of: entry.sourceLanguage))
    writer.write(names.number(of: entry.extractionState))
    write(entry.place)
    for member in entry.otherMembers {
      writer.write(names.number(of: member.name))
      writer.write(member.json)
      write(member.place)
    }
  }

  /// Writes the texts of one locale.
  mutating func write(_ localization: Localization) {
    writer.write(number(of: localization.locale))
    write(localization.place)
    write(localization.content)
    writer.write(localization.substitutions.count)
    for substitution in localization.substitutions {
      writer.write(names.number(of: substitution.name))
      writer.write(substitution.argumentNumber.map { $0 + 1 } ?? 0)
      writer.write(names.number(of: substitution.formatSpecifier))
      write(substitution.content)
      write(substitution.place)
    }
  }

  private mutating func write(_ content: VariantContent) {
    writer.write((content.unit == nil ? 0 : 1) | content.variations.count << 1)
    if let unit = content.unit {
      writer.write(unit.value)
      writer.write(names.number(of: unit.state))
      write(unit.place)
    }
    for variation in content.variations {
      writer.write(names.number(of: variation.axis))
      write(variation.place)
      writer.write(variation.cases.count)
      for variant in variation.cases {
        writer.write(names.number(of: variant.name))
        write(variant.place)
        write(variant.content)
      }
    }
  }

  /// Lines are written as the distance from the place before.
  private mutating func write(_ place: SourcePlace) {
    writer.write(names.number(of: place.file) << 1 | (place.position == nil ? 0 : 1))
    guard let position = place.position else { return }
    writer.write(difference: position.line - line)
    writer.write(position.column)
    line = position.line
  }

  private mutating func number(of tag: LocaleTag) -> Int {
    if let number = tagNumbers[tag] { return number }
    tagNumbers[tag] = tags.count
    tags.append(tag)
    return tags.count - 1
  }
}

/// Reads entries that ``EntryPacker`` wrote.
struct EntryUnpacker {
  private let names: [String]
  private let tags: [LocaleTag]
  private var reader: PackReader
  private var line = 1

  init(_ bytes: [UInt8], at index: Int, names: [String], tags: [LocaleTag]) {
    self.names = names
    self.tags = tags
    reader = PackReader(bytes, at: index)
  }

  /// The next entry, which has that key.
  mutating func entry(key: String) -> CatalogEntry {
    line = 1
    let head = reader.number()
    let comment = head & 1 == 0 ? nil : reader.text()
    let sourceLanguage = tag()
    let state = optionalName()
    let place = place()
    let members = (0..<head >> 2).map { _ in
      OtherMember(name: name(), json: reader.text(), place: self.place())
    }
    let localizations = (0..<reader.number()).map { _ in localization() }
    return CatalogEntry(
      key: key, comment: comment, extractionState: state, shouldTranslate: head & 2 != 0,
      localizations: localizations, sourceLanguage: sourceLanguage, otherMembers: members,
      place: place)
  }

  private mutating func localization() -> Localization {
    let locale = tag()
    let place = place()
    let content = content()
    let substitutions = (0..<reader.number()).map { _ in
      let name = name()
      let argument = reader.number()
      return Substitution(
        name: name, argumentNumber: argument == 0 ? nil : argument - 1,
        formatSpecifier: optionalName(), content: self.content(), place: self.place())
    }
    return Localization(
      locale: locale, content: content, substitutions: substitutions, place: place)
  }

  private mutating func tag() -> LocaleTag {
    let number = reader.number()
    return tags.indices.contains(number) ? tags[number] : .undetermined
  }

  private mutating func content() -> VariantContent {
    let head = reader.number()
    let unit =
      head & 1 == 0 ? nil : StringUnit(value: reader.text(), state: name(), place: place())
    let variations = (0..<head >> 1).map { _ in
      let axis = name()
      let place = place()
      let cases = (0..<reader.number()).map { _ in
        let name = self.name()
        let place = self.place()
        return Variant(name: name, content: content(), place: place)
      }
      return Variation(axis: axis, cases: cases, place: place)
    }
    return VariantContent(unit: unit, variations: variations)
  }

  private mutating func place() -> SourcePlace {
    let head = reader.number()
    let file = name(head >> 1)
    guard head & 1 != 0 else { return SourcePlace(file: file) }
    line += reader.difference()
    return SourcePlace(file: file, line: line, column: reader.number())
  }

  private mutating func name() -> String { name(reader.number()) }

  private mutating func optionalName() -> String? {
    let number = reader.number()
    return number == 0 ? nil : name(number - 1)
  }

  private func name(_ number: Int) -> String { names.indices.contains(number) ? names[number] : "" }
}
