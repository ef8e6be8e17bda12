public import Foundation
public import OversetCombine

/// Draws a view into a picture. Overset draws views for its checks alone: this one gives no picture.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is offered, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// None.
  public var uiImage: UIImage? { nil }
  /// None.
  public var cgImage: CGImage? { nil }
}

/// A picture of CoreGraphics. Nothing makes one here.
public final class CGImage: Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
