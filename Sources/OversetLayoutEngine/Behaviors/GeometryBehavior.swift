package import Foundation

/// `GeometryReader`: takes all it is offered, and only then makes its content, for the size it got.
///
/// 10 pt where nothing is offered (from memory, not measured). The content is offered the reader's
/// size and starts at the top leading corner.
package struct GeometryBehavior: LayoutBehavior {
  private let makeContent: (ContainerGeometry) -> LayoutItem

  private init(makeContent: @escaping (ContainerGeometry) -> LayoutItem) {
    self.makeContent = makeContent
  }

  /// Creates a reader whose content depends on its size, in points. The content is made again each
  /// time the reader is placed.
  package init(content: @escaping (CGSize) -> LayoutItem) {
    self.init(makeContent: { content($0.frame.size) })
  }

  /// A reader whose content depends on its frame in root coordinates or on the safe area.
  package static func reading(
    _ makeContent: @escaping (ContainerGeometry) -> LayoutItem
  ) -> GeometryBehavior {
    GeometryBehavior(makeContent: makeContent)
  }

  /// The proposal; 10 pt where there is none.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The content at the top leading corner.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    [Placement(proposal: ProposedSize(size))]
  }

  /// None: the content does not exist yet when the reader is lined up.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    nil
  }

  /// That of an ordinary view.
  package func spacing(in context: LayoutContext) -> ViewSpacing { .ordinary }

  /// The content lies in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { nil }

  /// Its content may: it does not exist yet.
  package var readsContainer: Bool { true }

  /// The content for the size the reader got.
  package func content(for geometry: ContainerGeometry) -> [LayoutItem]? {
    [makeContent(geometry)]
  }
}
