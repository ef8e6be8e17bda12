import OversetSourceText
import Testing

/// The constants for asset catalogs.
struct AssetSymbolsTests {
  @Test(
    "a constant is called as Xcode calls it",
    arguments: [
      ("Brand", "brand"), ("brand-primary", "brandPrimary"), ("brand primary_2", "brandPrimary_2"),
      ("URLIcon", "urlIcon"), ("ABC", "abc"), ("1st", "_1st"), ("default", "`default`"),
      ("éclair", "éclair"), ("A4", "a4"), ("UI", "ui"), ("***", "_"),
    ])
  func names(name: String, symbol: String) {
    #expect(AssetSymbols.identifier(name) == symbol)
  }

  @Test("what an asset is need not be said, unless nothing else is")
  func suffixes() {
    #expect(AssetSymbols.identifier("BrandColor", dropping: "Color") == "brand")
    #expect(AssetSymbols.identifier("Color", dropping: "Color") == "color")
    #expect(AssetSymbols.identifier("ColorBrand", dropping: "Color") == "colorBrand")
  }

  @Test("colours and pictures have their constants, in their namespaces, for Linux alone")
  func source() {
    var symbols = AssetSymbols()
    symbols.add(.color, name: "Brand")
    symbols.add(.color, name: "brand")
    symbols.add(.color, name: "red")
    symbols.add(.image, name: "Tab Icons/home \"1\"")
    #expect(
      symbols.source == """
        #if os(Linux)
        import SwiftUI

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: .main)
          static let red = ColorResource(name: "red", bundle: .main)
        }
        extension Color {
          static var brand: Color { Color(ColorResource(name: "Brand", bundle: .main)) }
        }
        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(ColorResource(name: "Brand", bundle: .main)) }
        }
        extension UIColor {
          static var brand: UIColor { UIColor(resource: ColorResource(name: "Brand", bundle: .main)) }
        }
        extension ImageResource {
          enum TabIcons {
            static let home1 = ImageResource(name: "Tab Icons/home \\"1\\"", bundle: .main)
          }
        }
        extension UIImage {
          enum TabIcons {
            static var home1: UIImage { UIImage(resource: ImageResource(name: "Tab Icons/home \\"1\\"", bundle: .main)) }
          }
        }
        #endif

        """)
  }

  @Test("a constant that a source declares is left to it, its resource is not")
  func leavesConstants() {
    var symbols = AssetSymbols()
    symbols.add(.color, name: "brand")
    symbols.leave(
      toSource: """
        extension Color { public static let brand = Color("brand") }
        // static let line = 1
        let text = "static var line"
        """)
    symbols.add(.color, name: "line")
    #expect(!symbols.source.contains("static var brand"))
    #expect(symbols.source.contains("static let brand = ColorResource"))
    #expect(symbols.source.contains("static var line: Color"))
  }

  @Test("no assets have no constants")
  func nothing() {
    #expect(AssetSymbols().source == "#if os(Linux)\nimport SwiftUI\n\n#endif\n")
  }

  @Test("a constant is left out where the type has one of its own")
  func takenNames() {
    var symbols = AssetSymbols()
    for name in ["AccentColor", "background", "primary", "label"] {
      symbols.add(.color, name: name)
    }
    func names(of head: String) -> [String] {
      let lines = symbols.source.split(separator: "\n")
      return lines.drop { $0 != "extension \(head) {" }.dropFirst().prefix { $0 != "}" }
        .compactMap { $0.split(separator: " ").dropFirst(2).first.map { String($0.dropLast()) } }
    }
    #expect(names(of: "Color") == ["accent", "background", "label"])
    #expect(names(of: "ShapeStyle where Self == Color") == ["accent", "label"])
    #expect(names(of: "UIColor") == ["accent", "background", "primary"])
  }
}
