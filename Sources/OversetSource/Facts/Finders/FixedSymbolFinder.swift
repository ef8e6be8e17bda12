import OversetVocabulary

/// Finds symbols that point left or right in all languages, of which there is one that points forward or backward.
struct FixedSymbolFinder: FactFinder {
  /// What the names begin with; `arrow.left.arrow.right` and other pairs are another matter.
  private static let beginnings = [
    "chevron.left", "chevron.right", "chevron.compact.left", "chevron.compact.right", "arrow.left",
    "arrow.right", "arrowshape.left", "arrowshape.right", "arrowshape.turn.up.left",
    "arrowshape.turn.up.right",
  ]
  /// What may follow.
  private static let endings: Set<String> = [
    "", ".circle", ".circle.fill", ".square", ".square.fill", ".fill", ".to.line", ".2", ".2.fill",
  ]

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.string], in: tree).compactMap { literal in
      let name = scene.index[literal].name
      guard Self.isFixed(name), !isMirrored(literal, scene.index),
        !DirectionCondition.governs(literal, scene.index), isSymbol(literal, scene.index),
        !isOneOfDirections(literal, scene), !isInFixedDirection(literal, scene.index),
        !isBesideSide(literal, scene.index)
      else { return nil }
      return scene.fact(.fixedSymbol, at: literal, detail: name)
    }
  }

  /// Whether a symbol of a name points to a side whatever the language, and has a counterpart that does not.
  static func isFixed(_ name: String) -> Bool {
    guard name.hasPrefix("chevron.") || name.hasPrefix("arrow") else { return false }
    return beginnings.contains {
      name.hasPrefix($0) && endings.contains(String(name.dropFirst($0.count)))
    }
  }

  /// Whether a view is told to turn it over.
  private func isMirrored(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    for ancestor in index.ancestors(of: literal) {
      switch index[ancestor].kind {
      case .member:
        if Self.mirroring.contains(index[ancestor].name) { return true }
      case .block, .closure, .function: return false
      default: continue
      }
    }
    return false
  }

  private static let mirroring: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation",
  ]

  /// Whether a view around a symbol has one direction in all languages.
  private func isInFixedDirection(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    index.ancestors(of: literal).contains { ancestor in
      index[ancestor].kind == .call && index.calledName(ancestor) == "environment"
        && index.arguments(ancestor).first.map { index[$0].name == "layoutDirection" } ?? false
    }
  }

  /// Whether the text beside a symbol names the side, as instructions for gestures do.
  private func isBesideSide(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let call = index.parent(of: literal), index[call].kind == .call else { return false }
    return index.arguments(call).contains { argument in
      guard argument != literal, index[argument].kind == .string else { return false }
      let words = NameWords.of(index[argument].name)
      return words.contains("left") || words.contains("right")
    }
  }

  /// Whether a symbol is chosen among directions, as arrows of trends and keys of a remote control are.
  private func isOneOfDirections(_ literal: NodeReference, _ scene: FactScene) -> Bool {
    let index = scene.index
    let choice = index.ancestors(of: literal).first {
      [.switchCases, .dictionary, .type, .function].contains(index[$0].kind)
    }
    guard let choice, index[choice].kind == .switchCases || index[choice].kind == .dictionary else {
      return false
    }
    return scene.inside(choice).contains {
      index[$0].kind == .string
        && ["arrow.up", "arrow.down", "chevron.up", "chevron.down"]
          .contains(where: index[$0].name.hasPrefix)
    }
  }

  /// Whether a literal is given to something, and is no pattern or comparison.
  private func isSymbol(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let parent = index.parent(of: literal) else { return false }
    switch index[parent].kind {
    case .patternValue, .dictionary: return false
    case .binary: return index[parent].name == "=" || index[parent].name == "??"
    default: return true
    }
  }
}
