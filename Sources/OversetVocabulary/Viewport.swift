package import Foundation

/// The space that a view is laid out in.
package enum Viewport: Hashable, Sendable {
  /// A whole screen, in points.
  case screen(size: CGSize, safeArea: SafeArea)
  /// What the view takes of a size, in points, that it is offered.
  case fitting(CGSize)
  /// A width, in points; the height follows the view.
  case width(CGFloat)
  /// As much as the view wants.
  case ideal
}

/// What the system's bars and the display's edges keep free of a screen, in points.
package struct SafeArea: Hashable, Codable, Sendable {
  /// Below the upper edge.
  package var top: CGFloat
  /// Above the lower edge.
  package var bottom: CGFloat
  /// Beside the edge at which lines begin; zero where the device is held upright.
  package var leading: CGFloat
  /// Beside the edge at which lines end; zero where the device is held upright.
  package var trailing: CGFloat

  /// A safe area in points.
  package init(
    top: CGFloat = 0, bottom: CGFloat = 0, leading: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }
}
