package import Foundation

/// How much room an app has in one dimension: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little room: the width of an iPhone held upright, or its height on its side.
  case compact
  /// Much room: the width of an iPad.
  case regular
}

/// The size classes of an app's window.
package struct SizeClasses: Hashable, Sendable {
  /// That of the width.
  package var horizontal: UserInterfaceSizeClass
  /// That of the height.
  package var vertical: UserInterfaceSizeClass

  /// Size classes; by default those of an iPhone held upright.
  package init(
    horizontal: UserInterfaceSizeClass = .compact, vertical: UserInterfaceSizeClass = .regular
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The narrowest regular window of an iPad, in points. Half of a 12.9-inch iPad, 678 points, is
  /// regular, and two thirds of one held upright, 639 points, are compact; what is between them is not
  /// known.
  private static let regularWindow: CGFloat = 678

  /// The shorter side of the iPhones that are regular on their side, in points: the Plus, the Max and
  /// the Air.
  private static let largePhone: CGFloat = 414

  /// The size classes of a window of `size`, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, "Size classes".
  package init(of size: CGSize, on idiom: Device.Idiom) {
    switch idiom {
    case .pad:
      self.init(horizontal: size.width >= Self.regularWindow ? .regular : .compact)
    case .phone:
      guard size.width > size.height else {
        self.init()
        return
      }
      self.init(
        horizontal: size.height >= Self.largePhone ? .regular : .compact, vertical: .compact)
    }
  }
}
