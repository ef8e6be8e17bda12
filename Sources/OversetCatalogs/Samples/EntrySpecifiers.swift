/// The arguments an entry takes, by number from 1: those of its key, else of its source text, else of a
/// translation.
///
/// A percent sign in prose (``FormatSpecifier/resemblesProse``) takes none.
package struct EntrySpecifiers: Sendable {
  /// The arguments that take words and are counts, as the source text shows: `%@ episodes`.
  package let counted: Set<Int>
  private let source: Localization?
  private let own: ArgumentCollector

  /// Reads the key and the source text of an entry.
  package init(of entry: CatalogEntry) {
    var own = ArgumentCollector()
    own.collect(entry.key)
    source = entry.localizations[entry.sourceLanguage]
    if let source { own.collect(source) }
    self.own = own
    let objects = own.specifiers.filter { $0.value.kind == .object }
    counted =
      objects.isEmpty
      ? [] : CountedArguments.numbers(in: entry.source.text).intersection(objects.keys)
  }

  /// The arguments with those that only `localization` takes.
  package func adding(_ localization: Localization?) -> [Int: FormatSpecifier] {
    guard let localization, localization !== source else { return own.specifiers }
    var all = own
    all.collect(localization)
    return all.specifiers
  }
}

/// Collects the arguments of texts.
private struct ArgumentCollector: Sendable {
  private(set) var specifiers: [Int: FormatSpecifier] = [:]

  mutating func collect(_ text: String, startingAt first: Int = 1) {
    // Most texts take no argument: one look at the bytes spares parsing them.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var counter = ArgumentCounter(startingAt: first)
    for piece in FormatString.parse(text) {
      switch piece.kind {
      case .argument(let specifier) where !specifier.resemblesProse:
        let bound = counter.bind(specifier, spelling: piece.text)
        for field in [bound.width, bound.precision].compactMap({ $0 }) { add(.integer, at: field) }
        add(specifier, at: bound.number)
      case .substitution(_, let position): _ = counter.number(at: position)
      default: break
      }
    }
  }

  mutating func collect(_ localization: Localization) {
    let numbers = SubstitutionNumbers(of: localization)
    for substitution in localization.substitutions {
      guard let number = numbers[substitution.name] else { continue }
      let specifier = substitution.formatSpecifier.flatMap { FormatSpecifier(name: $0) }
      add(specifier ?? .integer, at: number)
    }
    localization.forEachUnit { path, unit in
      collect(unit.value, startingAt: path.substitution.flatMap { numbers[$0] } ?? 1)
    }
  }

  private mutating func add(_ specifier: FormatSpecifier, at number: Int) {
    // Nobody gives a text more arguments, and each of its variants looks through them.
    guard number <= FormatString.largestPosition else { return }
    if specifiers[number] == nil { specifiers[number] = specifier }
  }
}
