public import Foundation

/// The namespace of what previews are described with, as in SwiftUI.
public struct Preview: Sendable {
  /// What a trait of a preview of views describes.
  @MainActor
  public struct ViewTraits {
    var layout = PreviewRoom.device
    var isLandscape = false
    var modifiers: [any PreviewModifier] = []
  }
}

/// Something that a `#Preview` says about how its views are shown.
public struct PreviewTrait<T>: Sendable {
  let change: @MainActor (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of each device: what a preview without traits gets.
  nonisolated public static var defaultLayout: PreviewTrait {
    PreviewTrait { $0.layout = .device }
  }

  /// The size that the view takes when it is offered the screen of the device.
  nonisolated public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// A size of its own, in points, on every device.
  nonisolated public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(CGSize(width: width, height: height)) }
  }

  /// The device held upright, which is the default.
  nonisolated public static var portrait: PreviewTrait { PreviewTrait { $0.isLandscape = false } }

  /// The device held upside down: laid out as upright.
  nonisolated public static var portraitUpsideDown: PreviewTrait { portrait }

  /// The device held with its upper edge to the left: the preview is laid out on the devices of the matrix in landscape.
  nonisolated public static var landscapeLeft: PreviewTrait {
    PreviewTrait { $0.isLandscape = true }
  }

  /// The device held with its upper edge to the right; see `landscapeLeft`.
  nonisolated public static var landscapeRight: PreviewTrait { landscapeLeft }

  /// Shows the views as `modifier` changes them, with the context that its type makes once for all previews.
  nonisolated public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    // A modifier is looked at by the main actor alone: whoever makes it hands it over.
    let modifier = Unchecked(modifier)
    return PreviewTrait { $0.modifiers.append(modifier.value) }
  }
}

/// The room in which a preview is laid out.
package enum PreviewRoom: Hashable, Sendable {
  /// A whole screen.
  case device
  /// The size that the view takes of a whole screen.
  case sizeThatFits
  /// A size in points.
  case fixed(CGSize)
}
