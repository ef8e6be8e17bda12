import OversetCatalogs

/// The arguments of a translation against those of its source, after substitutions are expanded.
struct ArgumentComparison {
  /// The texts of the translation.
  let leaves: [LeafArguments]
  /// The arguments of the source's main text, in order.
  let order: [TakenArgument]
  /// What the source takes by number; where its parts disagree all of it, as a translation may repeat that.
  private let source: [Int: [FormatSpecifier]]
  /// The numbers of the source's arguments, in order.
  private let numbers: [Int]
  /// Those that plural forms must show too: they need not show what they go by.
  private let required: [Int]
  /// The signs of ``signs`` in the source's own words.
  private let sourceSigns: Set<Unicode.Scalar>
  /// The kinds of ``order``.
  private let kinds: [FormatSpecifier.Kind]
  /// Whether parts of the text stand in substitutions: its texts are then judged together.
  private let isSplit: Bool

  /// Nil if there is nothing to compare.
  init?(_ entry: CheckedEntry) {
    guard entry.isTranslation, entry.source.isFormat, let localization = entry.localization else {
      return nil
    }
    let source = entry.source.arguments
    guard
      entry.arguments.contains(where: { !$0.arguments.isEmpty })
        || source.contains(where: { !$0.arguments.isEmpty })
    else { return nil }
    let specifiers = Self.specifiers(of: source)
    // Code passes what the key says, even where the source text does not show it.
    self.source = specifiers.merging(
      Self.specifiers(of: [entry.source.keyArguments].compactMap { $0 }), uniquingKeysWith: +)
    order = source.first { $0.unit == entry.source.main.unit }?.arguments ?? []
    sourceSigns = Self.signs(in: entry.source.main.value)
    kinds = order.map(\.specifier.kind)
    isSplit = !localization.substitutions.isEmpty
    // Of a text in parts all parts together take the arguments.
    leaves =
      isSplit
      ? entry.arguments.prefix(1).map { leaf in
        LeafArguments(
          path: leaf.path, unit: leaf.unit, arguments: entry.arguments.flatMap(\.arguments))
      } : entry.arguments
    var governing = GoverningArguments(of: localization, key: entry.entry.key)
    var optional = Set(leaves.compactMap { governing.number(of: $0.path) })
    if let own = entry.entry.localizations[entry.entry.sourceLanguage] {
      governing = GoverningArguments(of: own, key: entry.entry.key)
      optional.formUnion(source.compactMap { governing.number(of: $0.path) })
    }
    numbers = specifiers.keys.sorted()
    required = numbers.filter { !optional.contains($0) }
  }

  private static func specifiers(of leaves: [LeafArguments]) -> [Int: [FormatSpecifier]] {
    var specifiers: [Int: [FormatSpecifier]] = [:]
    for argument in leaves.flatMap(\.arguments) {
      let known = specifiers[argument.number] ?? []
      if known.contains(where: { isAlike($0, argument.specifier) }) { continue }
      specifiers[argument.number] = known + [argument.specifier]
    }
    return specifiers
  }

  /// What is wrong with the arguments of a text.
  enum Problem {
    /// An argument that is not the source's.
    case other(String)
    /// Only that the one of that number is not shown, of which nothing is left.
    case leftOut(String, number: Int)
  }

  /// What is wrong with the arguments of a text; nil if nothing is.
  func problem(of leaf: LeafArguments) -> Problem? {
    if let text = difference(of: leaf) { return .other(text) }
    return lost(from: leaf).map { text, number in
      hasRemains(leaf.unit.value) ? .other(text) : .leftOut(text, number: number)
    }
  }

  /// Whether signs of a broken specifier stand in a text: `$@`, or a percent sign of any script. What the
  /// source has too is part of the text: a price, an address.
  private func hasRemains(_ text: String) -> Bool {
    Self.signs(in: text).contains { !sourceSigns.contains($0) }
  }

  private static func signs(in text: String) -> Set<Unicode.Scalar> {
    FormatString.parse(text).reduce(into: []) { found, piece in
      switch piece.kind {
      case .argument, .currentArgument, .substitution, .percent: break
      default: found.formUnion(piece.text.unicodeScalars.filter(signs.contains))
      }
    }
  }

  private static let signs: Set<Unicode.Scalar> = ["%", "\u{FF05}", "\u{66A}", "@", "$"]

