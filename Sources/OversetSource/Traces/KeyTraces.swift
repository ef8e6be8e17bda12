/// Keys that files name in ways that are not followed to a drawing: in code of other languages and systems, in a branch
/// that an iPhone does not run, in an accessor that a build makes, as parts of a key.
///
/// It reads bytes, not syntax, so that any file will do. What it finds is no use of a key, only a reason not to call
/// the key unused.
package struct KeyTraces {
  /// The keys with a trace.
  package private(set) var keys: Set<String> = []

  private let catalog: CatalogKeys
  /// Words that were looked up already.
  private var seen: Set<String> = []
  /// The fewest letters of a symbol: shorter ones are names of anything.
  private static let fewestLetters = 8

  /// - Parameter catalog: The keys to look for.
  package init(of catalog: CatalogKeys) { self.catalog = catalog }

  /// Looks for keys in the bytes of a file.
  package mutating func read(_ bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) { readLine(line) }
  }

  private mutating func readLine(_ line: ArraySlice<UInt8>) {
    let quoted = QuotedTexts.texts(in: line)
    for text in quoted { readText(text) }
    readTables(among: quoted)
    for text in QuotedTexts.contents(in: line) { readText(text) }
    readWords(line)
  }

  // MARK: - Texts

  private mutating func readText(_ text: String) {
    guard !text.isEmpty, seen.insert(text).inserted else { return }
    if catalog.contains(text) { keys.insert(text) }
    readParts(text)
    if text.contains("%") {
      keys.formUnion(catalog.keys(shapedLike: text))
      // The format of a key: `lang_%@`.
      if text.contains("%@") { readParts(text.replacing("%@", with: "\(ValueStore.gap)")) }
    }
    if text.contains(ValueStore.gap) {
      // A percent sign beside what is put in stands doubled in the key.
      let format = text.replacing("%", with: "%%").replacing("\(ValueStore.gap)", with: "%@")
      keys.formUnion(catalog.keys(shapedLike: format))
    }
    // Interface Builder's keys begin with the object's identifier.
    keys.formUnion(catalog.keys(ofObject: text))
  }

  /// The keys that a text with gaps can be; a text that ends as the parts of keys do has one behind it.
  private mutating func readParts(_ text: String) {
    guard let first = text.first, first != ValueStore.gap else { return }
    if text.contains(ValueStore.gap) {
      keys.formUnion(catalog.keys(matching: text))
    } else if let last = text.last, "._-:".contains(last), text.count > 2 {
      keys.formUnion(catalog.keys(matching: text + "\(ValueStore.gap)"))
    }
  }

  /// A table that is named beside no key of its own is looked into with keys that arise at run time.
  private mutating func readTables(among quoted: [String]) {
    for name in quoted where catalog.hasTable(name) && name != "Localizable" {
      let own = quoted.contains { $0 != name && catalog.contains($0, table: name) }
      if !own, seen.insert("table " + name).inserted {
        keys.formUnion(catalog.keys(inTable: name))
      }
    }
  }

  // MARK: - Words

  /// The names of a line that are symbols of keys, and those behind `case` that are keys themselves.
  private mutating func readWords(_ line: ArraySlice<UInt8>) {
    let words = line.split(whereSeparator: { !Self.isOfName($0) })
    let isCase = words.first.map { $0.elementsEqual("case".utf8) } ?? false
    for word in words where isCase || word.count >= Self.fewestLetters {
      let name = String(decoding: word, as: UTF8.self)
      guard seen.insert("word " + name).inserted || isCase else { continue }
      if isCase, catalog.contains(name) { keys.insert(name) }
      if CatalogKeys.symbol(of: name).count >= Self.fewestLetters {
        keys.formUnion(catalog.keys(symbol: name).map(\.key))
      }
    }
    readChains(line)
  }

  /// Names in a row, as `L10n.Settings.Sound.title`: a generator makes one of each word of a key, below names of its own.
  private mutating func readChains(_ line: ArraySlice<UInt8>) {
    let dot = UInt8(ascii: ".")
    for chain in line.split(whereSeparator: { !Self.isOfName($0) && $0 != dot }) {
      let names = chain.split(separator: dot)
      guard names.count > 1, names.count <= Self.mostNames,
        seen.insert("chain " + String(decoding: chain, as: UTF8.self)).inserted
      else { continue }
      // `R.string.localizable.north`: the word behind the table is the key's, however short.
      if names.count > 3, let last = names.last, names.contains(where: "string".utf8.elementsEqual)
      {
        keys.formUnion(catalog.keys(symbol: String(decoding: last, as: UTF8.self)).map(\.key))
      }
      for first in names.indices.dropLast() {
        let name = String(decoding: names[first...].joined(), as: UTF8.self)
        guard name.utf8.count >= Self.fewestLetters else { break }
        keys.formUnion(catalog.keys(symbol: name).map(\.key))
      }
    }
  }

  /// The most names of a row that are looked at.
  private static let mostNames = 12

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
