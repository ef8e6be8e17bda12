package import OversetVocabulary

/// The devices that a matrix can name, for `overset devices`.
package struct DeviceListing: Sendable {
  /// A device, or one of its variants.
  package struct Row: Sendable {
    /// The device as it is laid out.
    package let device: Device
    /// The tokens of its other variants; empty for a variant.
    package let variants: [String]
  }

  /// The devices, in the order of the table, or of the names.
  package let rows: [Row]

  /// The devices of `table`, upright; where there are `names`, those, each once.
  ///
  /// - Throws: `Diagnostic` for a name of no device.
  package init(_ table: DeviceTable, names: [String] = []) throws(Diagnostic) {
    guard !names.isEmpty else {
      rows = table.models.map(Row.init)
      return
    }
    var rows: [Row] = []
    for name in names {
      let device = try table.device(name)
      guard !rows.contains(where: { $0.device.token == device.token }) else { continue }
      let model = table.models.first { $0.upright.token == device.token }
      rows.append(model.map(Row.init) ?? Row(device: device, variants: []))
    }
    self.rows = rows
  }
}

extension DeviceListing.Row {
  fileprivate init(_ model: DeviceModel) {
    device = model.upright
    variants = model.variants.dropFirst().map(model.token)
  }
}
