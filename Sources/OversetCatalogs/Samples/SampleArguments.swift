import OversetConfig
package import OversetVocabulary

/// Arguments to lay a text out with when no code gives any.
///
/// They are the same every time: a name of the locale's script for `%@` and `%s` unless the choice
/// says otherwise, a number of the wanted plural category for integers, 12.5 for decimals, `A` for
/// characters.
package enum SampleArguments {
  /// The arguments an entry takes, by number from 1: those of its key, else of its source text,
  /// else of its translation.
  ///
  /// A percent sign in prose (``FormatSpecifier/resemblesProse``) takes none.
  package static func specifiers(
    of entry: CatalogEntry, localization: Localization?
  ) -> [Int: FormatSpecifier] {
    var found = ArgumentCollector()
    found.collect(entry.key)
    found.collect(entry.localizations[entry.sourceLanguage])
    found.collect(localization)
    return found.specifiers
  }

  /// Sample values for specifiers.
  ///
  /// - Parameters:
  ///   - specifiers: by argument number; an argument between them that is not mentioned gets a
  ///     name.
  ///   - locale: the locale of the words.
  ///   - categories: plural categories wanted, by argument number; integers otherwise are of the
  ///     category `other`.
  ///   - choice: what words are, and how long words and numbers are.
  ///   - pluralSelector: chooses the category of a number.
  package static func fill(
    _ specifiers: [Int: FormatSpecifier], locale: LocaleTag, categories: [Int: String] = [:],
    choice: SampleChoice = SampleChoice(), pluralSelector: PluralSelector
  ) -> [FormatArgument] {
    let count = max(specifiers.keys.max() ?? 0, categories.keys.max() ?? 0)
    guard count > 0 else { return [] }
    let words = SampleWords(locale: locale, choice: choice)
    return (0..<min(count, FormatString.largestPosition)).map { offset in
      let specifier = specifiers[offset + 1]
      let category = categories[offset + 1]
      let kind = category == nil ? specifier?.kind ?? .object : specifier?.kind ?? .integer
      let number = SampleNumbers.representative(
        of: category ?? VariantName.other, locale: locale, length: choice.length,
        pluralSelector: pluralSelector)
      switch kind {
      case .object where category != nil: return argument(number)
      case .object, .cString, .pointer:
        let word =
          choice.texts[offset + 1] ?? words.word(choice.kinds[offset + 1] ?? .name, at: offset)
        return .text(word)
      case .integer: return argument(number)
      case .unsigned: return .unsigned(UInt(number.rounded(.up)))
      case .decimal: return .decimal(category == nil ? Self.decimal(choice.length) : number)
      case .character: return .unsigned(0x41)
      }
    }
  }

  private static func decimal(_ length: SampleLength) -> Double {
    switch length {
    case .short: 1.5
    case .typical: 12.5
    case .long: 1234.5
    }
  }

  /// A whole number as an integer. A category that only fractions reach cannot be had from an
  /// integer; the next whole number is then used.
  private static func argument(_ number: Double) -> FormatArgument {
    .integer(Int(number.rounded(.up)))
  }
}

/// Collects the arguments of texts.
private struct ArgumentCollector {
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

  mutating func collect(_ localization: Localization?) {
    guard let localization else { return }
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
    if specifiers[number] == nil { specifiers[number] = specifier }
  }
}
