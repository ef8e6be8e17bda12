/// Tells texts that only some screens or settings of the user show: nothing says which of several rows a phone has.
///
/// It keeps its answers: the chains of many texts pass the same conditions.
final class ScreenConditions {
  let index: ProgramIndex
  private var known: [NodeReference: Bool] = [:]
  private var knownWords: [String: Bool] = [:]

  init(index: ProgramIndex) { self.index = index }

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
        if asked.contains(where: { mentionsScreen($0) }) { return true }
      case .function, .type: return false
      default: continue
      }
    }
    return false
  }

  private func mentionsScreen(_ condition: NodeReference) -> Bool {
    if let answer = known[condition] { return answer }
    var open = [condition]
    var isFound = false
    for _ in 0..<Self.mostNodes {
      guard let node = open.popLast(), !isFound else { break }
      isFound = isOfScreen(index[node].name)
      open += index.children(of: node)
    }
    known[condition] = isFound
    return isFound
  }

  private func isOfScreen(_ name: String) -> Bool {
    if let answer = knownWords[name] { return answer }
    let word = name.lowercased()
    let answer = Self.words.contains(word) || Self.parts.contains(where: word.contains)
    knownWords[name] = answer
    return answer
  }

  private static let words: Set<String> = ["ispad", "isipad", "isphone", "iscompact", "isregular"]
  private static let parts = [
    "sizeclass", "dynamictype", "accessibilitysize", "idiom", "landscape", "orientation",
  ]
}
