import OversetVocabulary

/// Finds apps and windows whose direction is set to the same in all languages.
///
/// One view with a direction of its own is no fault: media controls, code, names of users and numbers have one.
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
      let value = index.child(of: assignment, .right), let view = index.child(of: target, .base),
      isOfAll(view, index)
    else { return false }
    return index[value].kind == .member && Self.directions.contains(index[value].name)
  }

  /// Whether a view stands for all of the app: `UIView.appearance()`, a window.
  private func isOfAll(_ view: NodeReference, _ index: ProgramIndex) -> Bool {
    if index[view].kind == .call { return index.calledName(view) == "appearance" }
    return NameWords.of(index[view].name).contains("window")
  }

  /// `.environment(\.layoutDirection, .leftToRight)` of what a window shows first.
  private func setsEnvironment(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    let arguments = index.arguments(call)
    guard index.calledName(call) == "environment", arguments.count == 2,
      index[arguments[0]].kind == .keyPath, index[arguments[0]].name == "layoutDirection"
    else { return false }
    return index[arguments[1]].kind == .member && Self.directions.contains(index[arguments[1]].name)
      && index.ancestors(of: call).contains {
        index[$0].kind == .call && index.calledName($0) == "WindowGroup"
      }
  }
}
