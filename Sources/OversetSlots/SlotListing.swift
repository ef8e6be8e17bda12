import OversetConfig
package import OversetProject
package import OversetVocabulary

/// The slots that there are, with the width and lines of each on every device.
package struct SlotListing: Sendable {
  /// A slot.
  package struct Row: Sendable {
    /// The slot.
    package let slot: Slot
    /// The most lines; nil is unlimited.
    package let lineLimit: Int?
    /// The most lines that a text usually takes, where it wraps; nil where no number is usual.
    package var usualLines: Int? { slot.usualLines }
    /// The width of its text by device, in points; nil if it is not drawn.
    package let widths: [Double?]
  }

  /// The devices, in order.
  package let devices: [Device]
  /// The slots of the system, then the project's own.
  package let rows: [Row]

  /// Lays every slot of `project` out, at the default text size.
  ///
  /// - Throws: `Diagnostic` for wrong configuration.
  @MainActor package init(project: Project) throws(Diagnostic) {
    let rules = project.slots ?? SlotRules()
    _ = try SlotTable(rules)
    devices = try project.matrix.resolvedDevices(in: project.devices)
    let slots = Slot.all + rules.customSlots.map { Slot(.custom($0)) }
    let templates = SlotTemplates(
      of: slots.map { DrawnSlot($0) }, project: project, devices: devices,
      settings: [SlotTemplates.Settings()])
    let devices = devices
    rows = slots.map { slot in
      Row(
        slot: slot,
        lineLimit: devices.first.flatMap {
          templates.lineLimit(of: slot, $0, .large)
        },
        widths: devices.map { templates.width(of: slot, $0, .large) })
    }
  }
}
