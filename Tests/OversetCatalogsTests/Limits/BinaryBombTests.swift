import OversetCatalogs
import OversetVocabulary
import Testing

/// A binary property list put together by hand: objects refer to one another by number, as no writer lets them.
private struct BinaryList {
  /// The bytes of each object; the first is the root.
  var objects: [[UInt8]]

  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  static func dictionary(_ members: [(key: UInt8, value: UInt8)]) -> [UInt8] {
    [0xD0 | UInt8(members.count)] + members.map(\.key) + members.map(\.value)
  }

  /// The file, with two bytes for each offset and one for each reference.
  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (56 - 8 * $0) & 0xFF) } }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0)
      + number(table)
  }

  /// So many dictionaries around one text, each with two references to the next.
  static func shared(levels: UInt8) -> BinaryList {
    let dictionaries = (0..<levels).map { level in
      dictionary([(key: levels + 1, value: level + 1), (key: levels + 2, value: level + 1)])
    }
    return BinaryList(objects: dictionaries + [text("t"), text("a"), text("b")])
  }

  /// So many dictionaries, each in the one before.
  static func nested(levels: UInt8) -> BinaryList {
    let dictionaries = (0..<levels).map { dictionary([(key: levels + 1, value: $0 + 1)]) }
    return BinaryList(objects: dictionaries + [text("t"), text("a")])
  }
}

@Suite("untrusted binary property lists")
struct BinaryBombTests {
  private func reading(_ bytes: [UInt8]) throws -> CatalogReading {
    try CatalogReading(parsing: bytes, file: "en.lproj/a.strings")
  }

  private func errors(_ bytes: [UInt8]) throws -> [String] {
    try reading(bytes).errors.map(\.description)
  }

  @Test(
    "shared dictionaries are counted as often as they are referred to", arguments: [13, 40, 60])
  func sharing(levels: UInt8) throws {
    let bytes = BinaryList.shared(levels: levels).bytes
    #expect(
      try errors(bytes) == [
        "en.lproj/a.strings:1:1: this expands to more than \(4 * bytes.count + 10_000) values; "
          + "refer to fewer of them"
      ])
  }

  @Test("one level of shared dictionaries is read")
  func oneLevel() throws {
    #expect(try errors(BinaryList.shared(levels: 1).bytes) == [])
  }

  /// What is no text is an error of its own kind.
  @Test("a few levels of shared dictionaries are read, and no text", arguments: [5, 10])
  func littleSharing(levels: UInt8) throws {
    let errors = try errors(BinaryList.shared(levels: levels).bytes)
    #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("is a dictionary") })
  }

  @Test("64 levels are read, and 65 are an error")
  func depth() throws {
    #expect(try errors(BinaryList.nested(levels: 64).bytes).first?.contains("a dictionary") == true)
    #expect(
      try errors(BinaryList.nested(levels: 65).bytes) == [
        "en.lproj/a.strings:1:1: this nests 65 levels deep; reduce the nesting; the limit is 64 levels"
      ])
  }

  @Test("a dictionary that contains itself is an error")
  func cycle() throws {
    let list = BinaryList(objects: [
      BinaryList.dictionary([(key: 1, value: 0)]), BinaryList.text("a"),
    ])
    #expect(try errors(list.bytes).first?.contains("65 levels") == true)
  }

  @Test(
    "references, lengths and tables out of range are damage",
    arguments: [
      [BinaryList.dictionary([(key: 1, value: 200)]), BinaryList.text("a")],
      [BinaryList.dictionary([(key: 200, value: 1)]), BinaryList.text("a")],
      [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], BinaryList.text("a")],
      [[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], BinaryList.text("a")],
      [BinaryList.dictionary([(key: 1, value: 1)]), [0x5F, 0x14, 0x01]],
      [BinaryList.dictionary([(key: 1, value: 1)]), [0x6F, 0x10, 0xFF, 0x00]],
      [BinaryList.dictionary([(key: 1, value: 1)]), [0x51, 0xFF]],
      [BinaryList.text("no dictionary")],
    ])
  func damage(objects: [[UInt8]]) throws {
    #expect(try errors(BinaryList(objects: objects).bytes).first?.contains("damaged") == true)
  }

  @Test("a file cut or changed anywhere is read, or refused with its place")
  func mutations() throws {
    func expectPlaces(_ bytes: [UInt8]) throws {
      let errors = try reading(bytes).errors
      #expect(errors.allSatisfy { $0.place?.file == "en.lproj/a.strings" }, "\(errors)")
    }
    let bytes = BinaryList.shared(levels: 3).bytes
    for index in bytes.indices {
      try expectPlaces(Array(bytes[..<index]))
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        try expectPlaces(changed)
      }
    }
  }
}
