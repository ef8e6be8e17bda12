public import Foundation

/// What modifiers inside of a `PreviewProvider` say of one of its previews.
struct PreviewDescription {
  var name: String?
  var room: PreviewRoom?
  var isLandscape: Bool?
}

/// The room that a preview gets.
public enum PreviewLayout: Sendable {
  /// The whole screen of each device.
  case device
  /// The size that the view takes when it is offered the screen.
  case sizeThatFits
  /// A size in points, on every device.
  case fixed(width: CGFloat, height: CGFloat)

  var room: PreviewRoom {
    switch self {
    case .device: .device
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }
}

/// The name of a device that Xcode shows a preview on, such as `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name as a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// The orientation's name, which tells it from others.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// With the upper edge to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// With the upper edge to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four.
  public static let allCases = [
    portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
  ]

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A modifier that describes a preview. What stands further inside wins.
private struct PreviewDescriptionModifier: AttributeModifier {
  typealias Body = Never

  var name: String?
  var room: PreviewRoom?
  var isLandscape: Bool?

  func apply(to node: _ViewNode) {
    node.preview.name = node.preview.name ?? name
    node.preview.room = node.preview.room ?? room
    node.preview.isLandscape = node.preview.isLandscape ?? isLandscape
  }
}

extension View {
  /// Names the preview: the name of the state in the matrix. It says nothing outside of a `PreviewProvider`.
  public func previewDisplayName(_ name: String?) -> some View {
    modifier(PreviewDescriptionModifier(name: name))
  }

  /// Says how much room the preview gets. It says nothing outside of a `PreviewProvider`.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    modifier(PreviewDescriptionModifier(room: layout.room))
  }

  /// Records the device that Xcode shows the preview on. The matrix says on which devices previews are laid out.
  @ViewBuilder
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    if let device { ignored("previewDevice", device.rawValue) } else { self }
  }

  /// Says how the device is held: in landscape the preview is laid out on the devices of the matrix in landscape. It says
  /// nothing outside of a `PreviewProvider`.
  public func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View {
    modifier(PreviewDescriptionModifier(isLandscape: orientation.isLandscape))
  }
}
