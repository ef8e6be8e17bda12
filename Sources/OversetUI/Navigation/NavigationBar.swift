import Foundation
import OversetConfig

/// The bar at the top of a navigation stack.
///
/// 44 points high, and 52 more with a large title at the default text size; the title stands on one
/// line (iOS 13 to 18, from memory).
struct NavigationBar: View {
  let title: Text
  let isLarge: Bool

  /// The least height of the bar proper, in points.
  private let height: CGFloat = 44
  /// The smallest height of the part of the bar with a large title, in points.
  private let largeHeight: CGFloat = 52
  /// The space below the line of a large title, in points.
  private let roomBelow: CGFloat = 8
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The room above the line of a large title, in whole points: where the lines of a language are higher, the
  /// bar is, too (measured for Arabic, Hindi and Thai on iOS 26).
  private var roomAbove: CGFloat {
    let size = Font.TextStyle.largeTitle.metrics(at: min(typeSize, .xxxLarge)).size
    let line = CGFloat(size * SystemFontModel.ios.lineHeight)
    return max((largeHeight - roomBelow - line).rounded(.down), 0)
  }

  var body: some View {
    VStack(spacing: 0) {
      if isLarge {
        Spacer(minLength: 0).frame(height: height)
        title
          .font(.largeTitle.weight(.bold))
          .lineLimit(1)
          .padding(.horizontal)
          .padding(.top, roomAbove)
          .padding(.bottom, roomBelow)
          .frame(maxWidth: .infinity, minHeight: largeHeight, alignment: .bottomLeading)
      } else {
        title
          .font(.headline)
          .lineLimit(1)
          .padding(.horizontal)
          .frame(maxWidth: .infinity, minHeight: height)
      }
    }
    // Bars do not grow with accessibility sizes: the title is shown enlarged when it is held.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
