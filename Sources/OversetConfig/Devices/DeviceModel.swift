package import Foundation
package import OversetVocabulary

/// An entry of the device table: an upright device, and what it takes to turn, zoom and split it.
package struct DeviceModel: Equatable, Sendable {
  /// The whole device, upright, in its standard zoom.
  package let upright: Device
  /// The safe area in landscape, in points; nil if it is not known.
  package let landscape: SafeArea?
  /// The size of the upright device with Display Zoom set to Larger Text, in points; nil if there is none.
  package let zoomed: CGSize?
  /// Whether the size is that of a window of an iPad, which is neither turned nor split.
  package let isWindow: Bool

  /// What kind of device it is.
  package var idiom: Device.Idiom { upright.idiom }

  /// Every variant that the device has, the whole upright device first.
  package var variants: [DeviceVariant] {
    let zooms = zoomed == nil ? [false] : [false, true]
    let turns = landscape == nil || isWindow ? [false] : [false, true]
    let splits = [nil] + (canSplit ? DeviceVariant.Split.allCases.map(Optional.some) : [])
    return zooms.flatMap { isZoomed in
      turns.flatMap { isLandscape in
        splits.map { split in
          var variant = DeviceVariant()
          variant.isZoomed = isZoomed
          variant.isLandscape = isLandscape
          variant.split = split
          return variant
        }
      }
    }
  }

  private var canSplit: Bool { idiom == .pad && !isWindow }

  /// The token of a variant.
  package func token(_ variant: DeviceVariant) -> String { upright.token + variant.suffix }

  /// The device in one of its ``variants``.
  package func device(_ variant: DeviceVariant) -> Device {
    var device = upright
    device.token = token(variant)
    device.name = ([upright.name] + variant.names).joined(separator: ", ")
    if variant.isLandscape, let landscape {
      device.size = CGSize(width: device.size.height, height: device.size.width)
      device.safeArea = landscape
    }
    if variant.isZoomed, let zoomed {
      device.zoom(by: zoomed.width / upright.size.width, to: zoomed)
    }
    if let split = variant.split {
      device.size.width = split.width(
        of: device.size, hasHomeButton: upright.safeArea.bottom == 0)
    }
    device.sizeClasses = SizeClasses(of: device.size, on: idiom)
    return device
  }

  /// Why the device has no such variant, in words that follow its token; nil if it has.
  func refusal(of variant: DeviceVariant) -> (problem: String, key: String?)? {
    if variant.split != nil, !canSplit {
      return (
        isWindow
          ? "is a window, and windows cannot be split"
          : "is not an iPad, and only iPads can be split", nil
      )
    }
    if variant.isZoomed, zoomed == nil { return ("has no known size in Display Zoom", "zoomed") }
    if variant.isLandscape, isWindow { return ("is a window, and windows cannot be turned", nil) }
    if variant.isLandscape, landscape == nil {
      return ("has no known safe area in landscape", "landscape")
    }
    return nil
  }
}

extension Device {
  /// Lays the device out in the fewer points of Display Zoom. The glass stays as it is, so that what
  /// the display keeps free takes fewer points too (derived: nobody has published these insets).
  /// `UIScreen.scale` stays, and so do the pixels that layout rounds to; the display resamples the
  /// picture to its own.
  fileprivate mutating func zoom(by factor: CGFloat, to upright: CGSize) {
    size =
      size.width > size.height ? CGSize(width: upright.height, height: upright.width) : upright
    let scale = scale
    func zoomed(_ length: CGFloat) -> CGFloat { (length * factor * scale).rounded() / scale }
    safeArea = SafeArea(
      top: zoomed(safeArea.top), bottom: zoomed(safeArea.bottom),
      leading: zoomed(safeArea.leading), trailing: zoomed(safeArea.trailing))
  }
}
