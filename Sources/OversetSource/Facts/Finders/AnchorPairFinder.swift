import OversetVocabulary

/// Finds constraints to left or right anchors that differ from those of the other side: a view that is pinned to both
/// sides alike looks the same in both directions.
struct AnchorPairFinder: FactFinder {
  private struct Pin {
    let call: NodeReference
    /// The scope and the view that is pinned.
    let view: String
    let isLeft: Bool
    /// What it is pinned to, and how far away, without the side.
    let target: String
    let isSameSide: Bool
  }

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    let pins = scene.nodes(of: [.call], in: tree).compactMap { pin($0, scene) }
    let targets = Dictionary(grouping: pins, by: \.view)
    return pins.compactMap { pin in
      let others = targets[pin.view] ?? []
      let hasCounterpart =
        pin.isSameSide
        && others.contains {
          $0.isLeft != pin.isLeft && $0.isSameSide && $0.target == pin.target
        }
      guard !hasCounterpart, !DirectionCondition.governs(pin.call, scene.index) else { return nil }
      return scene.fact(
        .fixedSide, at: pin.call, detail: pin.isLeft ? "leftAnchor" : "rightAnchor")
    }
  }

  /// `view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 8)`
  private func pin(_ call: NodeReference, _ scene: FactScene) -> Pin? {
    let index = scene.index
    guard index.calledName(call) == "constraint", let anchor = index.calledBase(call),
      let isLeft = side(of: anchor, index), let first = index.arguments(call).first,
      let otherIsLeft = side(of: first, index), !isOfPicture(anchor, first, index)
    else { return nil }
    let distance = index.argument(call, "constant").map { SourceSpelling.words(of: $0, in: index) }
    let scope = index.enclosingDeclaration(of: call)?.node ?? -1
    return Pin(
      call: call, view: "\(scope) \(base(of: anchor, index))", isLeft: isLeft,
      target: "\(base(of: first, index)) \(distance?.trimmingMinus ?? "0")",
      isSameSide: isLeft == otherIsLeft)
  }

  /// Whether views are parts of a picture, which stays as it is drawn.
  private func isOfPicture(
    _ anchor: NodeReference, _ other: NodeReference, _ index: ProgramIndex
  ) -> Bool {
    let names = [
      base(of: anchor, index), base(of: other, index), index.enclosingType(of: anchor) ?? "",
    ]
    return names.contains { name in
      ["image", "illustration", "artwork"].contains { name.lowercased().contains($0) }
    }
  }

  private func side(of anchor: NodeReference, _ index: ProgramIndex) -> Bool? {
    switch index[anchor].name {
    case "leftAnchor": true
    case "rightAnchor": false
    default: nil
    }
  }

  private func base(of anchor: NodeReference, _ index: ProgramIndex) -> String {
    index.child(of: anchor, .base).map { SourceSpelling.words(of: $0, in: index) } ?? "self"
  }
}

extension String {
  /// The same without a minus sign at its beginning: distances from the right count the other way.
  fileprivate var trimmingMinus: String { hasPrefix("-") ? String(dropFirst()) : self }
}
