import Foundation
import OversetConfig
import OversetFiles
import OversetFonts
import OversetRaster
import OversetRendering
import OversetShaping
import OversetTestBasics
import OversetTestSupport
import OversetUI
import Testing

/// Emoji are drawn from the bitmaps of a face.
@MainActor
struct EmojiDrawingTests {
  private static let placeholder = RGBAColor(red: 0xFF, green: 0xCC, blue: 0x33)

  private func fonts(_ face: String) throws -> FontCollection {
    try FontCollection(
      manifest: FontManifest.read(
        file: BoundFile(named: TestFaces.manifest(face)),
        default: FontManifest.read(from: BundledFonts.folder)))
  }

  private func list(
    _ text: String, size: CGFloat, face: String?, variant: ViewEnvironment = Stage.english
  ) throws -> DisplayList {
    let stage = Stage(fonts: try face.map(fonts) ?? Stage.fonts)
    let view = Text(verbatim: text).font(.system(size: size))
    return DisplayList(stage.layout(view, width: 300, for: variant))
  }

  private func draw(_ text: String, size: CGFloat, face: String = "pictures") throws -> Bitmap {
    try Renderer(fonts: Stage.fonts).draw(list(text, size: size, face: face))
  }

  /// At 32 pixels per em a picture is drawn pixel by pixel: 36 by 28 full ones inside a frame that
  /// lets everything through.
  @Test(
    "a bitmap of the font's size is drawn pixel by pixel at its place",
    arguments: ["pictures", "boxes"])
  func bitmapsAreDrawnAtTheirPlace(face: String) throws {
    let picture = try draw("😀", size: 32 / 3, face: face)
    let ink = try #require(picture.ink)
    #expect(ink.width == 36 && ink.height == 28)
    // A line 40 pixels wide in the middle of 900.
    #expect(ink.x == 430 + 2)
    #expect(picture.box { $0 == RGBAColor(red: 255, green: 200, blue: 0) } == ink)
  }

  @Test(
    "a sequence that the face has is drawn as one picture at every size",
    arguments: [
      ("👩‍👩‍👧", 0x0000FF), ("👍🏽", 0xA0783C), ("🇹🇷", 0xFF0000), ("❤️", 0xDC0028), ("😀", 0xFFC800),
    ])
  func sequencesAreOnePicture(text: String, color: UInt32) throws {
    for size in [11.0, 17, 34] as [CGFloat] {
      let picture = try draw(text, size: size)
      let expected = RGBAColor(packed: color.byteSwapped >> 8 | 0xFF00_0000)
      let box = try #require(picture.box { $0 == expected })
      let ink = try #require(picture.ink)
      // A frame of mixed pixels at most stands around the colour.
      #expect(abs(box.width - ink.width) <= 2 && abs(box.height - ink.height) <= 2)
      #expect(abs(CGFloat(ink.width) - size * 3 * 36 / 32) <= 2)
      #expect(abs(CGFloat(ink.height) - size * 3 * 28 / 32) <= 2)
    }
  }

  @Test("the parts of a sequence stand side by side in the room of one emoji")
  func partsShareTheRoom() throws {
    let picture = try draw("👩‍👧", size: 34)
    let woman = try #require(picture.box { $0 == RGBAColor(red: 200, green: 0, blue: 200) })
    let girl = try #require(picture.box { $0 == RGBAColor(red: 0, green: 200, blue: 200) })
    #expect(woman.maxX < girl.x && woman.width == girl.width && woman.y == girl.y)
    // The room of one emoji in the middle of 900 pixels: 34 * 3 * 1.25 = 127.5 pixels.
    #expect(woman.x >= 386 && girl.maxX <= 514)
  }

  /// A file that is cut off, one that declares an absurd size, one that is not a PNG, none at all.
  @Test("a damaged or missing bitmap is drawn as the placeholder", arguments: ["💥", "💣", "💢", "👻"])
  func damagedBitmapsGiveThePlaceholder(text: String) throws {
    for face in ["pictures", "boxes"] {
      let picture = try draw(text, size: 34, face: face)
      let box = try #require(picture.box { $0 == Self.placeholder })
      #expect(box.width > 60 && box.height > 60)
    }
  }

  @Test("another emoji, face of bitmaps or size gives another fingerprint")
  func fingerprintsTellFacesAndPicturesApart() throws {
    let lists = try [
      list("😀", size: 17, face: nil), list("😀", size: 17, face: "pictures"),
      list("😀", size: 17, face: "boxes"), list("👍", size: 17, face: "pictures"),
      list("😀", size: 18, face: "pictures"), list("😀 ", size: 17, face: "layers"),
    ]
    // A face of vectors draws what no face draws.
    #expect(Set(lists.map(\.fingerprint)).count == lists.count - 1)
    #expect(lists[0].fingerprint == lists[5].fingerprint)
    #expect(
      try list("😀", size: 17, face: "pictures").fingerprint
        == list("😀", size: 17, face: "pictures").fingerprint)
  }

  @Test(
    "an emoji face leaves the fingerprint of letters as it is",
    arguments: ["Words 123", "كلمات", "日本語"])
  func lettersStayAsTheyAre(text: String) throws {
    #expect(
      try list(text, size: 17, face: nil).fingerprint
        == list(text, size: 17, face: "pictures").fingerprint)
  }

  @Test("emoji of any size are drawn without a trap")
  func noSizeTraps() throws {
    var drawn = 0
    for size in [0, 0.01, 1, 3, 700, 20_000, -5, .infinity] as [CGFloat] {
      let list = try list("😀👩‍👧💥", size: size, face: "pictures")
      if list.width * list.height < 4_000_000 {
        #expect(try Renderer(fonts: Stage.fonts).draw(list).width == list.width)
        drawn += 1
      }
    }
    #expect(drawn >= 6)
  }
}
