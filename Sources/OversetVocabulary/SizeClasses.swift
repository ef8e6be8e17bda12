package import Foundation

/// How much room an app has in one dimension: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, CaseIterable, Hashable, Codable, Sendable {
  /// Little room: the width of an iPhone in portrait, or its height in landscape.
  case compact
  /// Much room: the width of an iPad.
  case regular
}

/// The size classes of an app's window, by which views choose a layout: one column or two.
package struct SizeClasses: Hashable, Codable, Sendable {
  /// The class of the width.
  package var horizontal: UserInterfaceSizeClass
  /// The class of the height.
  package var vertical: UserInterfaceSizeClass

  /// Size classes; by default those of an iPhone in portrait.
  package init(
    horizontal: UserInterfaceSizeClass = .compact, vertical: UserInterfaceSizeClass = .regular
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The narrowest window of an iPad whose width is regular, in points. On a 12.9-inch iPad, half of the
  /// width in landscape, 678 points, is regular, and two thirds in portrait, 639 points, are compact.
  /// Where between the two the class changes is not known.
  private static let regularWindow: CGFloat = 678

  /// The least height in landscape of the iPhones whose width is then regular, in points: the Plus, the Max
  /// and the Air.
  private static let largePhone: CGFloat = 414

  /// The size classes of a window of `size`, in points; a phone is in landscape if it is wider than high.
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
