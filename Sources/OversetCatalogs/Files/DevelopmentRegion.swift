package import OversetVocabulary

/// The language that an Xcode project names as that of its texts.
package enum DevelopmentRegion {
  /// Reads `developmentRegion = en;` of a `project.pbxproj`; nil where it is not there or no tag.
  ///
  /// Nothing else of the file is read: it may be any property list in the old style, damaged or not.
  package static func read(_ bytes: [UInt8]) -> LocaleTag? {
    let name = Array("developmentRegion".utf8)
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: name[0]) {
      index = start + 1
      guard bytes[start...].starts(with: name), !isWord(before: start, in: bytes) else { continue }
      var rest = bytes[(start + name.count)...].drop(while: isSpace)
      guard rest.popFirst() == UInt8(ascii: "=") else { continue }
      rest = rest.drop(while: isSpace)
      if rest.first == UInt8(ascii: "\"") { rest = rest.dropFirst() }
      let value = rest.prefix(longestTag).prefix { isWord($0) }
      return CatalogPath.language(ofFolder: String(decoding: value, as: UTF8.self))
    }
    return nil
  }

  /// More characters than any tag in use has.
  private static let longestTag = 64

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isWord(before index: Int, in bytes: [UInt8]) -> Bool {
    index > bytes.startIndex && isWord(bytes[index - 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
