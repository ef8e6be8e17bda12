/// A piece of a text whose variants are chosen and whose arguments are known by number.
enum BoundPiece {
  /// Text as it is shown.
  case literal(String)
  /// An argument, counted from 1.
  case argument(BoundArgument)
}

/// A specifier with the arguments it takes.
struct BoundArgument {
  let specifier: FormatSpecifier
  /// How the specifier is spelt.
  let spelling: String
  /// The argument, counted from 1.
  let number: Int
  /// The arguments that give width and precision, where `*` does.
  let width: Int?
  let precision: Int?
}

/// Gives the arguments of a text their numbers: those without a position are counted from left
/// to right.
struct ArgumentCounter {
  private(set) var next: Int

  init(startingAt first: Int = 1) {
    next = first
  }

  /// The number of the argument at an explicit position, or of the next one.
  mutating func number(at position: Int?) -> Int {
    if let position { return position }
    defer { next += 1 }
    return next
  }

  /// Counts on from a number, if that is further.
  mutating func advance(past number: Int) {
    next = max(next, number + 1)
  }

  mutating func bind(_ specifier: FormatSpecifier, spelling: String) -> BoundArgument {
    // Width and precision come before the value they apply to.
    let width = fieldNumber(specifier.width)
    let precision = fieldNumber(specifier.precision)
    return BoundArgument(
      specifier: specifier, spelling: spelling, number: number(at: specifier.position),
      width: width, precision: precision)
  }

  private mutating func fieldNumber(_ field: FormatSpecifier.Field?) -> Int? {
    guard case .argument(let position) = field else { return nil }
    return number(at: position)
  }
}

/// The arguments that the plurals of a localization go by, each read once for all of them.
package struct GoverningArguments {
  private let key: String
  private let localization: Localization
  /// The argument of the plurals of the whole text.
  private(set) lazy var whole = GoverningArgument.number(key: key, localization: localization)
  private lazy var numbers = SubstitutionNumbers(of: localization)

  /// Those of the texts of a key.
  package init(of localization: Localization, key: String) {
    self.localization = localization
    self.key = key
  }

  /// The argument by which the plural at `path` is chosen, counted from 1; nil if it takes none.
  package mutating func number(of path: LeafPath) -> Int? {
    guard path.pluralCategory != nil else { return nil }
    return path.substitution.map { numbers[$0] } ?? whole
  }
}

/// Which argument each substitution of a localization refers to.
struct SubstitutionNumbers {
  private var numbers: [ExactString: Int] = [:]

  /// Numbers the substitutions: by `argNum`, else by the position in the reference, else by
  /// counting from left to right in the text that refers to them.
  init(of localization: Localization) {
    guard !localization.substitutions.isEmpty else { return }
    var counter = ArgumentCounter()
    for piece in FormatString.parse(localization.content.representative?.value ?? "") {
      switch piece.kind {
      case .argument(let specifier) where !specifier.resemblesProse:
        _ = counter.bind(specifier, spelling: piece.text)
      case .substitution(let name, let position):
        let number = counter.number(at: position)
        let declared = localization.substitution(named: name)?.argumentNumber
        numbers[ExactString(name)] = numbers[ExactString(name)] ?? declared ?? number
      default: break
      }
    }
    for substitution in localization.substitutions where self[substitution.name] == nil {
      numbers[ExactString(substitution.name)] = substitution.argumentNumber
    }
  }

  subscript(name: String) -> Int? { numbers[ExactString(name)] }
}
