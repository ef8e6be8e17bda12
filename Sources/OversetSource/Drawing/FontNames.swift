import OversetVocabulary

/// Reads which font other than the system's an expression names: `UIFont(name: "Lato-Bold", size: 17)`.
struct FontNames {
  let index: ProgramIndex

  /// The font of a name, which is nil where it could not be read; nil for the system's own.
  static func font(_ name: String?) -> AppFont? {
    guard let name, !name.isEmpty else { return AppFont(name: nil) }
    let small = name.lowercased()
    let isSystem =
      small.hasPrefix(".")
      || ["sfui", "sfpro", "sf-pro", "sf pro"].contains {
        small.hasPrefix($0)
      }
    return isSystem ? nil : AppFont(name: name)
  }

  /// The weight that the name of a face says, 100 to 900; nil where it says none.
  static func weight(_ name: String) -> Int? {
    let small = name.lowercased()
    return weights.first { small.contains($0.word) }?.weight
  }

  /// The longer words stand before those that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800),
    ("extralight", 200), ("ultralight", 100), ("bold", 700), ("medium", 500), ("light", 300),
    ("heavy", 800), ("black", 900), ("thin", 200),
  ]

  /// The text of an expression: a literal, a constant, the text of a case; nil where it cannot be read.
  func name(_ node: NodeReference, depth: Int = 4) -> String? {
    guard depth > 0 else { return nil }
    switch index[node].kind {
    case .string: return index[node].name
    case .member where index[node].name == "rawValue":
      return index.child(of: node, .base).flatMap { rawValue($0, depth: depth - 1) }
    case .name, .member:
      return SourceValues(index: index).constant(node).flatMap { name($0, depth: depth - 1) }
    default: return nil
    }
  }

  /// The text of a case: the one that is written beside it, else its name.
  private func rawValue(_ node: NodeReference, depth: Int) -> String? {
    guard index[node].kind == .member, let base = index.child(of: node, .base) else {
      return SourceValues(index: index).constant(node).flatMap { rawValue($0, depth: depth) }
    }
    let type = index.resolve(index[base].name, at: node)
    let cases = (index.types[type]?.cases ?? []).filter { index[$0].name == index[node].name }
    guard cases.count == 1 else { return nil }
    guard let value = index.child(of: cases[0], .value) else { return index[cases[0]].name }
    return name(value, depth: depth)
  }
}
