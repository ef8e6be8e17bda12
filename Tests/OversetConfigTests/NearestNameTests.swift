import OversetConfig
import Testing

@Suite struct NearestNameTests {
  static let devices = ["iPhoneSE", "iPhone16", "iPhone16Plus", "iPhone16Pro", "iPhone16ProMax"]

  @Test(
    "a misspelt name suggests the nearest one, and a far one suggests none",
    arguments: [
      ("iphonese", "iPhoneSE"),
      ("iPhone16Por", "iPhone16Pro"),
      ("iPhone 16 Pro", "iPhone16Pro"),
      ("IPHONE16PROMAX", "iPhone16ProMax"),
      ("iPhone16Promax ", "iPhone16ProMax"),
      ("Phone16", "iPhone16"),
      ("Pixel", nil),
      ("", nil),
    ])
  func suggestion(name: String, nearest: String?) {
    #expect(NearestName.suggestion(for: name, in: Self.devices) == nearest)
  }

  @Test("a name in another case is the nearest, and of equally near ones the first")
  func caseOutweighsDistanceAndOrderBreaksTies() {
    #expect(NearestName.suggestion(for: "ABC", in: ["abd", "abc"]) == "abc")
    #expect(NearestName.suggestion(for: "abx", in: ["abd", "abc"]) == "abd")
    #expect(NearestName.suggestion(for: "abc", in: []) == nil)
  }

  /// A swap of neighbours counts once; two letters replaced would be too far from a short name.
  @Test("a swap of neighbouring letters counts as one edit", arguments: ["rlt", "trl"])
  func swapIsOneEdit(name: String) {
    #expect(NearestName.suggestion(for: name, in: ["rtl"]) == "rtl")
    #expect(NearestName.suggestion(for: "xyl", in: ["rtl"]) == nil)
  }

  @Test(
    "any one edit of a name leads back to it, when its neighbours are far",
    arguments: ["largeTitle", "subheadline", "iPhone16ProMax", "text-truncated"])
  func everyEditLeadsBack(name: String) {
    let letters = Array(name)
    for index in letters.indices {
      var dropped = letters
      dropped.remove(at: index)
      var doubled = letters
      doubled.insert("q", at: index)
      var replaced = letters
      replaced[index] = "q"
      for edited in [dropped, doubled, replaced] {
        #expect(NearestName.suggestion(for: String(edited), in: ["zzz", name]) == name)
      }
    }
  }
}
