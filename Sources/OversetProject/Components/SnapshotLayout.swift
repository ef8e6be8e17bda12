public import Foundation
import OversetConfig
package import OversetVocabulary

/// How a view is shown in a snapshot.
public enum SnapshotLayout: Sendable, Equatable {
  /// On a whole screen of each device.
  case device
  /// In a width, in points, as high as it wants to be. The device gives only its scale.
  case fitting(width: CGFloat)

  /// On a whole screen of each device: ``device``, as a list of components reads it.
  public static var screen: SnapshotLayout { .device }
}

extension Viewport {
  /// The space that a layout gives a view on a device.
  package init(_ layout: SnapshotLayout, on device: Device) {
    switch layout {
    case .device: self = .screen(size: device.size, safeArea: device.safeArea)
    case .fitting(let width): self = .width(width)
    }
  }
}
