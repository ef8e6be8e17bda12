package import OversetCatalogs
package import OversetVocabulary
import Synchronization

/// The languages of a table whose texts are those of the source language: somebody has copied the file, to translate it
/// later. That is one fault, not one for each key.
///
/// What counts are phrases, texts with two words in small letters: names are the same in many languages. The entries are
/// looked through when a language is first asked about.
package final class CopiedLanguages: Sendable {
  /// How much of a table is a copy.
  package struct Copy: Sendable {
    /// The first key whose phrase is the source's: the fault is told there.
    package fileprivate(set) var firstKey: String?
    /// The phrases that are the source's.
    fileprivate var copied = 0
    /// All phrases with a text in the language.
    fileprivate var all = 0

    /// Whether so few texts are the language's own that it was never translated.
    fileprivate var isWhole: Bool { copied >= 5 && 5 * copied >= 4 * all }

    /// Whether it may be or have been, with so many phrases others.
    fileprivate func mayBeWhole(without count: Int) -> Bool {
      let most = Copy(copied: copied + count, all: max(all - count, copied + count))
      return isWhole || most.isWhole
    }
  }

  private final class Known: Sendable {
    let copies: [LocaleTag: Copy]
    init(_ copies: [LocaleTag: Copy]) { self.copies = copies }

    /// The keys that tell of copies.
    var firstKeys: [LocaleTag: String?] {
      copies.filter(\.value.isWhole).mapValues(\.firstKey)
    }
  }

  /// How much of each language is copied.
  private let look: @Sendable () -> [LocaleTag: Copy]
  private let known = AtomicLazyReference<Known>()

  /// No language is: each key tells of itself.
  package static let perKey = CopiedLanguages(look: { [:] })

  private init(look: @escaping @Sendable () -> [LocaleTag: Copy]) { self.look = look }

  /// Those of a packed table.
  ///
  /// - Parameter leavesOut: Whether nothing is told of an entry.
  package init(
    of table: CatalogTable, leavingOut leavesOut: @escaping @Sendable (CatalogEntry) -> Bool
  ) {
    look = {
      let entries = table.keys.indices.lazy.flatMap { table.entries($0..<$0 + 1) }
      return Self.copies(in: entries.filter { !leavesOut($0) }, table.files)
    }
  }

  /// Those of a catalog; a text alone is none.
  package init(_ catalog: StringCatalog) {
    look = { Self.copies(in: catalog.entries, catalog.files) }
  }

  /// The copy that a language is; nil if it has texts of its own.
  package func copy(in locale: LocaleTag) -> Copy? {
    answers.copies[locale].flatMap { $0.isWhole ? $0 : nil }
  }

  /// Whether an answer, or where it is told, may have been another before so many entries were changed.
  package func mayDiffer(before count: Int) -> Bool {
    answers.copies.values.contains { $0.mayBeWhole(without: count) }
  }

  /// Whether every question has the answer that `earlier` has given, if anybody has asked it.
  package func isSame(as earlier: CopiedLanguages) -> Bool {
    guard let known = earlier.known.load() else { return true }
    return known.firstKeys == answers.firstKeys
  }

  private var answers: Known { known.load() ?? known.storeIfNil(Known(look())) }

  // MARK: Counting

  private static func copies(
    in entries: some Sequence<CatalogEntry>, _ files: TableFiles
  ) -> [LocaleTag: Copy] {
    var copies: [LocaleTag: Copy] = [:]
    for entry in entries {
      guard entry.shouldTranslate, !entry.isStale,
        !CheckedEntry.isStray(entry, files), isPhrase(entry.source.text)
      else { continue }
      for (locale, localization) in entry.localizations
      where locale.language != entry.sourceLanguage.language {
        guard let text = localization.unit?.value, !text.isEmpty else { continue }
        let isCopied = text == entry.source.text
        copies[locale, default: Copy()].all += 1
        copies[locale, default: Copy()].copied += isCopied ? 1 : 0
        if isCopied, copies[locale]?.firstKey == nil { copies[locale]?.firstKey = entry.key }
      }
    }
    return copies
  }

  /// Whether a text has two words in small Latin letters.
  private static func isPhrase(_ text: String) -> Bool {
    var words = 0
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let small = UInt8(ascii: "a")...UInt8(ascii: "z")
      guard word.count > 1, word.dropLast().allSatisfy(small.contains) else { continue }
      words += 1
      if words == 2 { return true }
    }
    return false
  }
}
