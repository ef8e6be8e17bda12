import OversetText
import OversetVocabulary

/// The room in which a text is set, as a limit sees it: without any text.
struct LimitRoom {
  let slot: String
  let template: SlotTemplate
  /// The width, in points.
  let width: Double
  /// The most lines.
  let lineLimit: Int

  /// The room of a template; nil where a text gets as much of it as it needs.
  init?(_ template: SlotTemplate, slot: String) {
    guard let width = template.request.width, let lineLimit = template.request.lineLimit,
      lineLimit > 0
    else { return nil }
    self.slot = slot
    self.template = template
    self.width = width
    self.lineLimit = lineLimit
  }

  /// How letters are set.
  var look: TextLook { TextLook(template) }

  /// How many letters as wide as high have room: what rooms are compared by.
  var capacity: Double { width * Double(lineLimit) / max(look.font.size, 1) }

  /// The tightest of several.
  static func tightest(of rooms: [LimitRoom]) -> LimitRoom? {
    rooms.reduce(nil) { tightest, room in
      guard let tightest else { return room }
      return room.capacity < tightest.capacity ? room : tightest
    }
  }
}

/// What decides how wide letters are in a slot.
struct TextLook: Hashable {
  /// Where letters may shrink, at their smallest.
  let font: TextFont
  /// Space that the app adds after each cluster, in points.
  let tracking: Double
  let isUppercase: Bool

  init(_ template: SlotTemplate) {
    let request = template.request
    let span = request.spans[0]
    let scale = min(max(request.minimumScaleFactor, 1.0 / 64), 1)
    font = TextFont(size: span.font.size * scale, style: span.font.style)
    tracking = span.tracking * scale
    isUppercase = template.isUppercase
  }
}
