/// Tells texts that only some screens or settings of the user show: nothing says which of several rows a phone has.
struct ScreenConditions {
  let index: ProgramIndex

  /// The most nodes of a condition that are looked at.
  private static let mostNodes = 100

  /// Whether a condition that a chain passes asks for the size of the screen, the kind of device or the size of texts.
  func decide(_ chain: DrawingChain) -> Bool {
    (chain.links.map(\.call) + chain.uses).contains { decide(around: $0) }
  }

  private func decide(around node: NodeReference) -> Bool {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .ifElse, .ternary, .switchCases:
        let asked = [SyntaxRole.condition, .subject].flatMap { index.children(of: ancestor, $0) }
        if asked.contains(where: mentionsScreen) { return true }
      case .function, .type: return false
      default: continue
      }
    }
    return false
  }

  private func mentionsScreen(_ condition: NodeReference) -> Bool {
    var open = [condition]
    for _ in 0..<Self.mostNodes {
      guard let node = open.popLast() else { return false }
      let word = index[node].name.lowercased()
      if Self.words.contains(word) || Self.parts.contains(where: word.contains) { return true }
      open += index.children(of: node)
    }
    return false
  }

  private static let words: Set<String> = ["ispad", "isipad", "isphone", "iscompact", "isregular"]
  private static let parts = [
    "sizeclass", "dynamictype", "accessibilitysize", "idiom", "landscape", "orientation",
  ]
}
