import OversetAssets
import OversetTestBasics
import Testing

/// Sizes of pictures that are not drawn.
struct PictureSizeTests {
  private static func size(_ text: String, _ name: String) -> [Double]? {
    size(Array(text.utf8), name)
  }

  private static func size(_ bytes: [UInt8], _ name: String) -> [Double]? {
    PictureSize(bytes, fileName: name).map { [$0.width, $0.height] }
  }

  @Test(
    "the size of a drawing stands in its root",
    arguments: [
      (#"<svg width="48" height="24">"#, [48, 24]),
      (#"<svg height='24px' width='48pt'>"#, [48, 24]),
      (#"<?xml version="1.0"?><svg viewBox="0 0 30 20">"#, [30, 20]),
      (#"<svg viewBox="0,0,30.5,20" width="100%" height="100%">"#, [30.5, 20]),
      (#"<svg stroke-width="2" width="7" height="8">"#, [7, 8]),
    ])
  func svg(text: String, expected: [Double]) {
    #expect(Self.size(text, "a.svg") == expected)
  }

  @Test(
    "a drawing without a size has none",
    arguments: [
      "<svg>", "<svg width=\"10\">", "<svg", "", "<svg width=\"0\" height=\"0\">",
      "<svg width=\"9e9\" height=\"99999999\">", "<svg viewBox=\"0 0 1\">", "<svg width=",
    ])
  func noSize(text: String) {
    #expect(Self.size(text, "a.svg") == nil)
    #expect(Self.size(text, "a.pdf") == nil)
  }

  @Test("the size of a PDF is that of the first box that a page has")
  func pdf() {
    #expect(Self.size("%PDF-1.7 << /MediaBox [0 0 24.5 12] >>", "a.pdf") == [24.5, 12])
    #expect(Self.size("%PDF-1.7 << /MediaBox[ 10 10 34 22 ]>>", "a.PDF") == [24, 12])
    #expect(Self.size("%PDF-1.7 << /MediaBox 3 0 R >>", "a.pdf") == nil)
    #expect(Self.size("%PDF-1.7 << /MediaBox [0 0 24", "a.pdf") == nil)
  }

  @Test("the size of a JPEG stands in its first frame")
  func jpeg() {
    let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 1, 0, 2, 0x40, 3, 0, 0]
    #expect(Self.size(head + frame, "a.jpg") == [576, 256])
    #expect(Self.size(head + [0xFF] + frame, "a.jpeg") == [576, 256])
    #expect(Self.size(head, "a.jpg") == nil)
    #expect(Self.size([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 99), "a.jpg") == nil)
  }

  @Test("the size of a HEIC is the largest of those that it states")
  func heic() {
    func box(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 1, width, 0, 0, 1, height]
    }
    #expect(Self.size(box(0, 0) + box(64, 32) + box(1, 1), "a.heic") == [320, 288])
    #expect(Self.size(Array("ispe".utf8) + [0, 0, 0], "a.heic") == nil)
  }

  @Test("no bytes stop the reader")
  func damaged() {
    var source = SeededGenerator(seed: 7)
    let starts = ["<svg width=\"", "/MediaBox [", "ispe", "\u{FF}\u{D8}", "<svg viewBox='"]
    for start in starts {
      for _ in 0..<200 {
        let tail = (0..<Int.random(in: 0..<40, using: &source)).map { _ in
          UInt8.random(in: 0...255, using: &source)
        }
        for name in ["a.svg", "a.pdf", "a.jpg", "a.heic", "a.txt", ""] {
          let size = PictureSize(Array(start.utf8) + tail, fileName: name)
          #expect(size.map { $0.width >= 0.5 && $0.height <= 16_384 } ?? true)
        }
      }
    }
  }
}
