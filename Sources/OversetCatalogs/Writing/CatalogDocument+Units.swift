import OversetVocabulary

/// Exports of translations: sources and targets of units.
extension CatalogDocument {
  /// Applies edits that name each leaf once.
  func applyToUnits(
    _ edits: [CatalogEdit], in text: inout EditableText
  ) throws(Diagnostic) {
    let tables = XLIFFReader.tables(of: bytes, file: file)
    let units = try tables.map(Self.unitsByLeaf)
    for edit in edits {
      let leaf = UnitLeaf(key: ExactString(edit.key), path: edit.path)
      guard tables.indices.contains(edit.catalog), let unit = units[edit.catalog][leaf] else {
        throw Self.missing(edit, file: file, place: nil)
      }
      let table = tables[edit.catalog]
      if edit.locale == table.sourceLanguage, let source = unit.source {
        try Self.set(source, to: edit.value, in: &text)
      } else if edit.locale == table.targetLanguage {
        try Self.setTarget(of: unit, in: table, to: edit.value, &text)
      } else {
        throw Self.missing(edit, file: file, place: unit.place)
      }
    }
  }

  /// The export with other targets, all in one language.
  ///
  /// - Parameter text: the target of a unit, given the text of its source; a unit whose source is its own
  ///   identifier has none, and its target is given instead.
  func translatingUnits(
    to language: LocaleTag, _ translate: (String) -> String
  ) throws(Diagnostic) -> [UInt8] {
    var text = EditableText(bytes, file: file)
    for table in XLIFFReader.tables(of: bytes, file: file) {
      setTargetLanguage(language, of: table, in: &text)
      for unit in table.units {
        guard let source = try Self.translatable(unit, original: table.original) else { continue }
        try Self.setTarget(of: unit, in: table, to: translate(source), &text)
      }
    }
    return text.bytes
  }

  private static func translatable(
    _ unit: TranslationUnit, original: String
  ) throws(Diagnostic) -> String? {
    let isPlain = try XLIFFReader.identifier(of: unit, original: original).path == .root
    if let source = unit.source, isPlain || source.value != unit.id { return source.value }
    return unit.target?.value
  }

  // MARK: Units

  private struct UnitLeaf: Hashable {
    let key: ExactString
    let path: LeafPath
  }

  /// Of two units of one leaf the first counts, as for the reader.
  private static func unitsByLeaf(
    _ table: XLIFFReader.Table
  ) throws(Diagnostic) -> [UnitLeaf: TranslationUnit] {
    var units: [UnitLeaf: TranslationUnit] = [:]
    for unit in table.units {
      let id = try XLIFFReader.identifier(of: unit, original: table.original)
      let leaf = UnitLeaf(key: ExactString(id.key), path: id.path)
      if units[leaf] == nil { units[leaf] = unit }
    }
    return units
  }

  private static func set(
    _ old: TranslationUnit.Text, to value: String, in text: inout EditableText
  ) throws(Diagnostic) {
    guard ExactString(old.value) != ExactString(value) else { return }
    guard let index = text.index(of: old.place),
      let element = XMLTextElement(at: index, in: text)
    else { throw lost(old.place) }
    try element.setText(value, at: old.place, in: &text)
  }

  /// A unit without a target gets one behind its source; exports of string catalogs give each a state.
  private static func setTarget(
    of unit: TranslationUnit, in table: XLIFFReader.Table, to value: String,
    _ text: inout EditableText
  ) throws(Diagnostic) {
    if let target = unit.target {
      try set(target, to: value, in: &text)
      return
    }
    guard let source = unit.source, let index = text.index(of: source.place),
      let element = XMLTextElement(at: index, in: text)
    else { throw lost(unit.place) }
    let spelling = XMLSpelling(lineEnd: text.lineEnd, spellsReferences: false)
    let state =
      table.original.lowercased().hasSuffix(".xcstrings") ? " state=\"translated\"" : ""
    let content = try spelling.text(of: value, at: source.place)
    let end = element.range.upperBound
    text.replace(
      end..<end, with: "\(text.space(before: index))<target\(state)>\(content)</target>")
  }

  // MARK: Languages

  private func setTargetLanguage(
    _ language: LocaleTag, of table: XLIFFReader.Table, in text: inout EditableText
  ) {
    guard language != table.targetLanguage, let index = text.index(of: table.place) else { return }
    let attributes = XMLTagAttributes(at: index, in: text)
    let value = XMLSpelling.attribute(language.identifier)
    if let range = attributes["target-language"] {
      text.replace(range, with: value)
    } else {
      // Behind the source language, or behind the name of the element.
      let end = attributes["source-language"].map { $0.upperBound + 1 } ?? attributes.nameEnd
      text.replace(end..<end, with: " target-language=\"\(value)\"")
    }
  }
}
