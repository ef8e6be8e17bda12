import OversetVocabulary

/// Reads a binary property list (`bplist00`), as built bundles have it: a table of objects that refer to one
/// another by number.
///
/// Ours, because an object may be referred to from many places: a file of 222 bytes can stand for more
/// dictionaries than fit into memory, and Foundation builds each of them. Here every reference counts.
/// The format has no lines, so every place is the file's beginning.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let place: SourcePlace
  private let trailer: Trailer
  private var budget: ReadingBudget

  /// Reads a file.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (root: PropertyListNode?, errors: [Diagnostic]) {
    let place = SourcePlace(file: file, line: 1, column: 1)
    do throws(Diagnostic) {
      guard let trailer = Trailer(of: bytes) else { throw damage(at: place) }
      var reader = BinaryPropertyListReader(
        bytes: bytes, place: place, trailer: trailer,
        budget: ReadingBudget(
          .forInput(ofBytes: bytes.count, depth: PropertyList.depthLimit)))
      let root = try reader.node(trailer.root)
      guard case .dictionary = root.value else { throw damage(at: place) }
      return (root, [])
    } catch {
      return (nil, [error])
    }
  }

  // MARK: Objects

  private mutating func node(_ object: Int) throws(Diagnostic) -> PropertyListNode {
    try budget.addNodes(at: place)
    let header = try header(of: object)
    switch header.kind {
    case 0x5, 0x6:
      return PropertyListNode(value: .string(try text(header)), place: place)
    case 0xD: return PropertyListNode(value: try dictionary(header), place: place)
    default: return PropertyListNode(value: .other(kind: "not text", text: ""), place: place)
    }
  }

  /// A dictionary sorted by key; one whose keys are not all texts is nothing that a catalog has.
  private mutating func dictionary(_ header: Header) throws(Diagnostic) -> PropertyListNode.Value {
    let size = trailer.referenceSize
    guard header.count <= (trailer.tableStart - header.start) / (2 * size) else {
      throw Self.damage(at: place)
    }
    try budget.descend(at: place)
    var members: [PropertyListNode.Member] = []
    members.reserveCapacity(header.count)
    for index in 0..<header.count {
      let key = try self.header(of: reference(header.start + index * size))
      guard key.kind == 0x5 || key.kind == 0x6 else {
        budget.ascend()
        return .other(kind: "not text", text: "")
      }
      let name = try text(key)
      let value = try node(try reference(header.start + (header.count + index) * size))
      members.append(PropertyListNode.Member(key: name, place: place, node: value))
    }
    budget.ascend()
    return .dictionary(members.sorted { $0.key < $1.key })
  }

  /// A text of ASCII, or of UTF-16 with the first byte first.
  private mutating func text(_ header: Header) throws(Diagnostic) -> String {
    let width = header.kind == 0x5 ? 1 : 2
    guard header.count <= (trailer.tableStart - header.start) / width else {
      throw Self.damage(at: place)
    }
    try budget.write(header.count * width, at: place)
    let content = bytes[header.start..<(header.start + header.count * width)]
    if width == 1 {
      guard content.allSatisfy({ $0 < 0x80 }) else { throw Self.damage(at: place) }
      return String(decoding: content, as: UTF8.self)
    }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Parts

  /// What an object begins with.
  private struct Header {
    /// The upper half of its first byte.
    let kind: UInt8
    /// How many units or members it has.
    let count: Int
    /// Where they begin.
    let start: Int
  }

  private func header(of object: Int) throws(Diagnostic) -> Header {
    guard object < trailer.count,
      let offset = number(
        at: trailer.tableStart + object * trailer.offsetSize, size: trailer.offsetSize),
      (8..<trailer.tableStart).contains(offset)
    else { throw Self.damage(at: place) }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    // Only texts and collections have a count, and a large one stands in a number of its own.
    guard low == 0xF, kind >= 0x4 else { return Header(kind: kind, count: low, start: offset + 1) }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard bytes[offset + 1] >> 4 == 0x1, size <= 8,
      let count = number(at: offset + 2, size: size)
    else { throw Self.damage(at: place) }
    return Header(kind: kind, count: count, start: offset + 2 + size)
  }

  private func reference(_ index: Int) throws(Diagnostic) -> Int {
    guard let object = number(at: index, size: trailer.referenceSize) else {
      throw Self.damage(at: place)
    }
    return object
  }

  private func number(at index: Int, size: Int) -> Int? {
    BinaryPropertyListReader.number(in: bytes, at: index, size: size)
  }

  /// A number of so many bytes, the greatest first; nil outside of the file, and for one that is no index.
  private static func number(in bytes: [UInt8], at index: Int, size: Int) -> Int? {
    guard (1...8).contains(size), index >= 0, index <= bytes.count - size else { return nil }
    let value = bytes[index..<(index + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private static func damage(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .data, at: place, problem: "the binary property list is damaged",
      remedy: "build it again, or use the .strings file it was built from")
  }

  /// The last 32 bytes: where the table of objects is.
  private struct Trailer {
    let offsetSize: Int
    let referenceSize: Int
    let count: Int
    let root: Int
    let tableStart: Int

    /// Nil unless the whole table lies between the header and the trailer.
    init?(of bytes: [UInt8]) {
      let end = bytes.count - 32
      guard end > 8, let count = number(in: bytes, at: end + 8, size: 8),
        let root = number(in: bytes, at: end + 16, size: 8),
        let tableStart = number(in: bytes, at: end + 24, size: 8)
      else { return nil }
      offsetSize = Int(bytes[end + 6])
      referenceSize = Int(bytes[end + 7])
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), root < count,
        (9...end).contains(tableStart), count <= (end - tableStart) / offsetSize
      else { return nil }
      (self.count, self.root, self.tableStart) = (count, root, tableStart)
    }
  }
}
