import OversetCatalogs

/// The arguments of a translation against those of its source, after substitutions are expanded.
struct ArgumentComparison {
  /// The texts of the translation.
  let leaves: [LeafArguments]
  /// The arguments of the source's main text, in order.
  let order: [TakenArgument]
  private let source: [Int: FormatSpecifier]
  /// The arguments that plural forms go by, which they need not show.
  private let optional: Set<Int>
  /// Whether parts of the text stand in substitutions: its texts are then judged together.
  private let isSplit: Bool

  /// Nil if there is nothing to compare.
  init?(_ entry: CheckedEntry) {
    guard entry.isTranslation, let localization = entry.localization else { return nil }
    let source = entry.source.arguments
    guard
      entry.arguments.contains(where: { !$0.arguments.isEmpty })
        || source.contains(where: { !$0.arguments.isEmpty })
    else { return nil }
    self.source = Self.specifiers(of: source)
    order = source.first { $0.unit == entry.source.main.unit }?.arguments ?? []
    isSplit = !localization.substitutions.isEmpty
    // Of a text in parts all parts together take the arguments.
    leaves =
      isSplit
      ? entry.arguments.prefix(1).map { leaf in
        LeafArguments(
          path: leaf.path, unit: leaf.unit, arguments: entry.arguments.flatMap(\.arguments))
      } : entry.arguments
    var optional = Set(
      leaves.compactMap { localization.governingArgument(of: $0.path, key: entry.entry.key) })
    if let own = entry.entry.localizations[entry.entry.sourceLanguage] {
      optional.formUnion(
        source.compactMap { own.governingArgument(of: $0.path, key: entry.entry.key) })
    }
    self.optional = optional
  }

  private static func specifiers(of leaves: [LeafArguments]) -> [Int: FormatSpecifier] {
    var specifiers: [Int: FormatSpecifier] = [:]
    for argument in leaves.flatMap(\.arguments) where specifiers[argument.number] == nil {
      specifiers[argument.number] = argument.specifier
    }
    return specifiers
  }

  /// What is wrong with the arguments of a text; nil if nothing is.
  func problem(of leaf: LeafArguments) -> String? {
    for argument in leaf.arguments {
      guard let expected = source[argument.number] else {
        if isProse(argument, in: leaf.unit.value) { continue }
        return "“\(argument.spelling)” is argument \(argument.number), but the source has "
          + (source.isEmpty ? "none" : "\(source.count)")
      }
      if !Self.agree(argument.specifier, expected) {
        return "argument \(argument.number) is \(Self.name(argument.specifier)) here, but "
          + "\(Self.name(expected)) in the source"
      }
    }
    let taken = Set(leaf.arguments.map(\.number))
    let isForm = leaf.path.pluralCategory != nil || isSplit
    let missing = source.keys.sorted().filter {
      !taken.contains($0) && !(isForm && optional.contains($0))
    }
    guard let first = missing.first, let specifier = source[first] else { return nil }
    return "argument \(first), \(Self.name(specifier)), is missing from the text"
  }

  /// Whether the text has the source's arguments in another order, of other types, without numbers.
  func isReordered(_ leaf: LeafArguments) -> Bool {
    let own = leaf.arguments.map(\.specifier.kind)
    let other = order.map(\.specifier.kind)
    return !isSplit && own != other && own.count == other.count
      && own.map(\.rawValue).sorted() == other.map(\.rawValue).sorted()
      && leaf.arguments.allSatisfy { !$0.isNumbered } && order.allSatisfy { !$0.isNumbered }
  }

  /// How the format of an argument differs; nil if it does not.
  func detail(of leaf: LeafArguments) -> String? {
    for argument in leaf.arguments {
      guard let expected = source[argument.number] else { continue }
      let own = argument.specifier
      if own.width != expected.width || own.precision != expected.precision
        || own.flags != expected.flags
      {
        return "“\(argument.spelling)” has a different width, precision or flag than in the source"
      }
    }
    return nil
  }

  /// `%20d` of “%20dolu” and `%i` of “100%ig”: a share, where the source takes no arguments.
  private func isProse(_ argument: TakenArgument, in text: String) -> Bool {
    guard source.isEmpty, argument.specifier.flags.isEmpty else { return false }
    if argument.specifier.width != nil { return true }
    guard argument.specifier.kind != .object,
      let place = text.firstRange(of: argument.spelling)
    else { return false }
    return text[..<place.lowerBound].last?.isNumber == true
      && text[place.upperBound...].first?.isLetter == true
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
