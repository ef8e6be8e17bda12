import OversetVocabulary

/// Finds views whose direction is set to the same in all languages.
struct FixedDirectionFinder: FactFinder {
  private static let directions: Set<String> = [
    "forceLeftToRight", "forceRightToLeft", "leftToRight", "rightToLeft",
  ]

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.binary, .call], in: tree).compactMap { node in
      let isSet =
        scene.index[node].kind == .call
        ? setsEnvironment(node, scene.index) : setsAttribute(node, scene.index)
      guard isSet, !DirectionCondition.governs(node, scene.index) else { return nil }
      return scene.fact(
        .fixedDirection, at: start(of: node, scene.index), evidence: evidence(node, scene.index))
    }
  }

  private func start(of node: NodeReference, _ index: ProgramIndex) -> NodeReference {
    index.child(of: node, .left) ?? node
  }

  private func evidence(_ node: NodeReference, _ index: ProgramIndex) -> NodeReference {
    index[node].kind == .call ? index.arguments(node).last ?? node : node
  }

  private func setsAttribute(_ assignment: NodeReference, _ index: ProgramIndex) -> Bool {
    guard index[assignment].name == "=", let target = index.child(of: assignment, .left),
      index[target].name == "semanticContentAttribute",
      let value = index.child(of: assignment, .right)
    else { return false }
    return index[value].kind == .member && Self.directions.contains(index[value].name)
  }

  /// `.environment(\.layoutDirection, .leftToRight)`
  private func setsEnvironment(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    let arguments = index.arguments(call)
    guard index.calledName(call) == "environment", arguments.count == 2,
      index[arguments[0]].kind == .keyPath, index[arguments[0]].name == "layoutDirection"
    else { return false }
    return index[arguments[1]].kind == .member && Self.directions.contains(index[arguments[1]].name)
  }
}
