#if Service
  import Foundation
  import OversetRun

  /// A text of a component in its picture.
  package struct HitText: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case keys, text, shown, area, needed, available
    }

    /// Its keys.
    package var keys: [String]
    /// The whole text.
    package var text: String
    /// What is shown of it; nil if all is.
    package var shown: String?
    /// Its place.
    package var area: HitArea
    /// The width that it needs, in points.
    package var needed: Double?
    /// The width that it has, in points.
    package var available: Double?

    init(_ text: HostPicture.Area) {
      keys = text.keys
      self.text = text.text
      shown = text.shown
      area = HitArea(CGRect(x: text.x, y: text.y, width: text.width, height: text.height))
      needed = text.needed.map(Tenths.rounded)
      available = text.available.map(Tenths.rounded)
    }

    package static let schemaName = "HitText"
    package static let summary = "A text of a component in its picture."
    package static let optional: Set<CodingKeys> = [.shown, .needed, .available]
    package static let properties: [CodingKeys: JSONValue] = [
      .keys: MemberSchema.texts("Its keys: of a text that is put together, those of all parts."),
      .text: MemberSchema.text("The text with its arguments filled."),
      .shown: MemberSchema.text("What is shown of it, if not all."),
      .area: MemberSchema.message(HitArea.self),
      .needed: MemberSchema.number(
        "The width that it needs, in points; missing where it gets as many lines as it needs."),
      .available: MemberSchema.number("The width that it has, in points."),
    ]
  }
#endif
