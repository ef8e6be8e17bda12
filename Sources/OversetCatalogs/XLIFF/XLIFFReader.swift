import OversetVocabulary

/// Reads XLIFF 1.2 as Xcode exports it: several tables, each in the source and one target language.
struct XLIFFReader: XMLHandler {
  private let file: String
  private var errors: [Diagnostic] = []
  private var notes: [CatalogNote] = []
  private var tables: [Table] = []
  private var unit: TranslationUnit?
  private var attributes: [String: String] = [:]
  private var isInText = false
  /// What the file's texts may expand to.
  private var budget: ReadingBudget

  /// A `<file>` element: a table.
  struct Table {
    let original: String
    let sourceLanguage: LocaleTag
    let targetLanguage: LocaleTag?
    let place: SourcePlace
    var units: [TranslationUnit] = []
  }

  private init(file: String, size: Int) {
    self.file = file
    budget = ReadingBudget(.forInput(ofBytes: size))
  }

  /// Reads a file.
  static func read(_ bytes: [UInt8], file: String) -> CatalogReading {
    var reader = XLIFFReader(file: file, size: bytes.count)
    let errors = XMLReader.read(bytes, file: file, into: &reader)
    var catalogs: [StringCatalog] = []
    for table in reader.tables { catalogs.append(reader.catalog(of: table)) }
    return CatalogReading(catalogs: catalogs, errors: reader.errors + errors)
  }

  /// The tables of a file with their units, in file order: what is written to.
  static func tables(of bytes: [UInt8], file: String) -> [Table] {
    var reader = XLIFFReader(file: file, size: bytes.count)
    _ = XMLReader.read(bytes, file: file, into: &reader)
    return reader.tables
  }

  // MARK: Elements

  mutating func start(
    _ name: String, _ attributes: [String: String], at place: SourcePlace
  ) {
    if isInText {
      report("an element inside a text", "remove the element", at: place)
      return
    }
    switch name {
    case "xliff": check(version: attributes["version"], at: place)
    case "file":
      tables.append(
        Table(
          original: attributes["original"] ?? "",
          sourceLanguage: language("source-language", of: attributes, at: place) ?? "en",
          targetLanguage: language("target-language", of: attributes, at: place), place: place))
    case "trans-unit":
      guard let id = attributes["id"] else {
        report("a unit without an “id”", "export the translations again", at: place)
        return
      }
      unit = TranslationUnit(id: id, place: place)
    case "source", "target", "note":
      self.attributes = attributes
      isInText = true
    default:
      if name.hasSuffix(":xliff") {
        report(
          "the elements have a namespace prefix, so Xcode does not read them",
          "make \(name.dropLast(6)) the default namespace", at: place)
      }
    }
  }

  mutating func end(_ name: String, _ text: String, at place: SourcePlace) {
    switch name {
    case "source", "target", "note":
      isInText = false
      add(name, text, at: place)
    case "trans-unit":
      guard let unit, let last = tables.indices.last else { return }
      tables[last].units.append(unit)
      self.unit = nil
    default: break
    }
  }

  private mutating func add(_ name: String, _ text: String, at place: SourcePlace) {
    switch name {
    case "source": unit?.source = TranslationUnit.Text(value: text, state: "", place: place)
    case "target":
      unit?.target = TranslationUnit.Text(
        value: text, state: Self.state(of: attributes), place: place)
    default: if !text.isEmpty { unit?.notes.append(text) }
    }
  }

  /// The state in the words of string catalogs.
  private static func state(of attributes: [String: String]) -> String {
    switch (attributes["state"], attributes["state-qualifier"]) {
    case ("translated", "leveraged-mt"): "machine_translated"
    case ("needs-review-l10n", _): "needs_review"
    case (let state, _): state ?? ""
    }
  }

  private mutating func language(
    _ name: String, of attributes: [String: String], at place: SourcePlace
  ) -> LocaleTag? {
    guard let text = attributes[name] else { return nil }
    let tag = LocaleTag(text)
    if tag == nil {
      report("“\(name)” is “\(text)”", "write a BCP 47 tag such as pt-BR", at: place)
    }
    return tag
  }

