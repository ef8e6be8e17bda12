package import OversetVocabulary

extension CatalogDocument {
  /// A localization for an entry of a string catalog.
  package struct Addition: Sendable {
    /// The key of the entry.
    package let key: String
    /// The texts, with the locale they are in.
    package let localization: Localization

    /// An addition by key and localization.
    package init(key: String, localization: Localization) {
      self.key = key
      self.localization = localization
    }
  }

  /// The string catalog with localizations added, each where its locale belongs, laid out as the rest of
  /// the file is.
  ///
  /// A localization of a locale that the entry has already takes its place; one that says the same leaves
  /// the file as it is.
  ///
  /// - Throws: `Diagnostic` for a key that is not there, and for a file that is no string catalog: the
  ///   other formats have one file for each locale.
  package func adding(_ additions: [Addition]) throws(Diagnostic) -> [UInt8] {
    guard form == .json, case .object(let root)? = JSONReader.read(bytes, file: file).root?.value
    else {
      throw Diagnostic(
        .data, file: file, problem: "a file of this format cannot contain another locale",
        remedy: "write a separate file for the locale, or use an .xcstrings file")
    }
    var text = EditableText(bytes, file: file)
    let insertion = JSONInsertion(layout: JSONLayout(of: root, in: text))
    let nodes = Self.entryNodes(of: root)
    let entries = entriesByKey()
    for (key, localizations) in Self.grouped(additions) {
      guard let node = nodes[key], let entry = entries[key] else {
        throw Diagnostic(
          .data, file: file, problem: "there is no key “\(key.text)”",
          remedy: "use a key of the file")
      }
      write(localizations, to: node, of: entry, insertion, in: &text)
    }
    return text.bytes
  }

  private func write(
    _ localizations: [Localization], to node: JSONNode, of entry: CatalogEntry,
    _ insertion: JSONInsertion, in text: inout EditableText
  ) {
    let sorted = localizations.sorted {
      JSONInsertion.precedes($0.locale.identifier, $1.locale.identifier)
    }
    guard case .object(let object) = node.value else { return }
    guard let existing = object["localizations"]?.node, case .object(let locales) = existing.value
    else {
      let members = sorted.map(Self.member)
      insertion.insert(
        [WrittenJSON.Member(key: "localizations", value: .object(members))], into: node, of: &text)
      return
    }
    var new: [WrittenJSON.Member] = []
    for localization in sorted {
      // The file may write the tag in another case, and keeps it.
      let present = locales.members.first { LocaleTag($0.key) == localization.locale }
      guard let present else {
        new.append(Self.member(localization))
        continue
      }
      let value = WrittenJSON(localization)
      let own = entry.localizations[localization.locale].map { WrittenJSON($0) }
      if own != value { insertion.replace(present.node, with: value, in: &text) }
    }
    insertion.insert(new, into: existing, of: &text)
  }

  private static func member(_ localization: Localization) -> WrittenJSON.Member {
    WrittenJSON.Member(key: localization.locale.identifier, value: WrittenJSON(localization))
  }

  private static func entryNodes(of root: JSONObject) -> [ExactString: JSONNode] {
    guard case .object(let strings)? = root["strings"]?.node.value else { return [:] }
    return Dictionary(
      strings.members.map { (ExactString($0.key), $0.node) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The localizations of each key, keys in the order of their first ones; of one locale the last counts.
  private static func grouped(
    _ additions: [Addition]
  ) -> [(key: ExactString, localizations: [Localization])] {
    var order: [ExactString] = []
    var groups: [ExactString: [LocaleTag: Localization]] = [:]
    for addition in additions {
      let key = ExactString(addition.key)
      if groups[key] == nil { order.append(key) }
      groups[key, default: [:]][addition.localization.locale] = addition.localization
    }
    return order.map { ($0, groups[$0].map { Array($0.values) } ?? []) }
  }
}
