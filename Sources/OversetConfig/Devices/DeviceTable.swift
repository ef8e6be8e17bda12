import Foundation
package import OversetFiles
package import OversetVocabulary

/// The devices that a matrix can name.
package struct DeviceTable: Equatable, Sendable {
  /// The entries, in the order of their file.
  package let models: [DeviceModel]

  /// The devices, upright and whole.
  package var devices: [Device] { models.map(\.upright) }

  /// The most devices of a file.
  static let longest = 1_000

  init(models: [DeviceModel]) {
    self.models = models
  }

  /// The devices that this module brings: iPhones from SE to 17, and the iPads of iPadOS 26.
  package static var `default`: DeviceTable {
    get throws(Diagnostic) { try bundled.get() }
  }

  /// Reads `Config/devices.yml`. With `extends: default` its devices join the default ones; one
  /// with the token of a default device takes its place.
  package static func read(file: BoundFile) throws(Diagnostic) -> DeviceTable {
    try DeviceTableReader().table(YAMLDocument.read(file: file))
  }

  /// Reads a table from its text; `file` names it in errors.
  package static func parse(_ text: String, file: String) throws(Diagnostic) -> DeviceTable {
    try DeviceTableReader().table(YAMLDocument(text: text, file: file))
  }

  private static let bundled: Result<DeviceTable, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      let document = try YAMLDocument.read(own: folder.file("devices.yml"))
      return .success(try DeviceTableReader().table(document))
    } catch {
      return .failure(error)
    }
  }()
}