  /// An argument that the source does not have, or has of another type; nil without one.
  private func difference(of leaf: LeafArguments) -> String? {
    var prose: [String: Bool] = [:]
    for argument in leaf.arguments {
      guard let expected = source[argument.number] else {
        // The source's own specifier is broken, such as `%$1@`: that is a fault of the source.
        if source.isEmpty, sourceSigns.isSuperset(of: ["%", "@"]) { continue }
        if isProse(argument, in: leaf.unit.value, known: &prose) { continue }
        return "“\(argument.spelling)” is argument \(argument.number), but the source has "
          + (source.isEmpty ? "none" : "\(source.count)")
      }
      guard let first = expected.first,
        !expected.contains(where: { Self.agree(argument.specifier, $0) })
      else { continue }
      return "argument \(argument.number) is \(Self.name(argument.specifier)) here, but "
        + "\(Self.name(first)) in the source"
    }
    return nil
  }

  /// An argument of the source that the text does not show; nil without one, and where the text is blank.
  private func lost(from leaf: LeafArguments) -> (text: String, number: Int)? {
    guard leaf.unit.value.contains(where: { !$0.isWhitespace }) else { return nil }
    let taken = Set(leaf.arguments.map(\.number))
    let isForm = leaf.path.pluralCategory != nil || isSplit
    guard let first = (isForm ? required : numbers).first(where: { !taken.contains($0) }),
      let specifier = source[first]?.first
    else { return nil }
    return ("argument \(first), \(Self.name(specifier)), is missing from the text", first)
  }

  /// Whether the text has the source's arguments in another order, of other types, without numbers.
  func isReordered(_ leaf: LeafArguments) -> Bool {
    guard !isSplit, leaf.arguments.count == kinds.count else { return false }
    let own = leaf.arguments.map(\.specifier.kind)
    return own != kinds && own.map(\.rawValue).sorted() == kinds.map(\.rawValue).sorted()
      && leaf.arguments.allSatisfy { !$0.isNumbered } && order.allSatisfy { !$0.isNumbered }
  }

  /// How the format of an argument differs; nil if it does not.
  func detail(of leaf: LeafArguments) -> String? {
    for argument in leaf.arguments {
      guard let expected = source[argument.number] else { continue }
      if !expected.contains(where: { Self.isAlike($0, argument.specifier) }) {
        return "“\(argument.spelling)” has a different width, precision or flag than in the source"
      }
    }
    return nil
  }

  /// `%20d` of “%20dolu” and `%i` of “100%ig”: a share, where the source takes no arguments.
  ///
  /// - Parameter known: what was found out about spellings of this text. Prose has few, and each is looked for
  ///   in the whole text.
  private func isProse(
    _ argument: TakenArgument, in text: String, known: inout [String: Bool]
  ) -> Bool {
    guard source.isEmpty, argument.specifier.flags.isEmpty else { return false }
    if argument.specifier.width != nil { return true }
    if let isProse = known[argument.spelling] { return isProse }
    guard argument.specifier.kind != .object, known.count < 32,
      let place = text.firstRange(of: argument.spelling)
    else { return false }
    let isProse =
      text[..<place.lowerBound].last?.isNumber == true
      && text[place.upperBound...].first?.isLetter == true
    known[argument.spelling] = isProse
    return isProse
  }

  /// Whether two specifiers take the same, and show it alike.
  private static func isAlike(_ left: FormatSpecifier, _ right: FormatSpecifier) -> Bool {
    agree(left, right) && width(of: left) == width(of: right) && left.precision == right.precision
      && left.flags == right.flags
  }

  /// The width that changes what is shown: every number has a digit.
  private static func width(of specifier: FormatSpecifier) -> FormatSpecifier.Field? {
    specifier.width == .fixed(1) ? nil : specifier.width
  }

  /// Whether two specifiers take the same from the stack.
  private static func agree(_ left: FormatSpecifier, _ right: FormatSpecifier) -> Bool {
    if left.kind == right.kind { return true }
    let whole: Set<FormatSpecifier.Kind> = [.integer, .unsigned, .character]
    return whole.contains(left.kind) && whole.contains(right.kind)
  }

  private static func name(_ specifier: FormatSpecifier) -> String {
    switch specifier.kind {
    case .object: "an object"
    case .integer, .unsigned: "a whole number"
    case .decimal: "a decimal number"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "a pointer"
    }
  }
}
