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
    let calls = scene.nodes(of: [.call], in: tree)
    let centered = Set(calls.compactMap { centeredView($0, scene.index) })
    let pins = calls.compactMap { pin($0, scene) }.filter { !centered.contains($0.view) }
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
    return Pin(
      call: call, view: scoped(base(of: anchor, index), call, index), isLeft: isLeft,
      target: "\(base(of: first, index)) \(distance?.withoutSide ?? "0")",
      isSameSide: isLeft == otherIsLeft)
  }

  /// The view that a call puts into the middle of another one: what keeps it from the sides is the same on both.
  private func centeredView(_ call: NodeReference, _ index: ProgramIndex) -> String? {
    guard let name = index.calledName(call), let view = index.calledBase(call) else { return nil }
    if name == "constraint", index[view].name == "centerXAnchor" {
      return scoped(base(of: view, index), call, index)
    }
    guard name.hasPrefix("center") else { return nil }
    return scoped(SourceSpelling.words(of: view, in: index), call, index)
  }

  /// A view by its words and the declaration that it is named in.
  private func scoped(_ view: String, _ call: NodeReference, _ index: ProgramIndex) -> String {
    "\(index.enclosingDeclaration(of: call)?.node ?? -1) \(view)"
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
  /// The same without the side and the sign: distances from the right count the other way, and have names of their own.
  fileprivate var withoutSide: String {
    let words = ["left", "right", "Left", "Right", " * -1", "-", "(", ")", " "]
    return words.reduce(self) { $0.replacing($1, with: "") }
  }
}
