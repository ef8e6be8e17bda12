/// An argument that a text takes.
package struct TakenArgument: Sendable, Hashable {
  /// The argument, counted from 1.
  package let number: Int
  /// The specifier that takes it.
  package let specifier: FormatSpecifier
  /// How the specifier is spelt.
  package let spelling: String
  /// Whether the text names the number; otherwise the order of the specifiers gives it.
  package let isNumbered: Bool
}

/// A text of a localization with the arguments it takes.
package struct LeafArguments: Sendable, Hashable {
  /// Which variant of the localization it is.
  package let path: LeafPath
  /// The text.
  package let unit: StringUnit
  /// The arguments, in the order of the text. A reference to a substitution takes the number the
  /// substitution varies by.
  package let arguments: [TakenArgument]

  /// A text with its arguments.
  package init(path: LeafPath, unit: StringUnit, arguments: [TakenArgument]) {
    self.path = path
    self.unit = unit
    self.arguments = arguments
  }
}

extension Localization {
  /// The arguments of every text, in file order, those of substitutions last.
  ///
  /// A percent sign in prose (``FormatSpecifier/resemblesProse``) takes none.
  package var leafArguments: [LeafArguments] {
    let numbers = substitutions.isEmpty ? nil : SubstitutionNumbers(of: self)
    var leaves: [LeafArguments] = []
    forEachUnit { path, unit in
      let name = path.substitution
      let number = name.flatMap { numbers?[$0] }
      var taker = ArgumentTaker(
        counter: ArgumentCounter(startingAt: number ?? 1), localization: self,
        current: number.map { ($0, specifier(ofSubstitution: name)) })
      leaves.append(LeafArguments(path: path, unit: unit, arguments: taker.take(unit.value)))
    }
    return leaves
  }

  fileprivate func specifier(ofSubstitution name: String?) -> FormatSpecifier {
    name.flatMap { substitution(named: $0)?.formatSpecifier }
      .flatMap { FormatSpecifier(name: $0) } ?? .integer
  }
}

/// Reads the arguments of one text.
private struct ArgumentTaker {
  var counter: ArgumentCounter
  let localization: Localization
  /// What `%arg` means.
  let current: (number: Int, specifier: FormatSpecifier)?

  mutating func take(_ text: String) -> [TakenArgument] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatString.parse(text).flatMap { argument(of: $0) }
  }

  private mutating func argument(of piece: FormatPiece) -> [TakenArgument] {
    switch piece.kind {
    case .argument(let specifier) where !specifier.resemblesProse:
      let bound = counter.bind(specifier, spelling: piece.text)
      let fields = [bound.width, bound.precision].compactMap { $0 }
        .map { taken($0, .integer, piece, isNumbered: specifier.position != nil) }
      return fields + [taken(bound.number, specifier, piece, isNumbered: specifier.position != nil)]
    case .currentArgument:
      guard let current else { return [] }
      counter.advance(past: current.number)
      return [taken(current.number, current.specifier, piece, isNumbered: true)]
    case .substitution(let name, let position):
      let counted = counter.number(at: position)
      let number = localization.substitution(named: name)?.argumentNumber ?? counted
      let specifier = localization.specifier(ofSubstitution: name)
      return [taken(number, specifier, piece, isNumbered: true)]
    default: return []
    }
  }

  private func taken(
    _ number: Int, _ specifier: FormatSpecifier, _ piece: FormatPiece, isNumbered: Bool
  ) -> TakenArgument {
    TakenArgument(
      number: number, specifier: specifier, spelling: piece.text, isNumbered: isNumbered)
  }
}
