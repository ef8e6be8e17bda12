import OversetVocabulary

/// Finds texts that are chosen by comparing a number with one, as if every language had two forms.
struct PluralChoiceFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.ternary, .ifElse], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of choice: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    let conditions = index.children(of: choice, .condition)
    guard conditions.count == 1, let condition = conditions.first,
      let count = countComparedWithOne(condition, scene),
      let then = index.child(of: choice, .then).flatMap({ value(of: $0, index) }),
      let otherwise = index.child(of: choice, .otherwise).flatMap({ value(of: $0, index) })
    else { return nil }
    let branches = [then, otherwise]
    let isText =
      branches.allSatisfy { scene.isLookup($0) }
      && branches.contains { mentions(count, in: $0, scene) || hasNumber($0, scene) }
      || isWordEnding(branches, index) && scene.display(of: choice) != nil
    guard isText else { return nil }
    return scene.fact(.pluralChoice, at: choice)
  }

  /// The counted value of `count == 1`, `count != 1`, `count > 1`, `count < 2`.
  private func countComparedWithOne(
    _ condition: NodeReference, _ scene: FactScene
  ) -> NodeReference? {
    let index = scene.index
    guard index[condition].kind == .binary, let left = index.child(of: condition, .left),
      let right = index.child(of: condition, .right), index[right].kind == .integer
    else { return nil }
    let number = index[right].name
    let isOne =
      switch index[condition].name {
      case "==", "!=", ">", "<=": number == "1"
      case "<", ">=": number == "2"
      default: false
      }
    return isOne ? left : nil
  }

  /// The only expression of a branch, or the value that it returns or assigns.
  private func value(of branch: NodeReference, _ index: ProgramIndex) -> NodeReference? {
    guard index[branch].kind == .block else { return branch }
    let statements = index.children(of: branch, .statement)
    guard statements.count == 1, let statement = statements.first else { return nil }
    switch index[statement].kind {
    case .returnValue: return index.child(of: statement, .value)
    case .binary where index[statement].name == "=": return index.child(of: statement, .right)
    default: return statement
    }
  }

  /// Whether a branch is given the number that was compared.
  private func mentions(
    _ count: NodeReference, in branch: NodeReference, _ scene: FactScene
  ) -> Bool {
    let name = SourceSpelling.words(of: count, in: scene.index)
    return scene.inside(branch).contains {
      scene.index[$0].kind == scene.index[count].kind
        && SourceSpelling.words(of: $0, in: scene.index) == name
    }
  }

  /// Whether a branch's key has a number in it.
  private func hasNumber(_ branch: NodeReference, _ scene: FactScene) -> Bool {
    ([branch] + scene.inside(branch)).contains {
      scene.index[$0].kind == .string && FormatFinder.hasNumber(scene.index[$0].name)
    }
  }

  /// Whether the branches are literals that differ as singular and plural do: `day` and `days`, `""` and `s`.
  private func isWordEnding(_ branches: [NodeReference], _ index: ProgramIndex) -> Bool {
    let texts = branches.compactMap { node -> String? in
      guard index[node].kind == .string else { return nil }
      let segments = index.children(of: node, .segment)
      guard !segments.isEmpty else { return index[node].name }
      return segments.map { index[$0].kind == .text ? index[$0].name : "#" }.joined()
    }
    guard texts.count == 2, texts[0] != texts[1] else { return false }
    let letters = texts.map { $0.filter(\.isLetter).count }
    guard letters.max() ?? 0 > 0 else { return false }
    if texts.contains("") { return ["s", "es"].contains(texts.first { !$0.isEmpty } ?? "") }
    return letters.min() ?? 0 > 2 && isPair(texts[0], texts[1])
  }

  /// Whether texts begin with the same letters, numbers left out: one may be the plural of the other.
  private func isPair(_ left: String, _ right: String) -> Bool {
    let first = left.filter(\.isLetter).lowercased()
    let second = right.filter(\.isLetter).lowercased()
    let common = zip(first, second).prefix { $0 == $1 }.count
    return common * 2 >= min(first.count, second.count)
  }
}
