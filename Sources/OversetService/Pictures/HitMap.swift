#if Service
  import Foundation
  import OversetLayoutTree
  import OversetSlots
  import OversetText
  import OversetVocabulary

  /// What lies where in a picture.
  package struct HitMap: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case key, locale, text, device, typeSize, slot, width, height, scale, room, cut, needed
      case available, component, state, texts
    }

    /// The key of the text.
    package var key: String
    /// Its locale.
    package var locale: String
    /// The text with its arguments filled.
    package var text: String
    /// The device.
    package var device: String
    /// The user's text size.
    package var typeSize: String
    /// The slot; nil in a component.
    package var slot: String?
    /// The width of the picture, in points.
    package var width: Double
    /// The height of the picture, in points.
    package var height: Double
    /// The pixels of a point.
    package var scale: Double
    /// The room of the text; nil in a component that does not draw it.
    package var room: HitArea?
    /// What of the whole text is not shown.
    package var cut: HitArea?
    /// The width that the text needs, in points.
    package var needed: Double?
    /// The width that it has, in points.
    package var available: Double?
    /// The component.
    package var component: String?
    /// Its state.
    package var state: String?
    /// The texts of keys that it shows.
    package var texts: [HitText]?

    init(_ drawing: ProposalDrawing, _ query: PictureQuery, _ tree: LayoutTree) {
      key = query.key
      locale = query.locale
      text = drawing.text
      device = drawing.device
      typeSize = drawing.typeSize.token
      slot = drawing.slot
      width = Tenths.rounded(tree.size.width)
      height = Tenths.rounded(tree.size.height)
      scale = Double(tree.displayScale)
      room = HitArea(drawing.drawing.room)
      cut = drawing.drawing.cut.map { HitArea($0) }
      needed = (drawing.fit?.needed).map(Tenths.rounded)
      available = (drawing.fit?.available).map(Tenths.rounded)
    }

    package static let schemaName = "HitMap"
    package static let summary =
      "What lies where in a picture: of a component the texts of keys; of a slot above the text as its room shows it, below the whole text."
    package static let optional: Set<CodingKeys> = [
      .cut, .needed, .available, .slot, .room, .component, .state, .texts,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .key: MemberSchema.text("The key of the text."),
      .locale: MemberSchema.text("Its locale."),
      .text: MemberSchema.text("The text with its arguments filled."),
      .device: MemberSchema.text("The device."),
      .typeSize: MemberSchema.text("The user's text size, xS to AX5."),
      .slot: MemberSchema.text("The slot; missing in a component."),
      .width: MemberSchema.number("The width of the picture, in points."),
      .height: MemberSchema.number("The height of the picture, in points."),
      .scale: MemberSchema.number("The pixels of a point."),
      .room: MemberSchema.message(HitArea.self),
      .cut: MemberSchema.message(HitArea.self),
      .needed: MemberSchema.number("The width that the text needs, in points."),
      .available: MemberSchema.number(
        "The width that it has, in points; missing where nothing limits it."),
      .component: MemberSchema.text("The component; missing in a slot."),
      .state: MemberSchema.text("The component's state; missing in a slot."),
      .texts: MemberSchema.list(
        "The texts of keys in a component, in drawing order; missing in a slot.", of: HitText.self),
    ]
  }

  /// A rectangle in a picture.
  package struct HitArea: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case x, y, width, height }

    /// The left edge, in points.
    package var x: Double
    /// The upper edge, in points.
    package var y: Double
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double

    init(_ area: CGRect) {
      x = Tenths.rounded(area.minX)
      y = Tenths.rounded(area.minY)
      width = Tenths.rounded(area.width)
      height = Tenths.rounded(area.height)
    }

    package static let schemaName = "HitArea"
    package static let summary = "A rectangle in a picture, in points from its left upper corner."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .x: MemberSchema.number("The left edge."), .y: MemberSchema.number("The upper edge."),
      .width: MemberSchema.number("The width."), .height: MemberSchema.number("The height."),
    ]
  }
#endif
