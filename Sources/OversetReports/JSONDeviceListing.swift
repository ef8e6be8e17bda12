import Foundation
package import OversetConfig
package import OversetVocabulary

extension JSONReport {
  /// The devices, ending in a newline.
  package static func data(of listing: DeviceListing) throws -> PrintedJSON {
    try encode(Devices(devices: listing.rows.map(ListedDevice.init)))
  }

  private struct Devices: Encodable {
    let devices: [ListedDevice]
  }

  private struct ListedDevice: Encodable {
    let token: String
    let name: String
    let width: Double
    let height: Double
    let scale: Double
    let safeArea: Insets
    let horizontalSizeClass: String
    let verticalSizeClass: String
    let variants: [String]

    init(_ row: DeviceListing.Row) {
      token = row.device.token
      name = row.device.name
      width = Double(row.device.size.width)
      height = Double(row.device.size.height)
      scale = Double(row.device.scale)
      safeArea = Insets(row.device.safeArea)
      horizontalSizeClass = row.device.sizeClasses.horizontal.rawValue
      verticalSizeClass = row.device.sizeClasses.vertical.rawValue
      variants = row.variants
    }
  }

  private struct Insets: Encodable {
    let top: Double
    let bottom: Double
    let leading: Double
    let trailing: Double

    init(_ area: SafeArea) {
      top = Double(area.top)
      bottom = Double(area.bottom)
      leading = Double(area.leading)
      trailing = Double(area.trailing)
    }
  }
}
