import Foundation
import OversetAssets
import OversetRaster
import OversetVocabulary
import Testing

/// Colours of catalogs, in every notation and space that Xcode writes.
struct ColorSetTests {
  private static func set(_ colors: String) throws(Diagnostic) -> ColorSet {
    try ColorSet(Array("{ \"colors\" : [ \(colors) ] }".utf8), file: "Contents.json")
  }

  private static func color(
    _ space: String, _ red: String, _ green: String, _ blue: String
  ) throws(Diagnostic) -> AssetColor? {
    let components =
      #"{ "alpha" : "1.000", "red" : "\#(red)", "green" : "\#(green)", "blue" : "\#(blue)" }"#
    return try set(
      #"{ "idiom" : "universal", "color" : { "color-space" : "\#(space)", "#
        + #""components" : \#(components) } }"#
    ).color(for: AssetTraits())
  }

  @Test("a component is a fraction, a byte or a byte in hexadecimal")
  func notations() throws {
    let orange = AssetColor.components(RGBAColor(red: 255, green: 128, blue: 0))
    #expect(try Self.color("srgb", "1.000", "0.502", "0.000") == orange)
    #expect(try Self.color("srgb", "255", "128", "0") == orange)
    #expect(try Self.color("srgb", "0xFF", "0x80", "0x00") == orange)
    #expect(try Self.color("srgb", "0xff", "0x80", "0") == orange)
  }

  @Test("a whole number is an opacity where it stands for one, and a byte elsewhere")
  func wholeOpacity() throws {
    let set = try Self.set(
      #"{ "color" : { "components" : { "alpha" : "1", "red" : "1", "green" : 1, "blue" : 0 } } }"#)
    #expect(
      set.color(for: AssetTraits()) == .components(RGBAColor(red: 1, green: 1, blue: 0)))
  }

  /// The values were computed apart, from the primaries and the white point of both spaces.
  @Test("a colour of Display P3 becomes the nearest of sRGB, channel by channel")
  func displayP3() throws {
    #expect(
      try Self.color("display-p3", "0.500", "0.800", "0.300")
        == .components(RGBAColor(red: 100, green: 206, blue: 47)))
    #expect(
      try Self.color("display-p3", "1.000", "0.000", "0.000")
        == .components(RGBAColor(red: 255, green: 0, blue: 0)))
    #expect(
      try Self.color("display-p3", "1.000", "1.000", "1.000")
        == .components(RGBAColor(red: 255, green: 255, blue: 255)))
  }

  @Test("greys are the same in sRGB and in Display P3", arguments: [0, 17, 99, 128, 200, 255])
  func greysStay(level: Int) {
    let grey = Double(level) / 255
    let color = ColorSpaces.sRGB(displayP3: grey, grey, grey)
    for channel in [color.red, color.green, color.blue] {
      #expect(abs(channel - grey) < 0.001)
    }
  }

  @Test("light and its component in sRGB are each other's inverse")
  func curves() {
    for step in 0...100 {
      let component = Double(step) / 100
      #expect(abs(ColorSpaces.curved(ColorSpaces.linear(component)) - component) < 1e-6)
    }
    #expect(ColorSpaces.curved(-1) == 0)
    #expect(abs(ColorSpaces.curved(7) - 1) < 1e-12)
  }

  @Test("amounts of light take the curve, and what is too bright is clipped")
  func linear() throws {
    #expect(
      try Self.color("extended-linear-srgb", "0.500", "0.214", "2.000")
        == .components(RGBAColor(red: 188, green: 127, blue: 255)))
  }

  @Test("a colour can be a grey, or one of the system's")
  func otherForms() throws {
    let grey = try Self.set(
      #"{ "color" : { "color-space" : "gray-gamma-22", "components" : { "alpha" : "0.5", "white" : "1.0" } } }"#
    )
    #expect(
      grey.color(for: AssetTraits())
        == .components(RGBAColor(red: 255, green: 255, blue: 255, alpha: 128)))
    let red = try Self.set(#"{ "color" : { "platform" : "ios", "reference" : "systemRedColor" } }"#)
    #expect(red.color(for: AssetTraits()) == .system("systemRedColor"))
  }

  @Test("a variant for another device or appearance is passed over")
  func variants() throws {
    let set = try Self.set(
      """
      { "idiom" : "watch", "color" : { "reference" : "watch" } },
      { "idiom" : "universal", "color" : { "reference" : "any" } },
      { "idiom" : "ipad", "color" : { "reference" : "pad" } },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
        "color" : { "reference" : "dark" } },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" },
        { "appearance" : "contrast", "value" : "high" } ], "color" : { "reference" : "darkHigh" } },
      { "appearances" : [ { "appearance" : "future", "value" : "x" } ],
        "color" : { "reference" : "future" } },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      """)
    func name(_ traits: AssetTraits) -> AssetColor? { set.color(for: traits) }
    #expect(name(AssetTraits()) == .system("any"))
    #expect(name(AssetTraits(idiom: .pad)) == .system("pad"))
    #expect(name(AssetTraits(appearance: .dark)) == .system("dark"))
    #expect(name(AssetTraits(appearance: .dark, idiom: .pad)) == .system("dark"))
    #expect(name(AssetTraits(appearance: .dark, isHighContrast: true)) == .system("darkHigh"))
    #expect(name(AssetTraits(isHighContrast: true)) == .system("any"))
  }

  @Test("a set whose variants are all for something else gives its first")
  func onlyDark() throws {
    let set = try Self.set(
      """
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
        "color" : { "reference" : "dark" } }
      """)
    #expect(set.color(for: AssetTraits()) == .system("dark"))
    #expect(try Self.set("").color(for: AssetTraits()) == nil)
  }

  @Test(
    "a colour that cannot be read is an error at its place",
    arguments: [
      (#"{ "color" : { "components" : { "red" : "pink" } } }"#, "pink"),
      (#"{ "color" : { "components" : { "red" : "nan", "green" : "0", "blue" : "0" } } }"#, "nan"),
      (#"{ "color" : { "components" : { "red" : "1.0" } } }"#, "green"),
      (#"{ "color" : { } }"#, "components"), (#"{ "color" : [] }"#, "object"), ("3", "object"),
      (
        #"{ "color" : { "color-space" : "lab", "components" : { "red":"0","green":"0","blue":"0" } } }"#,
        "lab"
      ),
      (#"{ "idiom" : 3, "color" : { "reference" : "a" } }"#, "idiom"), ("{", "key"),
    ])
  func faults(text: String, word: String) throws {
    let error = #expect(throws: Diagnostic.self) { try Self.set(text) }
    #expect(error?.problem.contains(word) == true, "\(error?.problem ?? "")")
    #expect(error?.file == "Contents.json")
    #expect(error?.line == 1)
  }
}
