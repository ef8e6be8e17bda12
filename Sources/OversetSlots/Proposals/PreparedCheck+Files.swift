import OversetCatalogs
package import OversetVocabulary

extension PreparedCheck {
  /// The file in which a proposed text is written, or would be, as reports call it, and the language of its source texts.
  ///
  /// - Throws: Why there is none, or not one alone.
  package func file(
    of proposal: ProposedText
  ) throws(ProposalRefusal) -> (name: String, sourceLanguage: LocaleTag) {
    var files: [String: LocaleTag] = [:]
    for number in places[ExactString(proposal.key)] ?? [] {
      let table = ground.input.tables[number.table]
      for entry in table.entries(number.entry..<number.entry + 1)
      where entry.isIn(proposal.file, of: table.files.byLocale.values) {
        let file =
          file(of: entry, proposal) ?? table.files.byLocale[proposal.locale] ?? entry.place.file
        files[file] = table.sourceLanguage
      }
    }
    guard let first = files.first else {
      throw ProposalRefusal(reason: "no catalog has the key")
    }
    guard files.count == 1 else {
      let names = files.keys.sorted().joined(separator: ", ")
      throw ProposalRefusal(reason: "several files have the key; name one of \(names)")
    }
    return (first.key, first.value)
  }

  /// The file of the text that an entry has already.
  private func file(of entry: CatalogEntry, _ proposal: ProposedText) -> String? {
    var file: String?
    entry.forEachLeaf { leaf in
      guard leaf.locale == proposal.locale else { return }
      let isMeant =
        leaf.path.pluralCategory == proposal.plural || leaf.path.description == proposal.plural
      if isMeant, file == nil { file = leaf.place.file }
    }
    return file
  }
}
