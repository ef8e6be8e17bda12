import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetText
import OversetUI
import OversetUnicode
import OversetVocabulary

/// The rooms of slots, taken from their components: each is laid out once for a device and a text size,
/// around a text that takes all it is given.
///
/// Strings are then judged in that room without a component for each. A test holds that the verdict is
/// that of the component.
struct SlotRooms: Sendable {
  private struct Key: Hashable {
    let slot: Slot
    let device: String
    let typeSize: TypeSize
  }

  /// What a text in a slot is asked to be.
  private struct Room {
    var request: TextRequest
    var isUppercase: Bool
  }

  private var rooms: [Key: Room] = [:]

  /// Longer than any slot is wide, in words that wrap.
  private static let filling = String(repeating: "wide words ", count: 60)

  /// Lays the component of each slot out.
  @MainActor init(of slots: [Slot], project: Project, devices: [Device], typeSizes: [TypeSize]) {
    let resolver = ViewResolver(fonts: project.fonts, strings: StringTable(project.strings))
    for slot in slots where slot.isDrawn {
      for device in devices {
        for typeSize in typeSizes {
          let tree = resolver.layout(
            SlotView(
              slot: slot, text: Text(verbatim: Self.filling),
              screenWidth: Double(device.size.width)),
            in: .width(device.size.width),
            for: ViewEnvironment(
              locale: "en", direction: .leftToRight, typeSize: typeSize,
              displayScale: device.scale, lineBreak: project.matrix.lineBreak,
              metrics: project.matrix.metrics))
          let texts = tree.texts.map(\.text)
          guard let text = texts.max(by: { $0.string.utf16.count < $1.string.utf16.count }) else {
            continue
          }
          rooms[Key(slot: slot, device: device.token, typeSize: typeSize)] = Room(
            request: Self.template(of: text.request),
            isUppercase: text.string.first?.isUppercase == true)
        }
      }
    }
  }

  /// The request of a slot's text, without a text.
  private static func template(of request: TextRequest) -> TextRequest {
    var template = TextRequest(text: [], spans: [TextSpan(font: request.spans[0].font)])
    template.width = request.width
    template.height = request.height
    template.lineLimit = request.lineLimit
    template.minimumScaleFactor = request.minimumScaleFactor
    template.lineBreak = request.lineBreak
    template.metrics = request.metrics
    template.displayScale = request.displayScale
    return template
  }

  /// The width of a slot's text at most, in points; nil where nothing limits it.
  func width(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Double? {
    rooms[Key(slot: slot, device: device.token, typeSize: typeSize)]?.request.width
  }

  /// The most lines in a slot; nil is unlimited.
  func lineLimit(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Int? {
    rooms[Key(slot: slot, device: device.token, typeSize: typeSize)]?.request.lineLimit
  }

  /// The base direction of texts in a locale: that of their first strong letter, else the locale's.
  static func direction(of locale: String) -> BaseDirection {
    .firstStrong(fallback: .of(locale: locale))
  }

  /// `text` laid out in a slot, in the base direction of its locale: a tree of one text, which the rules
  /// about texts look at as they do at that of a component. Nil where the slot is not drawn.
  func tree(
    of text: String, locale: String, direction: BaseDirection, in slot: Slot, _ device: Device,
    _ typeSize: TypeSize, engine: TextEngine
  ) -> LayoutTree? {
    guard let room = rooms[Key(slot: slot, device: device.token, typeSize: typeSize)] else {
      return nil
    }
    let shown = room.isUppercase ? LocaleCasing.uppercased(text, locale: locale) : text
    var request = room.request
    request.text = Array(shown.utf16)
    request.locale = locale
    request.direction = direction
    let layout = engine.layout(request, detail: .summary)
    let content = TextContent(
      string: shown, origin: nil, request: request, layout: layout, fit: engine.fit(request),
      colors: [])
    return LayoutTree(
      size: layout.size, displayScale: CGFloat(request.displayScale), direction: .leftToRight,
      locale: locale, background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "Text", frame: CGRect(origin: .zero, size: layout.size), content: .text(content)))
  }
}
