import Foundation
import OversetUI

/// Each view below and behind the one before: the corner of one touches that of the next.
struct DiagonalLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height
    }
  }
}

/// A row in which every view has the width of the widest, as in WWDC 2022, session 10056.
struct EqualWidthLayout: Layout {
  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = largest(subviews)
    return CGSize(
      width: gaps(subviews).reduce(size.width * CGFloat(subviews.count), +), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (size, gaps) = (largest(subviews), gaps(subviews))
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      x += size.width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
