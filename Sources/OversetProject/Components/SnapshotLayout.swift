public import Foundation
import OversetConfig
package import OversetVocabulary

/// How a view is shown in a snapshot.
public enum SnapshotLayout: Sendable, Equatable {
  /// On a whole screen of each device.
  case device
  /// In a width, in points, as high as it wants to be. The device gives only its scale.
  case fitting(width: CGFloat)
  /// In the size that the view takes when it is offered the screen of each device.
  case sizeThatFits
  /// In a size, in points, without a safe area. The device gives only its scale.
  case fixed(width: CGFloat, height: CGFloat)

  /// On a whole screen of each device: ``device``, as a list of components reads it.
  public static var screen: SnapshotLayout { .device }

  /// Whether a device's size is that of the room, so that a component differs from device to device.
  package var followsDevice: Bool {
    switch self {
    case .device, .sizeThatFits: true
    case .fitting, .fixed: false
    }
  }
}

extension Viewport {
  /// The space that a layout gives a view on a device.
  package init(_ layout: SnapshotLayout, on device: Device) {
    switch layout {
    case .device: self = .screen(size: device.size, safeArea: device.safeArea)
    case .fitting(let width): self = .width(width)
    case .sizeThatFits: self = .fitting(device.size)
    case .fixed(let width, let height):
      self = .screen(size: CGSize(width: width, height: height), safeArea: SafeArea())
    }
  }
}
