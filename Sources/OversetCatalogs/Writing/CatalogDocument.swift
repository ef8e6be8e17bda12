package import OversetVocabulary

/// A catalog file whose texts can be changed: the rest of the file keeps its bytes.
///
/// Encoding, byte order mark, line ends, order, indentation, comments and the end of the file stay as they
/// were found, and so does the spelling of every text that is not changed.
package struct CatalogDocument: Sendable {
  /// The file, as it was named.
  package let file: String
  /// The tables of the file: one, or for an export of translations as many as it has files.
  package let catalogs: [StringCatalog]

  let bytes: [UInt8]
  let form: Form

  /// What a file is made of.
  enum Form: Sendable {
    /// A string catalog.
    case json
    /// The text form of a `.strings` file.
    case pairs
    /// A `.stringsdict` or `.strings` file as a property list in XML.
    case propertyList
    /// An export of translations.
    case xliff
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file's path for places and errors; see ``CatalogReading/init(parsing:file:sourceLanguage:)``.
  ///   - sourceLanguage: the language of a file that does not say it.
  /// - Throws: `Diagnostic` with every fault of the file: what cannot be read for certain is not
  ///   written. A binary property list is refused.
  package init(
    parsing bytes: [UInt8], file: String, sourceLanguage: LocaleTag = "en"
  ) throws(Diagnostic) {
    let format = CatalogFormat(fileName: file.split(separator: "/").last.map(String.init) ?? file)
    if format == .strings || format == .stringsdict, bytes.starts(with: "bplist".utf8) {
      throw Diagnostic(
        .data, file: file, problem: "Overset does not write binary property lists",
        remedy: "convert it first: plutil -convert xml1 \(file)")
    }
    let reading = try CatalogReading(
      parsing: bytes, file: file, sourceLanguage: sourceLanguage)
    if let error = Diagnostic.combining(reading.errors) { throw error }
    self.file = file
    self.bytes = bytes
    catalogs = reading.catalogs
    form =
      switch format {
      case .strings: PropertyList.isPropertyList(bytes) ? .propertyList : .pairs
      case .stringsdict: .propertyList
      case .xliff: .xliff
      case .xcstrings, nil: .json
      }
  }

  /// The file with new texts.
  ///
  /// Of several edits of one leaf the last counts; one that changes nothing leaves the spelling as it is.
  /// In an export a unit without a target gets one.
  ///
  /// - Throws: `Diagnostic` for a leaf that is not there, and for a character the format cannot hold.
  package func applying(_ edits: [CatalogEdit]) throws(Diagnostic) -> [UInt8] {
    var text = EditableText(bytes, file: file)
    if form == .xliff {
      try applyToUnits(Self.last(of: edits), in: &text)
      return text.bytes
    }
    let entries = entriesByKey()
    for edit in Self.last(of: edits) {
      let entry = edit.catalog == 0 ? entries[ExactString(edit.key)] : nil
      guard let entry, let unit = entry.localizations[edit.locale]?.unit(at: edit.path) else {
        throw Self.missing(edit, file: file, place: entry?.place)
      }
      guard ExactString(unit.value) != ExactString(edit.value) else { continue }
      try replace(unit.place, keyAt: entry.place, with: edit.value, in: &text)
    }
    return text.bytes
  }

  /// Puts a text in the place of another.
  ///
  /// - Parameter keyPlace: the place of its key, which is that of the text itself in `"Save";`.
  func replace(
    _ place: SourcePlace, keyAt keyPlace: SourcePlace, with value: String,
    in text: inout EditableText
  ) throws(Diagnostic) {
    guard let index = text.index(of: place) else { throw Self.lost(place) }
    switch form {
    case .json:
      text.replace(JSONExtent(text.units).value(at: index), with: JSONValue.quoted(value))
    case .pairs:
      guard let token = StringsToken(at: index, in: text) else { throw Self.lost(place) }
      if place == keyPlace {
        let end = token.range.upperBound
        text.replace(end..<end, with: " = \(StringsToken.quoted(value))")
      } else {
        text.replace(token.range, with: token.spelling(of: value))
      }
    case .propertyList, .xliff:
      guard let element = XMLTextElement(at: index, in: text) else { throw Self.lost(place) }
      try element.setText(value, at: place, in: &text)
    }
  }

  /// The last edit of each leaf, in the order of their first ones.
  private static func last(of edits: [CatalogEdit]) -> [CatalogEdit] {
    var order: [LeafName] = []
    var byLeaf: [LeafName: CatalogEdit] = [:]
    for edit in edits {
      let name = LeafName(
        key: ExactString(edit.key), locale: edit.locale, path: edit.path, catalog: edit.catalog)
      if byLeaf.updateValue(edit, forKey: name) == nil { order.append(name) }
    }
    return order.compactMap { byLeaf[$0] }
  }

  private struct LeafName: Hashable {
    let key: ExactString
    let locale: LocaleTag
    let path: LeafPath
    let catalog: Int
  }

  func entriesByKey() -> [ExactString: CatalogEntry] {
    Dictionary(
      catalogs.first.map(\.entries).map { $0.map { (ExactString($0.key), $0) } } ?? [],
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Errors

  static func missing(_ edit: CatalogEdit, file: String, place: SourcePlace?) -> Diagnostic {
    let variant = edit.path.steps.isEmpty ? "" : " at \(edit.path)"
    return Diagnostic(
      .data, file: file, line: place?.line, column: place?.column,
      problem: "“\(edit.key)” has no text in “\(edit.locale)”\(variant)",
      remedy: "choose a text that is in the file")
  }

  /// Of a file that was read every place is in it; this says so without a trap.
  static func lost(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .data, at: place, problem: "the text cannot be located again",
      remedy: "report this file as a bug")
  }
}
