import OversetVocabulary

/// Reads a `.strings` file: one locale of one table.
struct StringsCatalogReader {
  let path: CatalogPath
  let sourceLanguage: LocaleTag

  /// What genstrings writes where there is no comment.
  private static let noComment = "No comment provided by engineer."

  /// Reads the text form, or a property list as it stands in a built bundle.
  func read(_ bytes: [UInt8], file: String) -> CatalogReading {
    guard PropertyList.isPropertyList(bytes) else {
      let (pairs, notes, errors) = StringsReader.read(bytes, file: file)
      return reading(pairs, notes, errors)
    }
    let (root, errors) = PropertyList.read(bytes, file: file)
    guard let root else { return CatalogReading(catalogs: [], errors: errors) }
    guard case .dictionary(let members) = root.value else {
      let error = Diagnostic(
        .data, at: root.place, problem: "the property list is \(root.value.kind)",
        remedy: "write a dictionary of texts")
      return CatalogReading(catalogs: [], errors: errors + [error])
    }
    var faults = errors
    let pairs = members.compactMap { member -> StringsReader.Pair? in
      guard case .string(let value) = member.node.value else {
        faults.append(
          Diagnostic(
            .data, at: member.node.place, problem: "“\(member.key)” is \(member.node.value.kind)",
            remedy: "write a text, or move it to a .stringsdict"))
        return nil
      }
      return StringsReader.Pair(
        key: member.key, keyPlace: member.place, value: value, valuePlace: member.node.place,
        comment: nil)
    }
    return reading(pairs, [], faults)
  }

  /// Of several texts of one key the last counts, as for the system.
  private func reading(
    _ pairs: [StringsReader.Pair], _ remarks: [CatalogNote], _ errors: [Diagnostic]
  ) -> CatalogReading {
    var last: [StringsReader.Pair] = []
    last.reserveCapacity(pairs.count)
    var places = [ExactString: Int](minimumCapacity: pairs.count)
    var notes = remarks
    for pair in pairs {
      let key = ExactString(pair.key)
      guard let place = places[key] else {
        places[key] = last.count
        last.append(pair)
        continue
      }
      notes.append(
        CatalogNote(
          kind: .duplicateKey, key: pair.key,
          message: "“\(pair.key)” is a duplicate of \(last[place].keyPlace); the later one is used",
          place: pair.keyPlace))
      last[place] = pair
    }
    let entries = last.map(entry)
    return CatalogReading(
      catalogs: [
        StringCatalog(
          table: path.table, sourceLanguage: sourceLanguage, entries: entries, notes: notes,
          folder: path.folder)
      ], errors: errors)
  }

  private func entry(_ pair: StringsReader.Pair) -> CatalogEntry {
    let unit = StringUnit(value: pair.value, state: "", place: pair.valuePlace)
    return CatalogEntry(
      key: pair.key, comment: pair.comment == Self.noComment ? nil : pair.comment,
      localizations: [Localization(locale: path.locale ?? sourceLanguage, unit: unit)],
      sourceLanguage: sourceLanguage, place: pair.keyPlace)
  }
}
