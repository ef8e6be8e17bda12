import OversetConfig
package import OversetVocabulary

/// Arguments to lay a text out with when no code gives any.
///
/// They are the same every time: a name of the locale's script for `%@` and `%s` unless the choice
/// says otherwise, a number of the wanted plural category for integers, 12.5 for decimals, `A` for
/// characters.
package enum SampleArguments {
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
    // A text with many arguments asks for the number of one category again and again.
    var numbers: [String: Double] = [:]
    return (0..<min(count, FormatString.largestPosition)).map { offset in
      let specifier = specifiers[offset + 1]
      let category = categories[offset + 1]
      let kind = category == nil ? specifier?.kind ?? .object : specifier?.kind ?? .integer
      // Words need none, and it takes a look at many numbers.
      var number: Double {
        let wanted = category ?? VariantName.other
        if let known = numbers[wanted] { return known }
        let number = SampleNumbers.representative(
          of: wanted, locale: locale, length: choice.length, pluralSelector: pluralSelector)
        numbers[wanted] = number
        return number
      }
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
