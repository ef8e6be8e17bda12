import Foundation
package import OversetFiles
package import OversetVocabulary

/// The devices that a matrix can name.
package struct DeviceTable: Equatable, Sendable {
  /// The devices, in the order of their file.
  package let devices: [Device]

  /// The most devices of a file.
  static let longest = 1_000

  init(devices: [Device]) {
    self.devices = devices
  }

  /// The devices that this module brings: iPhone SE and the sizes from iPhone 13 to 16.
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

  /// The device with this token or name.
  ///
  /// - Parameters:
  ///   - name: a token, or a name as people write it.
  ///   - place: where the name is written, for the error that names the nearest device.
  package func device(
    _ name: String, at place: SourcePlace? = nil
  ) throws(Diagnostic) -> Device {
    if let device = devices.first(where: { $0.token == name || $0.name == name }) {
      return device
    }
    throw Diagnostic(
      .data, at: place, problem: "unknown device `\(name)`",
      remedy: .meant(name, among: devices.map(\.token)))
  }

  private static let bundled: Result<DeviceTable, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      return .success(try read(file: folder.file("devices.yml")))
    } catch {
      return .failure(error)
    }
  }()
}
