import Foundation
package import OversetConfig
package import OversetVocabulary

/// The devices that a matrix can name, for a terminal.
package struct DeviceListingText: Sendable {
  private let listing: DeviceListing

  /// The text of `listing`.
  package init(_ listing: DeviceListing) { self.listing = listing }

  /// One line to a device: its token, its size and safe area in points (from above: top, bottom, sides),
  /// its pixels per point, its size classes (width x height) and its variants; ends in a newline.
  package var text: PrintedText {
    var table = Table(rightAligned: [1, 2, 3, 4, 5])
    table.add(["device", "size", "scale", "top", "bottom", "sides", "size classes", "variants"])
    for row in listing.rows {
      let device = row.device
      table.add([
        "\(device.token)",
        "\(number(device.size.width)) x \(number(device.size.height))", number(device.scale),
        number(device.safeArea.top), number(device.safeArea.bottom),
        number(device.safeArea.leading),
        "\(device.sizeClasses.horizontal.rawValue) x \(device.sizeClasses.vertical.rawValue)",
        variants(of: row),
      ])
    }
    return table.lines().joined(separator: "\n") + "\n"
  }

  private func number(_ value: CGFloat) -> PrintedText {
    Wording.number(Double(value), decimals: 1)
  }

  /// What stands behind the token.
  private func variants(of row: DeviceListing.Row) -> PrintedText {
    "\(row.variants.map { $0.dropFirst(row.device.token.utf8.count) }.joined(separator: " "))"
  }
}
