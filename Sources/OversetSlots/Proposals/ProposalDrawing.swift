package import OversetText
package import OversetVocabulary

/// A proposed text as its slot shows it, and the whole text below.
package struct ProposalDrawing: Sendable {
  /// The drawing.
  package let drawing: SlotDrawing
  /// The text with its arguments filled.
  package let text: String
  /// The slot.
  package let slot: String
  /// The token of the device.
  package let device: String
  /// The user's text size.
  package let typeSize: TypeSize
  /// The need against the room; nil if nothing limits the width.
  package let fit: Fit?

  init(_ drawing: SlotDrawing, in room: LaidOutRoom, text: String) {
    self.drawing = drawing
    self.text = text
    slot = room.slot
    device = room.template.device
    typeSize = room.template.typeSize
    fit = room.fit
  }
}
