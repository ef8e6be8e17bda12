import Foundation
import OversetVocabulary

/// Writes a JSON object member by member, with the bytes of ``PrintedJSON``: a list of any length
/// takes the memory of a few hundred of its elements.
///
/// The caller gives the members in the order of their names.
struct JSONPieces {
  /// How many elements of a list are encoded at once.
  private static let elementCount = 256

  private let encoder = PrintedJSON.encoder(isIndented: true)
  private var isFirst = true

  /// Writes a member.
  mutating func member(
    _ name: String, _ value: some Encodable, _ piece: (PrintedJSON) -> Void
  ) throws {
    begin(name, piece)
    piece(PrintedJSON(part: Self.indented(try encoder.encode(value))))
  }

  /// Writes a member that is a list.
  mutating func list<Element: Encodable>(
    _ name: String, _ elements: some Sequence<Element>, _ piece: (PrintedJSON) -> Void
  ) throws {
    begin(name, piece)
    var chunk: [Element] = []
    var isEmpty = true
    func write() throws {
      guard !chunk.isEmpty else { return }
      // Without the brackets and their line breaks.
      let lines = Self.indented(try encoder.encode(chunk)).dropFirst(2).dropLast(4)
      piece(PrintedJSON(part: Data((isEmpty ? "[\n" : ",\n").utf8) + lines))
      isEmpty = false
      chunk.removeAll(keepingCapacity: true)
    }
    for element in elements {
      chunk.append(element)
      if chunk.count == Self.elementCount { try write() }
    }
    try write()
    piece(
      PrintedJSON(part: isEmpty ? Self.indented(try encoder.encode(chunk)) : Data("\n  ]".utf8)))
  }

  /// Ends the object, and the report with a newline.
  func end(_ piece: (PrintedJSON) -> Void) { piece(PrintedJSON(part: Data("\n}\n".utf8))) }

  private mutating func begin(_ name: String, _ piece: (PrintedJSON) -> Void) {
    piece(PrintedJSON(part: Data("\(isFirst ? "{" : ",")\n  \"\(name)\" : ".utf8)))
    isFirst = false
  }

  /// A value as it stands in an object: each line but the first and the empty ones two spaces further in.
  /// Strings hold no line breaks.
  private static func indented(_ json: Data) -> Data {
    var indented = Data(capacity: json.count + json.count / 8)
    var line = json.startIndex
    while let end = json[line...].firstIndex(of: UInt8(ascii: "\n")) {
      indented += json[line...end]
      line = end + 1
      if line < json.endIndex, json[line] != UInt8(ascii: "\n") { indented += [0x20, 0x20] }
    }
    return indented + json[line...]
  }
}
