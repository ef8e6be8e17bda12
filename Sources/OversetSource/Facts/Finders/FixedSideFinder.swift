import OversetVocabulary

/// Finds left and right alignments and insets, where leading and trailing are meant.
struct FixedSideFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.binary, .call], in: tree).compactMap { node in
      guard !DirectionCondition.governs(node, scene.index) else { return nil }
      return scene.index[node].kind == .call ? insets(node, scene) : alignment(node, scene)
    }
  }

  private func alignment(_ assignment: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    guard index[assignment].name == "=", let target = index.child(of: assignment, .left),
      let value = index.child(of: assignment, .right), index[value].kind == .member,
      ["left", "right"].contains(index[value].name), isSide(value, index),
      isAlignment(target, scene), !isAsWideAsItsText(target, index)
    else { return nil }
    return scene.fact(
      .fixedSide, at: target, evidence: assignment, detail: index[target].name)
  }

  /// Whether a label becomes a view that is as wide as its text, so that nobody sees its alignment.
  private func isAsWideAsItsText(_ target: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let label = index.child(of: target, .base) else { return false }
    return ["rightView", "leftView", "titleView"].contains { property in
      (index.assignments[property] ?? []).contains {
        $0.value.tree == label.tree && index[$0.value].name == index[label].name
      }
    }
  }

  private func isSide(_ value: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let base = index.child(of: value, .base) else { return true }
    return index[base].name == "NSTextAlignment"
  }

  private func isAlignment(_ target: NodeReference, _ scene: FactScene) -> Bool {
    switch scene.index[target].name {
    case "textAlignment", "contentHorizontalAlignment": return true
    case "alignment":
      guard let base = scene.index.child(of: target, .base) else { return false }
      return scene.inference.staticType(of: base)?.name.hasSuffix("ParagraphStyle")
        ?? scene.index[base].name.lowercased().contains("paragraph")
    default: return false
    }
  }

  /// `UIEdgeInsets` whose left and right differ.
  private func insets(_ call: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    guard let left = index.argument(call, "left"), let right = index.argument(call, "right"),
      index.argument(call, "top") != nil, isEdgeInsets(call, index), !isMirroredByUIKit(call, index)
    else { return nil }
    let (first, second) = (
      SourceSpelling.words(of: left, in: index), SourceSpelling.words(of: right, in: index)
    )
    guard first != second, !isOfSides(left, right, scene), !areTiny(first, second) else {
      return nil
    }
    return scene.fact(.fixedSide, at: call, detail: "UIEdgeInsets")
  }

  private func isEdgeInsets(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let name = index.calledName(call) else {
      // `.init(top: …)`
      return index.isImplicitMember(call) && index.arguments(call).count == 4
    }
    return name == "UIEdgeInsets"
  }

  /// Whether the sides are taken from other sides, as code for geometry does.
  private func isOfSides(_ left: NodeReference, _ right: NodeReference, _ scene: FactScene) -> Bool
  {
    [left, right].contains { side in
      ([side] + scene.inside(side)).contains {
        ["left", "right", "leading", "trailing", "minX", "maxX"].contains(scene.index[$0].name)
      }
    }
  }

  /// Whether both are at most a point: nobody sees the difference.
  private func areTiny(_ left: String, _ right: String) -> Bool {
    let tiny: Set<String> = ["0", "0.0", ".zero", "1", "-1", "0.5", "-0.5"]
    return tiny.contains(left) && tiny.contains(right)
  }

  /// Whether the insets are given to something that takes left as leading by itself.
  private func isMirroredByUIKit(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let parent = index.parent(of: call) else { return false }
    switch index[parent].kind {
    case .binary: return index.child(of: parent, .left).map { isMirrored(index[$0].name) } ?? false
    case .variable: return isMirrored(index[parent].name)
    case .call: return index.calledName(parent) == "withAlignmentRectInsets"
    default: return false
    }
  }

  private func isMirrored(_ property: String) -> Bool {
    property == "separatorInset" || property == "scrollIndicatorInsets"
      || property == "hitTestInsets"
  }
}

/// Conditions that ask for the direction of the interface: what they choose is meant for it.
enum DirectionCondition {
  /// Whether a node stands in a branch that a question for the direction chooses.
  static func governs(_ node: NodeReference, _ index: ProgramIndex) -> Bool {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .ternary, .ifElse, .guardElse:
        if index.children(of: ancestor, .condition).contains(where: { asks($0, index) }) {
          return true
        }
      case .switchCases:
        if index.children(of: ancestor, .subject).contains(where: { asks($0, index) }) {
          return true
        }
      case .function, .type: return false
      default: continue
      }
    }
    return false
  }

  private static func asks(_ condition: NodeReference, _ index: ProgramIndex) -> Bool {
    let words = SourceSpelling.words(of: condition, in: index).lowercased()
    return ["layoutdirection", "righttoleft", "lefttoright", "rtl"].contains { words.contains($0) }
  }
}
