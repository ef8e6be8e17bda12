/// Commands that the machines of continuous integration obey where they stand in a log.
///
/// GitHub obeys `::error` at the beginning of a line and `##[` within, Azure `##vso[` and `##[`, TeamCity
/// `##teamcity[`; none of them minds case.
package enum LogCommand {
  private static let names = ["[", "vso[", "teamcity["].map { Array($0.utf8) }

  /// The text with the second sign of each marker as its code point: `:\u{3A}error`, `#\u{23}[`.
  static func broken(in text: String) -> String {
    guard text.utf8.contains(where: isSign) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for index in bytes.indices where ends(at: index, in: bytes) {
      result += bytes[start..<index]
      result += bytes[index] == colon ? #"\u{3A}"#.utf8 : #"\u{23}"#.utf8
      start = index + 1
    }
    return start == 0 ? text : String(decoding: result + bytes[start...], as: UTF8.self)
  }

  private static let colon = UInt8(ascii: ":")
  private static let hash = UInt8(ascii: "#")

  /// Whether a marker may hold the byte.
  static func isSign(_ byte: UInt8) -> Bool { byte == colon || byte == hash }

  /// Whether the second sign of a marker stands at `index`.
  static func ends<Bytes: RandomAccessCollection<UInt8>>(
    at index: Bytes.Index, in bytes: Bytes
  ) -> Bool {
    let sign = bytes[index]
    guard isSign(sign), index > bytes.startIndex, bytes[bytes.index(before: index)] == sign else {
      return false
    }
    let rest = bytes[bytes.index(after: index)...].prefix(9).map { $0 | 0x20 }
    guard sign == hash else {
      return rest.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
    }
    return bytes[bytes.index(after: index)...].first == UInt8(ascii: "[")
      || names.contains { rest.starts(with: $0.map { $0 | 0x20 }) }
  }
}
