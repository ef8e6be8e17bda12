import COversetBench
import Foundation
import OversetCatalogs
import OversetFiles
import OversetVocabulary

/// The strings that are timed, each with its locale.
struct Corpus {
  struct Entry {
    let locale: LocaleTag
    let text: [UInt16]
  }

  let name: String
  let entries: [Entry]

  static let locales: [LocaleTag] = ["en", "ar", "de", "ja", "tr"]

  /// How many UTF-16 code units a string has on average.
  var meanLength: Double {
    Double(entries.reduce(0) { $0 + $1.text.count }) / Double(max(entries.count, 1))
  }

  /// The names of languages and regions in five locales, from CLDR: short strings.
  static func names() -> Corpus {
    var entries: [Entry] = []
    for locale in locales {
      var buffer = [UInt16](repeating: 0, count: 128)
      var index: Int32 = 0
      while true {
        let length = unsafe overset_bench_name(
          locale.identifier, index, &buffer, Int32(buffer.count))
        if length < 0 { break }
        if length > 0 { entries.append(Entry(locale: locale, text: Array(buffer[..<Int(length)]))) }
        index += 1
      }
    }
    return Corpus(name: "CLDR names", entries: entries)
  }

  /// Each string of a locale joined with the next: as many again, twice as long.
  func pairs() -> Corpus {
    let pairs = zip(entries, entries.dropFirst()).compactMap { first, second in
      first.locale == second.locale
        ? Entry(locale: first.locale, text: first.text + [0x20] + second.text) : nil
    }
    return Corpus(name: "pairs of \(name)", entries: pairs)
  }

  /// An app's own strings, as they are.
  static func strings(from folder: URL) throws -> Corpus {
    var entries: [Entry] = []
    for file in try CatalogFinder.search(globs: ["**"], root: FileRoot(folder)).files {
      try CatalogFile.read(file).forEachLeaf { leaf in
        entries.append(Entry(locale: leaf.locale, text: Array(leaf.value.utf16)))
      }
    }
    return Corpus(name: "catalog strings", entries: entries)
  }

  /// Sentences made of an app's own strings, joined until they reach a length of running text.
  static func sentences(from folder: URL) throws -> Corpus {
    let files = try CatalogFinder.search(globs: ["**"], root: FileRoot(folder)).files
    var entries: [Entry] = []
    for file in files {
      let catalog = try CatalogFile.read(file)
      var parts: [LocaleTag: [UInt16]] = [:]
      catalog.forEachLeaf { leaf in
        let text = Array(leaf.value.utf16)
        let joined = (parts[leaf.locale].map { $0 + [0x20] } ?? []) + text
        if joined.count >= 24 {
          entries.append(Entry(locale: leaf.locale, text: joined))
          parts[leaf.locale] = nil
        } else {
          parts[leaf.locale] = joined
        }
      }
    }
    return Corpus(name: "catalog sentences", entries: entries)
  }
}
