import OversetVocabulary

/// Reads the way to a text as exports spell it: `device.iphone.plural.other`,
/// `substitutions.boats.plural.few`.
struct LeafPathReader {
  /// What is not read yet, in UTF-8.
  private var rest: Substring.UTF8View
  private var budget: ReadingBudget

  init(_ text: Substring) {
    rest = text.utf8
    budget = ReadingBudget(.forInput(ofBytes: text.utf8.count))
  }

  /// The steps; nil for what is no path.
  ///
  /// - Throws: `Diagnostic` at `place` for a path too deep to be one.
  mutating func read(at place: SourcePlace) throws(Diagnostic) -> [LeafPath.Step]? {
    var steps: [LeafPath.Step] = []
    while !rest.isEmpty {
      // Whatever a budget allows can be put together, looked through and freed by recursion.
      try budget.descend(at: place)
      guard let step = readStep(isFirst: steps.isEmpty) else { return nil }
      steps.append(step)
    }
    if case .variant = steps.last { return steps }
    return nil
  }

  /// An axis is looked for before anything is searched, so that a long text that is no path costs nothing.
  private mutating func readStep(isFirst: Bool) -> LeafPath.Step? {
    for axis in [VariantAxis.plural, VariantAxis.device] where skip("\(axis).") {
      return readName().map { .variant(axis: axis, name: $0) }
    }
    guard isFirst, skip("substitutions.") else { return nil }
    return (readQuotedName() ?? readName()).map { .substitution($0) }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// What stands before the next point.
  private mutating func readName() -> String? {
    let name = rest.prefix { $0 != UInt8(ascii: ".") }
    guard !name.isEmpty, name.count <= VariantName.longest else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return String(Substring(name))
  }

  /// A name between two `@`, which may hold points.
  private mutating func readQuotedName() -> String? {
    guard rest.first == UInt8(ascii: "@") else { return nil }
    let inner = rest.dropFirst()
    guard let end = inner.firstIndex(of: UInt8(ascii: "@")),
      inner[end...].dropFirst().first == UInt8(ascii: "."),
      inner[..<end].count <= VariantName.longest
    else { return nil }
    let name = String(Substring(inner[..<end]))
    rest = inner[end...].dropFirst(2)
    return name
  }
}
