import Testing

@testable import OversetUnicode

@Suite("Character properties: all code points, against the Unicode Character Database")
struct CharacterPropertyTests {
  /// A property, the file it stands in, and the values there that mean it.
  struct Property: CustomTestStringConvertible {
    let file: String
    let values: Set<String>
    /// Code points that the file counts and the property, as its documentation says, does not.
    var exceptions: Set<UInt32> = []
    let holds: @Sendable (UInt32) -> Bool

    var testDescription: String { "\(values.sorted().joined(separator: " ")) of \(file)" }
  }

  static let properties: [Property] = [
    Property(
      file: "extracted/DerivedGeneralCategory.txt", values: ["Mn", "Me", "Cf", "Cc"],
      holds: CharacterProperties.isCursorNeutral),
    Property(
      file: "PropList.txt", values: ["White_Space"], exceptions: [0xA0, 0x2007, 0x202F],
      holds: CharacterProperties.isWhitespace),
    Property(
      file: "PropList.txt", values: ["Variation_Selector"],
      holds: CharacterProperties.isVariationSelector),
    Property(
      file: "PropList.txt", values: ["Join_Control"], holds: CharacterProperties.isJoinControl),
    Property(
      file: "DerivedCoreProperties.txt", values: ["Default_Ignorable_Code_Point"],
      holds: CharacterProperties.isDefaultIgnorable),
    Property(
      file: "extracted/DerivedGeneralCategory.txt", values: ["Mn", "Mc", "Me"],
      holds: CharacterProperties.isMark),
    Property(
      file: "extracted/DerivedGeneralCategory.txt", values: ["Lu", "Ll", "Lt", "Lm", "Lo"],
      holds: CharacterProperties.isLetter),
    Property(
      file: "extracted/DerivedGeneralCategory.txt", values: ["Nd"],
      holds: CharacterProperties.isDecimalDigit),
    Property(
      file: "emoji/emoji-data.txt", values: ["Emoji_Presentation"],
      holds: CharacterProperties.isEmojiPresentation),
    Property(
      file: "emoji/emoji-data.txt", values: ["Extended_Pictographic"],
      holds: CharacterProperties.isExtendedPictographic),
  ]

  @Test("a property holds where its file says so and nowhere else", arguments: properties)
  func property(_ property: Property) throws {
    let expected = try UnicodeData.table(
      of: property.file, default: false, where: property.values.contains
    ) { _ in true }
    #expect(expected.contains(true))
    let wrong = UnicodeData.first { codePoint in
      let isExpected = expected[Int(codePoint)] && !property.exceptions.contains(codePoint)
      return property.holds(codePoint) != isExpected
    }
    #expect(wrong == [])
  }

  @Test("East Asian width is that of the file, for every code point")
  func eastAsianWidth() throws {
    let expected = try UnicodeData.table(of: "EastAsianWidth.txt", default: "N") { $0 }
    #expect(Set(expected) == Set(EastAsianWidth.allCases.map(\.rawValue)))
    let wrong = UnicodeData.first { codePoint in
      CharacterProperties.eastAsianWidth(codePoint).rawValue != expected[Int(codePoint)]
    }
    #expect(wrong == [])
  }

  /// The file leaves out unassigned code points, whose class depends on the block; they are not asked.
  @Test(
    "directions are those of every assigned character",
    arguments: [
      Property(
        file: "extracted/DerivedBidiClass.txt", values: ["R", "AL"],
        holds: CharacterProperties.isStrongRightToLeft),
      Property(
        file: "extracted/DerivedBidiClass.txt", values: ["R", "AL", "AN", "RLE", "RLO", "RLI"],
        holds: CharacterProperties.isRightToLeft),
    ])
  func direction(_ property: Property) throws {
    let classes = try UnicodeData.table(of: property.file, default: "") { $0 }
    #expect(property.values.isSubset(of: classes))
    let isAssigned = try UnicodeData.table(
      of: "extracted/DerivedGeneralCategory.txt", default: true, where: { $0 == "Cn" }
    ) { _ in false }
    let assigned = classes.indices.filter { isAssigned[$0] }
    let isExpected = { property.values.contains(classes[$0]) }
    #expect(assigned.count > 280_000 && assigned.count(where: isExpected) > 2_500)
    let wrong = UnicodeData.first { codePoint in
      isAssigned[Int(codePoint)] && property.holds(codePoint) != isExpected(Int(codePoint))
    }
    #expect(wrong == [])
  }

  @Test("nothing holds of values above U+10FFFF")
  func outOfRange() {
    for value in [0x110000, UInt32.max] {
      #expect(Self.properties.allSatisfy { !$0.holds(value) })
      #expect(!CharacterProperties.isStrongRightToLeft(value))
      #expect(!CharacterProperties.isRightToLeft(value))
      #expect(CharacterProperties.eastAsianWidth(value) == .neutral)
      #expect(!CharacterProperties.hasScriptExtension(value, .latin))
      #expect(CharacterProperties.script(value) == .unknown)
    }
  }
}
