package import OversetVocabulary

extension CatalogDocument {
  /// Why a text is not written.
  package enum SavingFault: Error, Sendable {
    /// The file has another text than the writer has seen; nil for none.
    case changed(String?)
    /// It cannot be told which text is meant, or the file cannot hold it: in one sentence, without a full stop.
    case unclear(String)
    /// The file cannot be written so.
    case unwritable(Diagnostic)
  }

  /// The file with one text in place of another, or added where the file has none. All else keeps its bytes; the state of a
  /// text that was there stays.
  ///
  /// - Parameters:
  ///   - plural: The form that is meant, as ``CatalogEntry/replacing(_:in:plural:)`` has it.
  ///   - seen: The text that the writer has seen, nil for none: another one is not written over.
  package func saving(
    _ text: String, forKey key: String, in locale: LocaleTag, plural: String?, over seen: String?
  ) throws(SavingFault) -> [UInt8] {
    let (number, entry) = try entry(ofKey: key)
    let leaf = try leaf(of: entry, in: locale, plural)
    guard leaf.map({ ExactString($0.value) }) == seen.map(ExactString.init) else {
      throw .changed(leaf?.value)
    }
    do throws(Diagnostic) {
      if let leaf { return try applying([CatalogEdit(leaf, value: text, catalog: number)]) }
      guard form == .json else {
        return try applying([
          CatalogEdit(key: key, locale: locale, value: text, catalog: number)
        ])
      }
    } catch {
      throw .unwritable(error)
    }
    return try adding(text, to: entry, in: locale, plural)
  }

  private func entry(
    ofKey key: String
  ) throws(SavingFault) -> (catalog: Int, entry: CatalogEntry) {
    let holding = catalogs.indices.flatMap { number in
      catalogs[number].entries.filter { ExactString($0.key) == ExactString(key) }
        .map { (number, $0) }
    }
    guard let first = holding.first else {
      throw .unclear("the file does not have the key; add it there first")
    }
    guard holding.count == 1 else { throw .unclear("the file has the key more than once") }
    return first
  }

  private func leaf(
    of entry: CatalogEntry, in locale: LocaleTag, _ plural: String?
  ) throws(SavingFault) -> CatalogLeaf? {
    var leaves: [CatalogLeaf] = []
    entry.forEachLeaf { leaf in
      guard leaf.locale == locale else { return }
      let category = leaf.path.pluralCategory
      if category == plural || plural != nil && leaf.path.description == plural {
        leaves.append(leaf)
      }
    }
    guard leaves.count < 2 else {
      throw .unclear("several texts of the key are meant; change them in the file")
    }
    return leaves.first
  }

  private func adding(
    _ text: String, to entry: CatalogEntry, in locale: LocaleTag, _ plural: String?
  ) throws(SavingFault) -> [UInt8] {
    let replaced: CatalogEntry
    do throws(CatalogEntry.ReplacementFault) {
      replaced = try entry.replacing(text, in: locale, plural: plural)
    } catch {
      throw .unclear(error.sentence)
    }
    do throws(Diagnostic) {
      return try adding(
        replaced.localizations[locale].map {
          [Addition(key: entry.key, localization: $0)]
        } ?? [])
    } catch {
      throw .unwritable(error)
    }
  }
}
