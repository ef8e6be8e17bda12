import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

/// Tables that are read again with a memory are those that are read anew, and what has not changed is the same value.
@Suite struct TableMemoryTests {
  private let scratch: Scratch
  private let memory = TableMemory()

  init() throws {
    scratch = try Scratch()
    try write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/Main.strings")
    try write("\"a\" = \"Ä\";\n\"b\" = \"Bé\";\n", to: "de.lproj/Main.strings")
    try write(
      Self.catalog(["one": "Eins", "two": "Zwei"], state: "translated"), to: "Rows.xcstrings")
  }

  private func write(_ text: String, to path: String) throws {
    try scratch.write(Data(text.utf8), to: path)
  }

  private static func catalog(_ texts: [String: String], state: String) -> String {
    let strings = texts.sorted { $0.key < $1.key }.map { key, text in
      "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}}}"
    }
    return
      "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ",\n"))},\"version\":\"1.0\"}"
  }

  private var files: [BoundFile] {
    ["Rows.xcstrings", "de.lproj/Main.strings", "en.lproj/Main.strings"].map {
      BoundFile(named: scratch.folder.appending(path: $0), as: $0)
    }
  }

  /// The tables, which are those of a reading without a memory.
  private func read() -> [CatalogTable] {
    let kept = CatalogTables(files, memory: memory)
    let fresh = CatalogTables(files)
    #expect(kept.errors == fresh.errors)
    #expect(kept.tables.count == fresh.tables.count)
    for (table, other) in zip(kept.tables, fresh.tables) {
      #expect(table.table == other.table)
      #expect(table.keys == other.keys)
      #expect(table.locales == other.locales)
      #expect(table.notes == other.notes)
      #expect(table.files == other.files)
      #expect(table.hasSourceTexts == other.hasSourceTexts)
      let pairs = zip(table.entries(table.keys.indices), other.entries(other.keys.indices))
      for (entry, expected) in pairs {
        #expect(entry.contents == expected.contents)
        #expect(entry.place == expected.place)
        #expect(entry.localizations == expected.localizations)
      }
    }
    return kept.tables
  }

  @Test("what has not changed is the same value")
  func unchanged() throws {
    let before = read()
    let after = read()
    #expect(zip(before, after).allSatisfy { $1.isSame(as: $0) })
    try write("\"a\" = \"Ä\";\n\"b\" = \"Neu\";\n", to: "de.lproj/Main.strings")
    #expect(zip(before, read()).map { $1.isSame(as: $0) } == [true, false])
  }

  /// What is changed, and of which keys of its table anything differs then; nil for more than keys.
  private static let changes: [(path: String, text: String, keys: [Int]?)] = [
    ("de.lproj/Main.strings", "\"a\" = \"Ä\";\n\"b\" = \"Neu\";\n", [1]),
    ("en.lproj/Main.strings", "\"a\" = \"X\";\n\"b\" = \"B\";\n", [0]),
    // Another line is another place.
    ("de.lproj/Main.strings", "\"a\" = \"Ä\";\n\n\"b\" = \"Bé\";\n", [1]),
    ("de.lproj/Main.strings", "\n\"a\" = \"Ä\";\n\"b\" = \"Bé\";\n", [0, 1]),
    // The same text in other code points.
    ("de.lproj/Main.strings", "\"a\" = \"Ä\";\n\"b\" = \"Be\u{301}\";\n", [1]),
    // A state that no entry had.
    ("Rows.xcstrings", catalog(["one": "Eins", "two": "Zwei"], state: "new"), [0, 1]),
    ("de.lproj/Main.strings", "\"a\" = \"Ä\";\n\"b\" = \"Bé\";\n\"c\" = \"C\";\n", nil),
    ("en.lproj/Main.strings", "\"a\" = \"A\";\n\"b\" = \"B\n", nil),
    (
      "Rows.xcstrings", catalog(["one": "Eins", "three": "Zwei"], state: "translated"), nil
    ),
  ]

  @Test(
    "after a change, entries that say the same are known as such, and no others", arguments: changes
  )
  func change(path: String, text: String, keys: [Int]?) throws {
    let before = read()
    try write(text, to: path)
    let after = read()
    let index = path == "Rows.xcstrings" ? 0 : 1
    let (old, new) = (before[index], after[index])
    guard new.hasSameFrame(as: old) else {
      #expect(keys == nil)
      return
    }
    #expect(new.keys.indices.filter { !new.hasSameEntries($0..<$0 + 1, as: old) } == keys)
  }

  @Test("a state that comes first changes the entries that have it alone")
  func names() throws {
    _ = read()
    let texts = ["one": "Eins", "two": "Zwei"]
    let mixed = Self.catalog(texts, state: "translated").replacing(
      "\"translated\",\"value\":\"Eins\"", with: "\"needs_review\",\"value\":\"Eins\"")
    let before = read()[0]
    try write(mixed, to: "Rows.xcstrings")
    let after = read()[0]
    #expect(after.hasSameFrame(as: before))
    #expect(!after.hasSameEntries(0..<1, as: before))
    #expect(after.hasSameEntries(1..<2, as: before))
  }

  @Test("a file that is gone, or cannot be read, is left out, and taken again when it is back")
  func gone() throws {
    _ = read()
    let file = scratch.folder.appending(path: "de.lproj/Main.strings")
    let text = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    #expect(read()[1].locales.map(\.identifier) == ["en"])
    try text.write(to: file)
    #expect(read()[1].locales.map(\.identifier) == ["de", "en"])
  }
}
