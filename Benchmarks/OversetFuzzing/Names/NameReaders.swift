import OversetCatalogs
import OversetSnapshots
import OversetUnicode
import OversetVocabulary

extension FuzzedReader {
  /// What is written on one line: tags, patterns, names.
  static let nameReaders: [FuzzedReader] = [
    FuzzedReader("locales") { input throws(Breach) in try LocaleProperties(input).hold() },
    FuzzedReader("globs") { input throws(Breach) in
      let texts = input.texts(2)
      try GlobProperties(pattern: texts[0], text: texts[1]).hold()
    },
    FuzzedReader("names") { input throws(Breach) in try NameProperties(input.texts(3)).hold() },
  ]
}

/// What holds of every text that is taken for a locale's tag.
private struct LocaleProperties {
  let text: String

  init(_ input: FuzzInput) { text = input.text }

  func hold() throws(Breach) {
    // The spelling of a system, such as `de_DE@collation=phonebook`.
    if let named = try? LocaleTag(localeName: text) { try holdInLibraries(named) }
    guard let tag = LocaleTag(text) else { return }
    try require(LocaleTag(tag.identifier) == tag, "\(tag) is read as another tag")
    let chain = LocaleFallback.chain(for: tag)
    try require(chain.first == tag, "the locales that stand in for \(tag) do not begin with it")
    try require(Set(chain).count == chain.count, "a locale stands in for \(tag) twice")
    try require(
      LocaleFallback.best(of: ["de", tag], for: tag) == tag, "\(tag) is not its own best")
    try holdInLibraries(tag)
  }

  /// ICU answers for every tag.
  private func holdInLibraries(_ tag: LocaleTag) throws(Breach) {
    _ = LayoutDirection.of(locale: tag)
    _ = tag.likelyScript
    let rules = PluralRules(locale: tag)
    for number in [0, 1, 2.5, -3, 1e15] { _ = rules.category(of: number) }
    let patterns = NumberPatterns(locale: tag)
    try require(!patterns.decimal(1234).isEmpty, "\(tag) writes no number")
    _ = patterns.decimal(-1.5)
    _ = patterns.percent(0.25)
    _ = patterns.list(["a", "b", "c"])
    let word = "Straße İi"
    try require(
      !LocaleCasing.uppercased(word, locale: tag).isEmpty
        && !LocaleCasing.lowercased(word, locale: tag).isEmpty
        && !LocaleCasing.capitalized(word, locale: tag).isEmpty, "\(tag) loses letters")
    let analyzer = TextAnalyzer()
    _ = analyzer.localeOfLineBreaks(locale: tag, style: .automatic)
    let units = Array(word.utf16)
    try require(
      analyzer.lineBreaks(in: units, locale: tag, style: .strict).last?.offset == units.count
        && analyzer.wordBoundaries(in: units, locale: tag).last == units.count,
      "\(tag) has no break at the end")
  }
}

/// What holds of the names of snapshots.
private struct NameProperties {
  let parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  func hold() throws(Breach) {
    if let name = try? SnapshotName(component: parts[0], state: parts[1]) { try hold(of: name) }
    if let name = try? SnapshotName(
      component: parts[0], state: parts[1], named: parts[2], locale: "de", device: parts[2])
    {
      try hold(of: name)
    }
    guard let beside = try? FileSnapshotName(test: parts[0], name: parts[1]) else { return }
    try holdOfFile(beside.stem)
  }

  private func hold(of name: SnapshotName) throws(Breach) {
    // A slash before a mark is one character with it, but separates names for the system.
    try require(
      name.path.utf8.count { $0 == UInt8(ascii: "/") } == 1, "\(name) is no file in a folder")
    try holdOfFile(name.component)
    try holdOfFile(name.stem)
  }

  /// The name leads out of no folder, and stands in one line.
  private func holdOfFile(_ name: String) throws(Breach) {
    let isSafe = name.unicodeScalars.allSatisfy {
      $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
    }
    try require(isSafe && name != "." && name != "..", "\(name.debugDescription) names no file")
    try require(
      name.utf8.count <= SnapshotName.maximumLength + 2, "\(name.debugDescription) is too long")
  }
}
