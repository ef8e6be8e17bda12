import Foundation
import OversetLayoutTree
import OversetVocabulary
import Testing

/// Colours, origins and paths of nodes.
struct ValueTests {
  @Test(
    "a colour writes the digits it was read from, and its opacity after them",
    arguments: [0x000000, 0xFFFFFF, 0x12AB0F, 0x7F80C4] as [UInt32])
  func coloursAreWrittenAsTheyAreRead(hex: UInt32) {
    let digits = String(hex, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    #expect(ColorValue(hex: hex).hex == "#" + padded)
    #expect(ColorValue(hex: hex).opacity(0).hex == "#" + padded + "00")
  }

  @Test(
    "a factor of opacity is limited to 0...1, and NaN changes nothing",
    arguments: [(0, 0), (0.5, 128), (1, 255), (-1, 0), (7, 255), (.nan, 255)] as [(Double, UInt8)])
  func opacityIsMultipliedAndLimited(factor: Double, alpha: UInt8) {
    #expect(ColorValue(hex: 0).opacity(factor).alpha == alpha)
  }

  @Test("the place of a string names the file, line and column that are known")
  func placesNameWhatIsKnown() {
    var origin = StringOrigin(key: "k", isTranslated: true)
    #expect(origin.place == nil)
    origin.place = SourcePlace(file: "a.xcstrings")
    #expect(origin.place?.description == "a.xcstrings")
    origin.place = SourcePlace(file: "a.xcstrings", line: 3, column: 5)
    #expect(origin.place?.description == "a.xcstrings:3:5")
  }

  @Test("the path of a node names the kinds and positions that lead to it")
  func pathsNameKindsAndPositions() {
    let leaf = LayoutNode(kind: "Text", frame: .zero)
    let row = LayoutNode(kind: "HStack", frame: .zero, children: [leaf, leaf])
    let root = LayoutNode(kind: "VStack", frame: .zero, children: [leaf, row])
    #expect(
      TreeTraversal(root).nodes.map(\.path) == [
        "VStack", "VStack/0:Text", "VStack/1:HStack", "VStack/1:HStack/0:Text",
        "VStack/1:HStack/1:Text",
      ])
  }
}
