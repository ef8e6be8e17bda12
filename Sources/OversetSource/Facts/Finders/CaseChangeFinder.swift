import OversetVocabulary

/// Finds texts that are shown in another case, changed without a locale.
struct CaseChangeFinder: FactFinder {
  /// The methods that change case by no locale's rules.
  static let methods: Set<String> = ["uppercased", "lowercased", "capitalized"]

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.member], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of member: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    let name = index[member].name
    guard Self.methods.contains(name), let base = index.child(of: member, .base) else { return nil }
    var whole = member
    if name == "capitalized" {
      guard index[member].role != .callee else { return nil }
    } else {
      guard index[member].role == .callee, let call = index.parent(of: member),
        index.arguments(call).isEmpty
      else { return nil }
      whole = call
    }
    guard hasWords(base, scene), scene.sight(of: whole) != nil else { return nil }
    // The rule asks the catalogs whether any translation comes out differently.
    var fact = scene.fact(.caseChange, at: member, evidence: whole)
    fact.detail = KeySearch(scene: scene).keys(of: base).joined(separator: "\n")
    return fact
  }

  /// Whether a text is known to be words of a language, and is not a code or a name that the program was given.
  private func hasWords(_ base: NodeReference, _ scene: FactScene) -> Bool {
    if scene.isLookup(base) { return true }
    let index = scene.index
    switch index[base].kind {
    case .call:
      return ["string", "formatted", "localizedString"].contains(index.calledName(base) ?? "")
    case .string:
      return index.children(of: base, .segment).contains { segment in
        index[segment].kind == .interpolation
          && index.children(of: segment, .argument).contains { scene.isLookup($0) }
      }
    default: return false
    }
  }
}
