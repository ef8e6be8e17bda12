/// The keys of an app's catalogs.
package struct CatalogKeys: Sendable {
  /// A key in its table.
  package struct Entry: Sendable, Hashable {
    package let table: String
    package let key: String
  }

  private let tablesByKey: [String: [String]]
  private let keysBySymbol: [String: [Entry]]
  private let keysByShape: [String: [String]]
  private let sorted: [String]
  private let tableNames: Set<String>

  /// Files keys by what leads to them.
  ///
  /// - Parameter tables: The keys of each table.
  package init(_ tables: [String: [String]]) {
    var tablesByKey: [String: [String]] = [:]
    var keysBySymbol: [String: [Entry]] = [:]
    var keysByShape: [String: [String]] = [:]
    for table in tables.keys.sorted() {
      for key in Set(tables[table] ?? []).sorted() {
        tablesByKey[key, default: []].append(table)
        keysBySymbol[Self.symbol(of: key), default: []].append(Entry(table: table, key: key))
        if tablesByKey[key]?.count == 1, key.contains("%") {
          keysByShape[Self.shape(of: key), default: []].append(key)
        }
      }
    }
    self.tablesByKey = tablesByKey
    self.keysBySymbol = keysBySymbol
    self.keysByShape = keysByShape
    sorted = tablesByKey.keys.sorted()
    tableNames = Set(tables.keys)
  }

  /// Whether a table has a key: the one that is named, or any.
  package func contains(_ key: String, table: String? = nil) -> Bool {
    guard let tables = tablesByKey[key] else { return false }
    return table.map { tables.contains($0) } ?? true
  }

  /// Whether there is no key at all.
  package var isEmpty: Bool { sorted.isEmpty }

  /// Whether there is a table of a name, with a key at least.
  package func hasTable(_ name: String) -> Bool { tableNames.contains(name) }

  /// The tables that have a key.
  package func tables(of key: String) -> [String] { tablesByKey[key] ?? [] }

  /// The keys whose generated symbol has a name: `settingsTitle` for "settings_title" and "Settings title".
  package func keys(symbol: String) -> [Entry] {
    keysBySymbol[Self.symbol(of: symbol)] ?? []
  }

  /// The keys that differ from a format at most in the kinds and numbers of their arguments.
  package func keys(shapedLike format: String) -> [String] {
    keysByShape[Self.shape(of: format)] ?? []
  }

  /// The keys of a table.
  func keys(inTable table: String) -> [String] {
    sorted.filter { tablesByKey[$0]?.contains(table) ?? false }
  }

  /// The keys of the properties of an object of Interface Builder, as `aBc-12-dEf.text`; none for what is no
  /// identifier of one.
  func keys(ofObject identifier: String) -> [String] {
    guard Self.isObject(identifier) else { return [] }
    var found: [String] = []
    for key in sorted[lowerBound(of: identifier[...])...] {
      guard key.hasPrefix(identifier) else { break }
      if key.dropFirst(identifier.count).first == "." { found.append(key) }
    }
    return found
  }

  /// Whether a key is that of an object of Interface Builder: no code looks it up.
  static func isOfObject(_ key: String) -> Bool {
    key.firstIndex(of: ".").map { isObject(key[..<$0]) } ?? false
  }

  private static func isObject(_ identifier: some StringProtocol) -> Bool {
    identifier.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
  }

  /// The keys that a text with gaps can be, if it says enough of them; 200 at most.
  func keys(matching pattern: String) -> [String] {
    let parts = pattern.split(separator: ValueStore.gap, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1,
      parts.reduce(0, { $0 + $1.count }) >= 4
    else { return [] }
    var found: [String] = []
    for key in sorted[lowerBound(of: first)...] {
      guard key.hasPrefix(first) else { break }
      guard key.count >= first.count + last.count, key.hasSuffix(last) else { continue }
      if Self.contains(
        key.dropFirst(first.count).dropLast(last.count), parts.dropFirst().dropLast())
      {
        found.append(key)
      }
      if found.count == 200 { break }
    }
    return found
  }

  /// Where the keys with a beginning start.
  private func lowerBound(of prefix: Substring) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether parts stand in a text one after the other.
  private static func contains(_ text: Substring, _ parts: ArraySlice<Substring>) -> Bool {
    var rest = text
    for part in parts where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// A key without what symbols leave out: case, and all but letters and digits.
  static func symbol(of key: String) -> String {
    String(
      key.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        .map(Character.init)
    ).lowercased()
  }

  /// A format whose placeholders are all alike.
  static func shape(of format: String) -> String {
    var shape = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      shape += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        shape += "%%"
        rest = rest.dropFirst()
        continue
      }
      let flags = rest.prefix { "0123456789$.+-# ".contains($0) }
      var after = rest.dropFirst(flags.count)
      after = after.drop { "lhqzjt".contains($0) }
      if let kind = after.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(kind) {
        shape += "%@"
        rest = after.dropFirst()
      } else {
        shape += "%"
      }
    }
    return shape + rest
  }
}
