import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Colours and pictures of an asset catalog in views.
@MainActor
struct NamedAssetTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Stage(assets: Stage.assets).layout(view, in: .ideal, for: variant)
  }

  private func picture(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> (node: LayoutNode, image: ImageContent) {
    let node = try #require(try tree(view, variant).nodes(of: "Image").first)
    guard case .image(let image) = node.content else { throw Diagnostic.noPicture }
    return (node, image)
  }

  private func fill(
    _ style: some ShapeStyle, _ variant: ViewEnvironment = Stage.english
  ) throws -> ColorValue? {
    let tree = try tree(Rectangle().fill(style).frame(width: 9, height: 9), variant)
    return TreeTraversal(tree).nodes.lazy.compactMap { visited -> ColorValue? in
      if case .shape(let shape) = visited.node.content { shape.fill } else { nil }
    }.first
  }

  private static let dark: ViewEnvironment = {
    var variant = Stage.english
    variant.colorScheme = .dark
    return variant
  }()

  @Test("a picture by name has its size in points, and the pixels of the screen's scale")
  func pictures() throws {
    for scale in [1, 2, 3] {
      var variant = Stage.english
      variant.displayScale = CGFloat(scale)
      let (node, image) = try picture(Image("logo"), variant)
      #expect(node.frame.size == CGSize(width: 20, height: 10))
      #expect(image.width == 20 * scale)
    }
    #expect(try picture(Image("drawing")).node.frame.size == CGSize(width: 48, height: 24))
    #expect(try picture(Image("logotype")).node.frame.size == CGSize(width: 24, height: 24))
  }

  @Test("every way to name a picture shows the same one")
  func waysToName() throws {
    let resource = ImageResource(name: "logo", bundle: .main)
    let expected = try picture(Image("logo")).image
    for image in [
      Image("logo", bundle: .main), Image(resource), Image(decorative: "logo"),
      Image("logo", label: Text(verbatim: "Logo")),
    ] {
      #expect(try picture(image).image == expected)
    }
    #expect(try picture(NamedPicture()).image == expected)
    #expect(try picture(NamedPicture(), Self.dark).image != expected)
  }

  /// Asks for its picture while it is evaluated, as views do that hand a `UIImage` on.
  private struct NamedPicture: View {
    var body: some View {
      if let image = UIImage(named: "logo") {
        Image(uiImage: image).frame(width: image.size.width, height: image.size.height)
      }
    }
  }

  @Test("a stencil takes the style around it, and any picture can be made one or not")
  func stencils() throws {
    let red = ColorValue(hex: 0xFF3B30)
    func first(_ view: some View) throws -> [UInt8] {
      Array(try picture(view.foregroundStyle(.red)).image.pixels.prefix(4))
    }
    #expect(try first(Image("Icons/arrow")) == [red.red, red.green, red.blue, 255])
    #expect(try first(Image("Icons/arrow").renderingMode(.original)) == [0, 0, 0, 255])
    #expect(try first(Image("logo")) == [0xE0, 0x20, 0x40, 255])
    #expect(
      try first(Image("logo").renderingMode(.template)) == [red.red, red.green, red.blue, 255])
  }

  @Test("a stencil's clear pixels stay clear")
  func clearPixels() throws {
    let pixels = try picture(Image("Icons/arrow")).image.pixels
    #expect(pixels[15 * 4 + 3] == 0)
  }

  @Test("a picture for one direction is mirrored for the other, and turned back if told so")
  func mirrored() throws {
    #expect(try !picture(Image("Icons/arrow")).image.isMirrored)
    #expect(try picture(Image("Icons/arrow"), Stage.arabic).image.isMirrored)
    #expect(
      try !picture(
        Image("Icons/arrow").flipsForRightToLeftLayoutDirection(true), Stage.arabic
      ).image.isMirrored)
    #expect(try !picture(Image("logo"), Stage.arabic).image.isMirrored)
  }

  @Test("a picture of the language is shown in it")
  func languages() throws {
    #expect(try picture(Image("greeting")).image.width == 8)
    #expect(try picture(Image("greeting"), Stage.variant("de")).image.width == 12)
  }

  @Test("every way to name a colour gives the same one, light and dark")
  func colors() throws {
    let light = ColorValue(hex: 0x1080F0)
    let dark = ColorValue(hex: 0x2090FF)
    let resource = ColorResource(name: "brand", bundle: .main)
    let uiColor = try #require(UIColor(named: "brand"))
    for color in [
      Color("brand"), Color("brand", bundle: .main), Color(resource), Color(uiColor: uiColor),
      Color(UIColor(resource: resource)), Color(UIColor(Color("brand"))),
      Color(uiColor.withAlphaComponent(1)),
    ] {
      #expect(try fill(color) == light)
      #expect(try fill(color, Self.dark) == dark)
    }
    #expect(try fill(Color("brand").opacity(0.5))?.alpha == 128)
    #expect(try fill(Color(uiColor.withAlphaComponent(0.5)))?.alpha == 128)
    #expect(try fill(Color("warning")) == ColorValue(hex: 0xFF3B30))
    #expect(try fill(Color("logotype")) == ColorValue(hex: 0x8E8E93))
  }

  @Test("a colour as a view fills its room, and one that is missing is a frame with its name")
  func colorViews() throws {
    let found = try #require(
      try tree(Color("brand").frame(width: 9, height: 9)).nodes(of: "Color").first)
    guard case .shape(let shape) = found.content else {
      Issue.record("no shape")
      return
    }
    #expect(shape.fill == ColorValue(hex: 0x1080F0))
    let missing = try #require(
      try tree(Color("logotype").frame(width: 9, height: 9)).nodes(of: "Color").first)
    guard case .image(let frame) = missing.content else {
      Issue.record("no frame")
      return
    }
    #expect(frame.name == "logotype" && frame.pixels.isEmpty)
    #expect(missing.missingAssets.map(\.name) == ["logotype"])
  }

  @Test("components in other spaces are brought into sRGB")
  func spaces() throws {
    #expect(
      try fill(Color(.displayP3, red: 0.5, green: 0.8, blue: 0.3))
        == ColorValue(red: 100, green: 206, blue: 47))
    #expect(
      try fill(Color(.sRGBLinear, red: 0.5, green: 0.214, blue: 2))
        == ColorValue(red: 188, green: 127, blue: 255))
    #expect(
      try fill(Color(.sRGB, red: 0.5, green: 0.25, blue: 1))
        == ColorValue(red: 128, green: 64, blue: 255))
  }

  @Test("a view is the same for two scales only if none of its pictures differs")
  func scales() throws {
    let stage = try Stage(assets: Stage.assets)
    #expect(!stage.resolve(Image("logo")).serves(displayScale: 2, screenSize: .zero))
    #expect(stage.resolve(Image("Icons/arrow")).serves(displayScale: 2, screenSize: .zero))
    #expect(stage.resolve(Color("brand")).serves(displayScale: 2, screenSize: .zero))
  }
}

extension Diagnostic {
  fileprivate static let noPicture = Diagnostic(.data, problem: "no picture", remedy: "show one")
}
