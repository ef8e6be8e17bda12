import SwiftUI

/// Stops the program while it is laid out.
struct TrappingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[subviews.count].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Proposes a width after the other, whatever it is told.
struct EndlessLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width: CGFloat = 1
    while subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)).width >= 0 {
      width += 1
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Does not end, and asks nothing.
struct HangingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var number = 0
    while number >= 0 { number = (number + 1) % 1000 }
    return CGSize(width: number, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Asks its view for many sizes. Nested, each level multiplies the questions.
struct Probing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    (0..<40).map { step in
      let width = (proposal.width ?? 100) + CGFloat(step)
      return subviews[0].sizeThatFits(ProposedViewSize(width: width * 1.01, height: nil))
    }.max { $0.width < $1.width } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// A view that would be measured more often than there are atoms.
struct Blowup: View {
  var body: some View { nested(40) }

  private func nested(_ count: Int) -> AnyView {
    count == 0 ? AnyView(Text(verbatim: "a")) : AnyView(Probing { nested(count - 1) })
  }
}

/// A guide that stands where it stands.
private enum Itself: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment(Itself.self)] + 1
  }
}

/// Lines views up at a guide without a place.
struct DeepGuide: View {
  var body: some View {
    HStack(alignment: VerticalAlignment(Itself.self)) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
  }
}

/// Stops the program where a guide is computed.
struct TrappingGuide: View {
  private let numbers: [CGFloat] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "a").alignmentGuide(.leading) { _ in numbers[numbers.count] }
      Text(verbatim: "b")
    }
  }
}
