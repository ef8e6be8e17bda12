import OversetText
import OversetVocabulary

/// The layout of a slot's text on a device with a user's settings of text.
struct SlotTemplate: Sendable {
  /// The device's token.
  let device: String
  /// The user's text size.
  let typeSize: TypeSize
  /// Whether the user has Bold Text on.
  let legibilityWeight: LegibilityWeight
  /// The request of its text, without the text.
  var request: TextRequest
  /// Whether its texts are shown in capitals.
  let isUppercase: Bool
  /// Whether it differs from the template before it in its slot only by a greater width. Devices may have
  /// other pixels: sizes are rounded to them, and no rule about texts in slots looks at a size.
  var isWiderThanLast = false

  /// Whether it differs from `other` only by a greater width.
  func isWider(than other: SlotTemplate) -> Bool {
    guard let width = request.width, let narrower = other.request.width, width >= narrower,
      isUppercase == other.isUppercase
    else { return false }
    var same = other.request
    same.width = width
    same.displayScale = request.displayScale
    return same == request
  }
}
