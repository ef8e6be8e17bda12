/// The size of a picture whose format is not drawn, read from its head.
///
/// Only the first ``longest`` bytes are looked at, and nothing is decoded: a file of a size that stands elsewhere
/// has none.
package struct PictureSize: Hashable, Sendable {
  /// The width, in points of a drawing (PDF, SVG) or pixels (JPEG, HEIC).
  package let width: Double
  /// The height, in the same unit.
  package let height: Double
  /// Whether the unit is points.
  package let isInPoints: Bool

  /// How many bytes are looked at.
  package static let longest = 1_000_000

  private init?(_ width: Double?, _ height: Double?, isInPoints: Bool) {
    let sides = 0.5...16_384
    guard let width, let height, sides.contains(width), sides.contains(height) else { return nil }
    self.width = width
    self.height = height
    self.isInPoints = isInPoints
  }

  /// Reads the size of a file whose format its name says; nil for another format, and where no size stands.
  package init?(_ bytes: [UInt8], fileName: String) {
    let head = bytes.prefix(Self.longest)
    switch fileName.split(separator: ".").last?.lowercased() {
    case "svg": self.init(svg: head)
    case "pdf": self.init(pdf: head)
    case "jpg", "jpeg": self.init(jpeg: Array(head))
    case "heic", "heif": self.init(heic: head)
    default: return nil
    }
  }

  // MARK: Drawings

  /// The attributes `width` and `height` of the root, else its `viewBox` (SVG 2, section 8.2).
  private init?(svg bytes: ArraySlice<UInt8>) {
    guard let start = bytes.place(after: "<svg"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = bytes[start..<end]
    let box = tag.attribute("viewBox")?.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      .map(\.leadingNumber)
    let side = { (name: String, index: Int) -> Double? in
      if let value = tag.attribute(name), value.last != UInt8(ascii: "%") {
        return value.leadingNumber
      }
      guard let box, box.count == 4 else { return nil }
      return box[index]
    }
    self.init(side("width", 2), side("height", 3), isInPoints: true)
  }

  /// The first box of a page (PDF 1.7, 7.7.3.3); none where it stands in a compressed object.
  private init?(pdf bytes: ArraySlice<UInt8>) {
    guard let start = bytes.place(after: "/MediaBox"),
      let open = bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].prefix(128).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = bytes[(open + 1)..<close].split { $0 <= 0x20 }.compactMap(\.leadingNumber)
    guard numbers.count == 4 else { return nil }
    self.init(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]), isInPoints: true)
  }

  // MARK: Photographs

  /// The size in the header of the first frame (JPEG, B.2.2).
  private init?(jpeg bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
        index += marker == 0xFF ? 1 : 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(
          Double(bytes.number(at: index + 7, bytes: 2)),
          Double(bytes.number(at: index + 5, bytes: 2)), isInPoints: false)
        return
      }
      index += 2 + max(bytes.number(at: index + 2, bytes: 2), 2)
    }
    return nil
  }

  /// The largest size that a property of an image states (`ispe`, ISO/IEC 23008-12, 6.5.3): tiles have smaller
  /// ones.
  private init?(heic bytes: ArraySlice<UInt8>) {
    var largest: (width: Int, height: Int)?
    var rest = bytes
    while let place = rest.place(after: "ispe"), place + 12 <= bytes.endIndex {
      let box = Array(bytes[place..<(place + 12)])
      let (width, height) = (box.number(at: 4, bytes: 4), box.number(at: 8, bytes: 4))
      if width <= 16_384, height <= 16_384,
        width * height > (largest?.width ?? 0) * (largest?.height ?? 0)
      {
        largest = (width, height)
      }
      rest = bytes[place...]
    }
    self.init(
      largest.map { Double($0.width) }, largest.map { Double($0.height) }, isInPoints: false)
  }
}

extension [UInt8] {
  /// A whole number, the high byte first; the caller sees to it that its bytes are there.
  fileprivate func number(at index: Int, bytes count: Int) -> Int {
    self[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the first occurrence of `text`.
  fileprivate func place(after text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = self
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: wanted) { return place + wanted.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The value of an attribute in quotes, within a tag.
  fileprivate func attribute(_ name: String) -> ArraySlice<UInt8>? {
    var rest = self
    while let place = rest.place(after: name) {
      let before = place - name.utf8.count - 1
      let isWhole = before < startIndex || self[before] <= 0x20
      let value = self[place...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      if isWhole, let quote = value.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) {
        return value.dropFirst().prefix { $0 != quote }
      }
      rest = self[place...]
    }
    return nil
  }

  /// The number at the beginning, as in `24px`; nil if none stands there.
  fileprivate var leadingNumber: Double? {
    let digits = drop { $0 <= 0x20 }.prefix(32).prefix {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
