import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetText
import OversetUnicode
import OversetVocabulary

/// The room of a slot on a device at a text size.
struct SlotRoom: Sendable {
  /// The device's token.
  let device: String
  /// The user's text size.
  let typeSize: TypeSize
  /// What a text in it is asked to be, without a text.
  let request: TextRequest
  /// Whether its texts are shown in capitals.
  let isUppercase: Bool
  /// Whether nothing but a greater width tells it from the room before it in its slot. Devices may have
  /// other pixels: sizes are rounded to them, and no rule about texts in slots looks at a size.
  var isWiderThanLast = false

  /// Whether nothing but a greater width tells the room from `other`.
  func isWider(than other: SlotRoom) -> Bool {
    guard let width = request.width, let narrower = other.request.width, width >= narrower,
      isUppercase == other.isUppercase
    else { return false }
    var same = other.request
    same.width = width
    same.displayScale = request.displayScale
    return same == request
  }
}

/// A text on its way through the rooms of its slot.
///
/// In each room it is a tree of one text, which the rules about texts look at as they do at that of a
/// component. What is the same in all rooms is done once.
struct SlotText {
  private let text: String
  private let locale: String
  private let direction: BaseDirection
  private lazy var plain = Shown(text)
  private lazy var uppercase = Shown(LocaleCasing.uppercased(text, locale: locale))

  /// A text as it is drawn.
  private struct Shown {
    let string: String
    let units: [UInt16]

    init(_ string: String) {
      self.string = string
      units = Array(string.utf16)
    }
  }

  /// `text` in the base direction of its locale.
  init(_ text: String, locale: String, direction: BaseDirection) {
    self.text = text
    self.locale = locale
    self.direction = direction
  }

  /// The text laid out in a room.
  mutating func tree(in room: SlotRoom, engine: TextEngine) -> LayoutTree {
    let shown = room.isUppercase ? uppercase : plain
    var request = room.request
    request.text = shown.units
    request.locale = locale
    request.direction = direction
    let (layout, fit) = engine.layoutAndFit(request, detail: .summary)
    let content = TextContent(
      string: shown.string, origin: nil, request: request, layout: layout, fit: fit, colors: [])
    return LayoutTree(
      size: layout.size, displayScale: CGFloat(request.displayScale), direction: .leftToRight,
      locale: locale, background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "Text", frame: CGRect(origin: .zero, size: layout.size), content: .text(content)))
  }
}
