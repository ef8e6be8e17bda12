import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary

/// Texts made of the strings that the package's own catalog has in five languages.
struct CatalogTexts {
  /// A text and the language it is mostly in.
  struct Text: Sendable {
    var string: String
    var locale: LocaleTag
  }

  private let values: [LocaleTag: [String]]
  private let locales: [LocaleTag]
  private var generator: SeededGenerator

  /// What stands between joined strings: spaces, punctuation of several scripts, or nothing.
  private static let joints = [" ", " ", ", ", "", " – ", "/", "، ", "、", " (", "\u{2068}", "\n"]
  /// What mixes scripts that the catalog lacks into a text.
  private static let others = [
    "שָׁלוֹם", "ไทยกำลัง", "हिन्दी क्षि", "Ελλάδα", "Йод", "١٢٣", "1,234.5", "AV To", "e\u{301}", "لَا",
    "カ\u{3099}", "№ 7", "(…)", "«ок»", "\u{200F}", "a\u{200D}b", "می\u{200C}خواهم",
  ]

  init(seed: UInt64) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Locales").standardizedFileURL
    var values: [LocaleTag: [String]] = [:]
    for file in try CatalogFinder.search(globs: ["**"], root: FileRoot(folder)).files {
      try CatalogFile.read(file).forEachLeaf { values[$0.locale, default: []].append($0.value) }
    }
    self.values = values
    locales = values.keys.sorted()
    generator = SeededGenerator(seed: seed)
  }

  /// The next text: a string of the catalog, several of them joined, or a slice of such a join;
  /// every third with other scripts in it.
  mutating func next() -> Text {
    let locale = locales.randomElement(using: &generator) ?? "en"
    var string = value(locale)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      string += Self.joints.randomElement(using: &generator) ?? " "
      string += piece(locale)
    }
    if Bool.random(using: &generator), string.count > 1 {
      let start = Int.random(in: 0..<string.count, using: &generator)
      string = String(string.dropFirst(start).prefix(.random(in: 1...40, using: &generator)))
    }
    return Text(string: string, locale: locale)
  }

  private mutating func piece(_ locale: LocaleTag) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: Self.others.randomElement(using: &generator) ?? ""
    case 1: value(locales.randomElement(using: &generator) ?? locale)
    default: value(locale)
    }
  }

  private mutating func value(_ locale: LocaleTag) -> String {
    values[locale]?.randomElement(using: &generator) ?? ""
  }
}