  private mutating func check(version: String?, at place: SourcePlace) {
    guard let version, !version.hasPrefix("1.") else { return }
    report(
      "the version is “\(version)”", "export as XLIFF 1.2, the version that Xcode uses", at: place)
  }

  private mutating func report(_ problem: String, _ remedy: String, at place: SourcePlace) {
    guard errors.count < 50 else { return }
    errors.append(Diagnostic(.data, at: place, problem: problem, remedy: remedy))
  }

  // MARK: Tables

  /// The texts of one key in both languages.
  fileprivate struct Texts {
    let key: String
    let place: SourcePlace
    var source = VariantTree()
    var target = VariantTree()
    var notes: [String] = []
    var knownNotes: Set<ExactString> = []
  }

  private mutating func catalog(of table: Table) -> StringCatalog {
    let path = CatalogPath(table.original)
    var order: [ExactString] = []
    var texts: [ExactString: Texts] = [:]
    for unit in table.units {
      guard let id = identifier(of: unit, in: table) else { continue }
      let key = ExactString(id.key)
      if texts[key] == nil { order.append(key) }
      texts[key, default: Texts(key: id.key, place: unit.place)].add(unit, at: id.path)
    }
    var entries: [CatalogEntry] = []
    for case let texts? in order.lazy.map({ texts[$0] }) {
      entries.append(entry(of: texts, in: table))
    }
    return StringCatalog(
      table: path.table, sourceLanguage: table.sourceLanguage, entries: entries,
      folder: path.folder)
  }

  /// What a unit's identifier names; nil, after a report, for one that nests too deep.
  private mutating func identifier(
    of unit: TranslationUnit, in table: Table
  ) -> TranslationUnitID? {
    do throws(Diagnostic) {
      return try Self.identifier(of: unit, original: table.original)
    } catch {
      report(error.problem, error.remedy, at: unit.place)
      return nil
    }
  }

  /// What a unit's identifier names, by the kind of file the table comes from.
  ///
  /// - Throws: `Diagnostic` for one that nests too deep.
  static func identifier(
    of unit: TranslationUnit, original: String
  ) throws(Diagnostic) -> TranslationUnitID {
    let isDictionary = original.lowercased().hasSuffix(".stringsdict")
    if isDictionary || unit.id.hasSuffix(":dict/:string"),
      let found = TranslationUnitID(stringsdictID: unit.id)
    {
      return found
    }
    return try TranslationUnitID(catalogID: unit.id, at: unit.place)
  }

  private mutating func entry(of texts: Texts, in table: Table) -> CatalogEntry {
    var localizations: [Localization] = []
    if !texts.source.isEmpty {
      add(texts.source, table.sourceLanguage, at: texts.place, to: &localizations)
    }
    if !texts.target.isEmpty, let language = table.targetLanguage,
      language != table.sourceLanguage
    {
      add(texts.target, language, at: texts.place, to: &localizations)
    }
    let comment = texts.notes.joined(separator: "\n")
    return CatalogEntry(
      key: texts.key, comment: comment.isEmpty ? nil : comment, localizations: localizations,
      sourceLanguage: table.sourceLanguage, place: texts.place)
  }

  /// Adds the texts of a language, unless they expand too far, which is reported.
  private mutating func add(
    _ tree: VariantTree, _ language: LocaleTag, at place: SourcePlace,
    to localizations: inout [Localization]
  ) {
    let localization = tree.localization(locale: language, place: place)
    do throws(Diagnostic) {
      try ExpansionCost.spend(on: localization, &budget)
      localizations.append(localization)
    } catch {
      report(error.problem, error.remedy, at: place)
    }
  }
}

extension XLIFFReader.Texts {
  /// The source of a text that only the target has is the unit's identifier, not text.
  fileprivate mutating func add(_ unit: TranslationUnit, at path: LeafPath) {
    if let text = unit.source, path == .root || text.value != unit.id {
      source.insert(text.stringUnit, at: path)
    }
    if let text = unit.target { target.insert(text.stringUnit, at: path) }
    for note in unit.notes where knownNotes.insert(ExactString(note)).inserted {
      notes.append(note)
    }
  }
}

extension TranslationUnit.Text {
  fileprivate var stringUnit: StringUnit { StringUnit(value: value, state: state, place: place) }
}
