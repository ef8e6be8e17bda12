import Foundation
import OversetVocabulary
import Testing

@testable import OversetReports

/// A report that is written in pieces has the bytes of one that is encoded as a whole.
struct JSONPiecesTests {
  private struct Element: Codable {
    let name: String
    let numbers: [Double]
    let inner: [String: [Int]]
  }

  private struct Whole: Encodable {
    let elements: [Element]
    let empty: [Element]
    let name: String
    let options: [String: Int]
  }

  private static func element(_ index: Int) -> Element {
    Element(
      name: "a/b \"\(index)\"\n\u{2028}é", numbers: index % 3 == 0 ? [] : [0.1, 12, 1e-9],
      inner: index % 2 == 0 ? [:] : ["b": [1, index], "a": []])
  }

  @Test("lists of any length have the same bytes", arguments: [0, 1, 2, 255, 256, 257, 600])
  func bytes(count: Int) throws {
    let whole = Whole(
      elements: (0..<count).map(Self.element), empty: [], name: "x", options: ["a": 1, "B": 2])
    var written = Data()
    var longest = 0
    func piece(_ part: PrintedJSON) {
      written += part.bytes
      longest = max(longest, part.bytes.count)
    }
    var object = JSONPieces()
    try object.list("elements", (0..<count).lazy.map(Self.element), piece)
    try object.list("empty", whole.empty, piece)
    try object.member("name", whole.name, piece)
    try object.member("options", whole.options, piece)
    object.end(piece)
    #expect(written == (try JSONReport.encode(whole).bytes))
    #expect(longest <= 256 * 250)
  }
}
