public import Foundation
public import OversetLayoutEngine

extension View {
  /// Gives the view the length of its container along `axes`: here all the room that it is offered. In a
  /// scrollable view, which offers no end of room along its axis, the view keeps its own length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment
    )
    .ignored("containerRelativeFrame")
  }

  /// Gives the view `span` of `count` parts of its container's length along `axes`. It has no effect here: the
  /// view keeps its own length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    ignored("containerRelativeFrame", "\(span)/\(count)")
  }

  /// Gives the view a length that `length` computes from that of its container. It has no effect here: the view
  /// keeps its own length.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ignored("containerRelativeFrame")
  }
}
