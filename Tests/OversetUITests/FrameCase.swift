import Foundation
import OversetUI
import Testing

/// A small tree, 100 points wide, and where its views must stand.
struct FrameCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Frames by accessibility identifier, in points.
  let frames: [String: CGRect]
  /// Whether a right-to-left interface shows the mirror image: not so for absolute places.
  let mirrors: Bool
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ frames: [String: CGRect], mirrors: Bool = true,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    testDescription = name
    self.frames = frames
    self.mirrors = mirrors
    self.view = { AnyView(view()) }
  }
}

/// A rectangle of fixed size with a name.
@MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
