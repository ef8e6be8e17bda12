package import Foundation
import OversetVocabulary

extension LayoutItem {
  /// Lays out the tree as the root view of a screen: the root takes its size for the proposal and is
  /// centred in the bounds, as iOS centres a hosting view's content.
  ///
  /// - Parameters:
  ///   - bounds: The space, in root coordinates (points).
  ///   - proposal: What the root is offered; the size of the bounds unless given.
  package func layoutRoot(in bounds: CGRect, proposal: ProposedSize? = nil) {
    let proposal = proposal ?? ProposedSize(bounds.size)
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: bounds.origin.x + (bounds.size.width - size.width) / 2,
      y: bounds.origin.y + (bounds.size.height - size.height) / 2
    )
    place(at: origin, proposal: proposal)
  }

  /// Places the item at a point in root coordinates (points), with the size it takes for a proposal.
  package func place(at origin: CGPoint, proposal: ProposedSize) {
    place(in: CGRect(origin: origin, size: sizeThatFits(proposal)), proposal: proposal)
  }

  /// Places the item in a rectangle of root coordinates (points), which becomes its frame whatever
  /// size it would take for the proposal.
  package func place(in bounds: CGRect, proposal: ProposedSize) {
    settle(in: bounds, proposal: proposal.normalized, safeArea: nil)
  }

  private func settle(in frame: CGRect, proposal: ProposedSize, safeArea: SafeAreaRegion?) {
    let frame = CGRect(
      x: frame.origin.x.asCoordinate,
      y: frame.origin.y.asCoordinate,
      width: frame.size.width.asLength,
      height: frame.size.height.asLength
    )
    placed = Placed(frame: frame, proposal: proposal, isShown: true)
    let reach = safeArea?.insets(around: frame, direction: direction) ?? EdgeInsets()
    let isRebuilt = rebuildContent(safeAreaInsets: reach)
    let arrangement = settledArrangement(safeAreaInsets: reach, isRebuilt: isRebuilt)
    // It may have been measured for another proposal since it was arranged.
    tellContainerSize(for: self.proposal, in: context(safeAreaInsets: reach))
    settleChildren(arrangement.placements, safeArea: childSafeArea(within: safeArea))
  }

  private func rebuildContent(safeAreaInsets: EdgeInsets) -> Bool {
    let geometry = ContainerGeometry(frame: frame, safeAreaInsets: safeAreaInsets)
    guard let content = behavior.content(for: geometry) else { return false }
    adopt(content)
    return true
  }

  /// The arrangement of measuring, where nothing has come up since that could change it.
  private func settledArrangement(safeAreaInsets: EdgeInsets, isRebuilt: Bool) -> Arrangement {
    if !isRebuilt, safeAreaInsets == EdgeInsets(), sizeThatFits(proposal) == frame.size {
      return arrangement(proposal)
    }
    let context = context(safeAreaInsets: safeAreaInsets)
    return arrange(in: frame.size, proposal: proposal, context: context)
  }

  private func settleChildren(_ placements: [Placement?], safeArea: SafeAreaRegion?) {
    for (index, child) in children.enumerated() {
      guard index < placements.count, let placement = placements[index] else {
        child.withdraw()
        continue
      }
      let proposal = placement.proposal.normalized
      let size = child.sizeThatFits(proposal)
      child.settle(
        in: rootFrame(of: CGRect(origin: placement.origin, size: size)),
        proposal: proposal,
        safeArea: safeArea
      )
    }
  }

  /// Turns a child's frame in leading space into root coordinates: the one place where layout is
  /// mirrored.
  private func rootFrame(of local: CGRect) -> CGRect {
    let x =
      switch direction {
      case .leftToRight: local.origin.x
      case .rightToLeft: frame.size.width - local.origin.x - local.size.width
      }
    return CGRect(
      x: frame.origin.x + x,
      y: frame.origin.y + local.origin.y,
      width: local.size.width,
      height: local.size.height
    )
  }

  private func childSafeArea(within outer: SafeAreaRegion?) -> SafeAreaRegion? {
    let insets = behavior.safeAreaInsets(in: frame.size, context: context())
    guard insets != EdgeInsets() else { return outer }
    return SafeAreaRegion(within: outer, frame: frame, insets: insets, direction: direction)
  }

  private func withdraw() {
    placed = Placed()
    if hasBuiltChildren { adopt([]) }
    for child in children { child.withdraw() }
  }
}
