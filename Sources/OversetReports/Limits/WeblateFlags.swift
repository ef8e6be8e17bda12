import OversetSlots

/// The flags by which Weblate draws a text and compares it with a room: `max-size` in pixels, and the font.
///
/// Weblate takes whole pixels for width and size, and two weights. It sets texts with the metrics of the face that is
/// uploaded for its font group. The width is that of the room in those letters: two pixels are a point, as on an iPhone
/// SE; a size that is no whole number of pixels, the spacing of the system font and a weight between the two are
/// reckoned into it.
struct WeblateFlags {
  private static let pixelsInPoint = 2.0

  let text: String

  init(of room: KeyLimit.Room, fontGroup: String) {
    let size = max((room.fontSize * Self.pixelsInPoint).rounded(), 1)
    let pixels = size / max(room.fontSize, 1.0 / 64)
    // Specifiers are drawn as they are written; what stands for them takes its share of one line.
    let points = room.width + room.specifierWidth / Double(room.lineLimit)
    let width = max(Int(min(points * room.faceFactor * pixels, 100_000)), 1)
    let weight = KeyLimit.isBold(room.fontWeight) ? "bold" : "normal"
    text =
      "max-size:\(width):\(room.lineLimit),font-family:\(Self.quoted(fontGroup)),font-size:\(Int(size)),"
      + "font-weight:\(weight)"
  }

  /// A value as flags have it: in quotes where it is no plain word.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    if isPlain, !text.isEmpty { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
