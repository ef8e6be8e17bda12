import OversetVocabulary

/// Finds sentences that are put together from localized texts, whose order is then the same in all languages.
///
/// A list, a label with a colon, a line under another one is no sentence: what stands between the parts tells.
struct JoinedTextFinder: FactFinder {
  /// A part of a joined text.
  private enum Part {
    case words(String)
    case localized
    case value
    /// A looked-up text that is a sentence by itself, as its key ends.
    case sentence
    /// A number. Behind a looked-up text it numbers it, as an error's code does, or measures it, as progress does.
    case number
  }

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.binary, .string], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of node: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    let parts: [NodeReference]
    if index[node].kind == .binary {
      guard index[node].name == "+", !isPartOfSum(node, index) else { return nil }
      parts = summands(of: node, index)
    } else {
      parts = index.children(of: node, .segment)
      guard parts.count > 1, index[node].role != .callee else { return nil }
    }
    guard parts.count <= 24, isSentence(parts.flatMap { self.parts(of: $0, scene) }),
      let site = scene.sight(of: node), !scene.isKey(node, at: site)
    else { return nil }
    return scene.fact(.joinedText, at: node, detail: site.element)
  }

  private func isPartOfSum(_ node: NodeReference, _ index: ProgramIndex) -> Bool {
    index.parent(of: node).map { index[$0].kind == .binary && index[$0].name == "+" } ?? false
  }

  private func summands(of node: NodeReference, _ index: ProgramIndex) -> [NodeReference] {
    var found: [NodeReference] = []
    var pending = [node]
    while let next = pending.popLast(), found.count < 25 {
      if index[next].kind == .binary, index[next].name == "+" {
        pending += index.children(of: next, .right) + index.children(of: next, .left)
      } else {
        found.append(next)
      }
    }
    return found
  }

  private func parts(of node: NodeReference, _ scene: FactScene) -> [Part] {
    let index = scene.index
    switch index[node].kind {
    case .text: return [.words(index[node].name)]
    case .string:
      let segments = index.children(of: node, .segment)
      return segments.isEmpty
        ? [.words(index[node].name)] : segments.flatMap { parts(of: $0, scene) }
    case .interpolation:
      return [index.child(of: node, .argument).map { part(of: $0, scene) } ?? .value]
    default:
      return [part(of: node, scene)]
    }
  }

  private func part(of value: NodeReference, _ scene: FactScene) -> Part {
    let index = scene.index
    guard scene.isAlwaysLookup(value) else {
      let isNumber =
        scene.inference.staticType(of: value)
        .map { PlainNumberFinder.isNumber($0.name) } ?? false
      let words = NameWords.of(index[value].name)
      return isNumber || words.contains { Self.numbering.contains($0) } ? .number : .value
    }
    let literals = ([value] + scene.inside(value)).filter { index[$0].kind == .string }
    let isSentence = literals.contains { index[$0].name.last.map { ".!?…".contains($0) } ?? false }
    return isSentence ? .sentence : .localized
  }

  /// Words in the names of values that number or measure what stands before them.
  private static let numbering: Set<String> = [
    "code", "version", "build", "number", "id", "identifier", "status", "percent", "percentage",
    "progress",
  ]

  /// Whether parts make one sentence: a localized one beside another, or beside words or a value, with at most a
  /// space between them.
  private func isSentence(_ parts: [Part]) -> Bool {
    var previous: Part?
    var isJoint = false
    for part in parts {
      switch (previous, part) {
      case (_, .words(let words)) where words.allSatisfy({ $0 == " " }):
        isJoint = previous != nil
        continue
      case (.localized?, .localized): if isJoint { return true }
      case (.localized?, .value), (.value?, .localized), (.number?, .localized):
        if isJoint { return true }
      case (.localized?, .words(let words)): if startsWithWord(words) { return true }
      case (.words(let words)?, .localized): if endsWithWord(words) { return true }
      default: break
      }
      isJoint = false
      previous = part
    }
    return false
  }

  private func startsWithWord(_ words: String) -> Bool {
    guard words.first == " ", let first = words.split(separator: " ").first else { return false }
    return first.count >= 2 && first.allSatisfy(\.isLetter)
  }

  private func endsWithWord(_ words: String) -> Bool {
    guard words.last == " ", let last = words.split(separator: " ").last else { return false }
    return last.count >= 2 && last.allSatisfy(\.isLetter)
  }
}
