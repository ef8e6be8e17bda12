import OversetAssets
import OversetVocabulary
import Testing

/// Which file of a set a view shows.
struct ImageSetTests {
  private static func set(
    _ images: String, properties: String = "{}"
  ) throws(Diagnostic) -> ImageSet {
    let text = "{ \"images\" : [ \(images) ], \"properties\" : \(properties) }"
    return try ImageSet(Array(text.utf8), file: "Contents.json")
  }

  private static let scales = """
    { "filename" : "a.png", "idiom" : "universal", "scale" : "1x" },
    { "filename" : "b.png", "idiom" : "universal", "scale" : "2x" },
    { "idiom" : "universal", "scale" : "3x" }
    """

  @Test("the file of the screen's scale is taken, else of the next larger, else the largest")
  func scaleIsChosen() throws {
    let set = try Self.set(Self.scales)
    #expect(set.hasScales)
    #expect(set.variant(for: AssetTraits(), scale: 1)?.fileName == "a.png")
    #expect(set.variant(for: AssetTraits(), scale: 1.5)?.fileName == "b.png")
    #expect(set.variant(for: AssetTraits(), scale: 2)?.scale == 2)
    #expect(set.variant(for: AssetTraits(), scale: 3)?.fileName == "b.png")
  }

  @Test("one file without a scale serves every screen")
  func singleScale() throws {
    let set = try Self.set(#"{ "filename" : "a.pdf", "idiom" : "universal" }"#)
    #expect(!set.hasScales)
    for scale in [1.0, 2, 3] {
      #expect(set.variant(for: AssetTraits(), scale: scale)?.fileName == "a.pdf")
    }
  }

  @Test("a picture for one direction alone is mirrored for the other, and one for both is not")
  func directions() throws {
    let one = try Self.set(
      #"{ "filename" : "a.png", "language-direction" : "left-to-right" }"#)
    let both = try Self.set(
      """
      { "filename" : "a.png", "language-direction" : "left-to-right" },
      { "filename" : "b.png", "language-direction" : "right-to-left" }
      """)
    let fixed = try Self.set(#"{ "filename" : "a.png" }"#)
    let arabic = AssetTraits(locale: "ar", direction: .rightToLeft)
    #expect(one.variant(for: AssetTraits(), scale: 1)?.isMirrored == false)
    #expect(one.variant(for: arabic, scale: 1)?.isMirrored == true)
    #expect(both.variant(for: arabic, scale: 1)?.fileName == "b.png")
    #expect(both.variant(for: arabic, scale: 1)?.isMirrored == false)
    #expect(fixed.variant(for: arabic, scale: 1)?.isMirrored == false)
  }

  @Test("a picture of the language wins, one of a parent serves, one of another does not")
  func languages() throws {
    let set = try Self.set(
      """
      { "filename" : "any.png" }, { "filename" : "pt.png", "locale" : "pt" },
      { "filename" : "pt-BR.png", "locale" : "pt-BR" },
      { "filename" : "x.png", "locale" : "no locale" }
      """)
    for (locale, name) in [
      ("pt-BR", "pt-BR.png"), ("pt-PT", "pt.png"), ("de", "any.png"),
    ] as [(LocaleTag, String)] {
      #expect(set.variant(for: AssetTraits(locale: locale), scale: 1)?.fileName == name)
    }
  }

  @Test("a set says whether it is a stencil")
  func stencil() throws {
    #expect(
      try Self.set("", properties: #"{ "template-rendering-intent" : "template" }"#).isTemplate)
    #expect(
      try !Self.set("", properties: #"{ "template-rendering-intent" : "original" }"#).isTemplate)
    #expect(try !Self.set("").isTemplate)
  }

  @Test(
    "a file outside of the set is an error", arguments: ["../a.png", "/etc/a.png", "a/b.png", ".."])
  func outside(name: String) {
    #expect(throws: Diagnostic.self) { try Self.set(#"{ "filename" : "\#(name)" }"#) }
  }

  @Test("a set without files has no picture")
  func empty() throws {
    #expect(try Self.set(#"{ "scale" : "1x" }"#).variant(for: AssetTraits(), scale: 1) == nil)
  }
}
