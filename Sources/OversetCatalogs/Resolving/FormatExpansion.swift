import OversetVocabulary

/// Chooses the variants of a text and puts its substitutions in place.
struct FormatExpansion {
  let key: String
  /// The texts; `nil` for an unknown key, which is its own text.
  let localization: Localization?
  let arguments: [FormatArgument]
  let chooser: VariantChooser
  /// The argument that plurals of the whole text go by.
  private let governing: Int?
  /// What the text has been expanded to so far.
  private(set) var budget = FormatLimits.budget(for: "")
  /// Set once there is no more room: further substitutions are not even read.
  private var isFull = false
  private(set) var pieces: [BoundPiece] = []
  private(set) var issues: [FormatIssue] = []

  init(
    key: String, localization: Localization?, arguments: [FormatArgument],
    chooser: VariantChooser, governing: Int?
  ) {
    self.governing = governing
    self.key = key
    self.localization = localization
    self.arguments = arguments
    self.chooser = chooser
  }

  /// What `%arg` means, and which substitutions are being expanded.
  private struct Scope {
    var argument: (number: Int, specifier: FormatSpecifier)?
    var open: Set<ExactString> = []
  }

  /// Expands the text.
  ///
  /// - Returns: the text that was chosen, before its substitutions; `nil` when there is none and
  ///   the key is shown.
  mutating func expand() -> VariantChooser.Choice? {
    let choice = localization.flatMap { localization in
      chooser.choose(
        localization.content, at: .root,
        // Only variants depend on a number; plain texts need none.
        number: localization.variations.isEmpty ? nil : number(of: governingArgument),
        issues: &issues)
    }
    let text = choice?.unit.value ?? key
    budget = FormatLimits.budget(for: text)
    if isFormatted(text, choice: choice) {
      append(text, counter: ArgumentCounter(), in: Scope())
    } else {
      pieces = [.literal(text)]
    }
    return choice
  }

  private func isFormatted(_ text: String, choice: VariantChooser.Choice?) -> Bool {
    if !arguments.isEmpty || choice?.path.pluralCategory != nil { return true }
    return FormatString.substitutionNames(in: text).contains { name in
      localization?.substitution(named: name) != nil
    }
  }

  // MARK: Which number decides

  /// The argument a plural of the whole text goes by: the first integer of the text, or of the
  /// key, else the first number that is given.
  private var governingArgument: Int? {
    governing
      ?? arguments.firstIndex { $0.number != nil }.map { $0 + 1 }
  }

  private func number(of argument: Int?) -> Double? {
    guard let argument, arguments.indices.contains(argument - 1) else { return nil }
    return arguments[argument - 1].number
  }

  // MARK: Pieces

  private mutating func append(_ text: String, counter: ArgumentCounter, in scope: Scope) {
    var counter = counter
    for piece in FormatString.parse(text) {
      guard spend(on: piece) else {
        report(.endlessSubstitution, piece)
        return
      }
      append(piece, counter: &counter, in: scope)
    }
  }

  /// Counts a piece and its bytes; whether there is room for it.
  private mutating func spend(on piece: FormatPiece) -> Bool {
    do throws(Diagnostic) {
      try budget.addNodes(at: nil)
      try budget.write(piece.text.utf8.count, at: nil)
      return true
    } catch {
      isFull = true
      return false
    }
  }

  private mutating func append(
    _ piece: FormatPiece, counter: inout ArgumentCounter, in scope: Scope
  ) {
    switch piece.kind {
    case .literal: pieces.append(.literal(piece.text))
    case .percent: pieces.append(.literal("%"))
    case .strayPercent:
      report(.strayPercent, piece)
      pieces.append(.literal(piece.text))
    case .argument(let specifier):
      pieces.append(.argument(counter.bind(specifier, spelling: piece.text)))
    case .currentArgument: appendCurrentArgument(piece, counter: &counter, in: scope)
    case .substitution(let name, let position):
      let counted = counter.number(at: position)
      appendSubstitution(piece, named: name, number: counted, in: scope)
    }
  }

  private mutating func appendCurrentArgument(
    _ piece: FormatPiece, counter: inout ArgumentCounter, in scope: Scope
  ) {
    guard let argument = scope.argument else {
      report(.misplacedCurrentArgument, piece)
      pieces.append(.literal(piece.text))
      return
    }
    counter.advance(past: argument.number)
    pieces.append(
      .argument(
        BoundArgument(
          specifier: argument.specifier, spelling: piece.text, number: argument.number,
          width: nil, precision: nil)))
  }

  private mutating func appendSubstitution(
    _ piece: FormatPiece, named name: String, number counted: Int, in scope: Scope
  ) {
    guard let substitution = localization?.substitution(named: name) else {
      report(.undefinedSubstitution, piece)
      pieces.append(.literal(piece.text))
      return
    }
    let exact = ExactString(name)
    guard !isFull, !scope.open.contains(exact), (try? budget.descend(at: nil)) != nil else {
      report(.endlessSubstitution, piece)
      pieces.append(.literal(piece.text))
      return
    }
    defer { budget.ascend() }
    let argument = substitution.argumentNumber ?? counted
    if !arguments.indices.contains(argument - 1) {
      report(.missingArgument, piece, argument: argument)
    }
    let choice = chooser.choose(
      substitution.content, at: LeafPath([.substitution(name)]), number: number(of: argument),
      issues: &issues)
    guard let choice else { return }
    let specifier = substitution.formatSpecifier.flatMap { FormatSpecifier(name: $0) } ?? .integer
    append(
      choice.unit.value, counter: ArgumentCounter(startingAt: argument),
      in: Scope(argument: (argument, specifier), open: scope.open.union([exact])))
  }

  private mutating func report(
    _ kind: FormatIssue.Kind, _ piece: FormatPiece, argument: Int? = nil
  ) {
    issues.append(FormatIssue(kind: kind, subject: piece.text, argument: argument))
  }
}

/// The argument a plural of a whole text goes by.
enum GoverningArgument {
  /// The first integer of the text that represents all variants, else of the key; `nil` when
  /// neither has one.
  static func number(key: String, localization: Localization?) -> Int? {
    let text = localization?.content.representative?.value ?? key
    return firstInteger(of: text) ?? firstInteger(of: key)
  }

  private static func firstInteger(of text: String) -> Int? {
    var counter = ArgumentCounter()
    var decimal: Int?
    for piece in FormatString.parse(text) {
      guard case .argument(let specifier) = piece.kind else { continue }
      let bound = counter.bind(specifier, spelling: piece.text)
      switch specifier.kind {
      case .integer, .unsigned: return bound.number
      case .decimal: decimal = decimal ?? bound.number
      default: break
      }
    }
    return decimal
  }
}
