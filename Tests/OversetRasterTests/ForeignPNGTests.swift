import Foundation
import OversetRaster
import Testing

/// A file of Fixtures/pictures and the pixels it shows.
struct ForeignPicture: CustomTestStringConvertible, Sendable {
  let name: String
  let pixels: [UInt32]

  var testDescription: String { name }

  static let all: [ForeignPicture] = {
    guard let list = try? String(contentsOf: url("expected.txt"), encoding: .utf8) else {
      return []
    }
    return list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: " ")
      return ForeignPicture(
        name: String(fields[0]),
        pixels: fields.dropFirst().compactMap { UInt32($0, radix: 16)?.byteSwapped })
    }
  }()

  func contents() throws -> Data { try Data(contentsOf: ForeignPicture.url("\(name).png")) }

  private static func url(_ file: String) -> URL {
    Bundle.module.bundleURL.appending(path: "pictures/\(file)")
  }
}

@Suite struct ForeignPNGTests {
  @Test("there is a fixture for every kind of PNG that the specification has")
  func everyKindOfTheSpecificationIsThere() {
    // 15 pairs of colour type and bit depth, interlaced or not; 11 of them with tRNS besides.
    #expect(ForeignPicture.all.count == (15 + 11) * 2)
  }

  @Test(
    "a foreign file decodes to its expected pixels and has no metadata",
    arguments: ForeignPicture.all)
  func pixelsAreThoseOfTheSpecification(picture: ForeignPicture) throws {
    let decoded = try PNG.decode(try picture.contents())
    #expect((decoded.bitmap.width, decoded.bitmap.height) == (11, 9))
    let wrong = zip(decoded.bitmap.pixels, picture.pixels).enumerated()
      .first { $0.element.0 != $0.element.1 }
    #expect(wrong == nil, "pixel \(wrong?.offset ?? 0)")
    #expect(decoded.bitmap.pixels.count == picture.pixels.count)
    #expect(decoded.metadata.isEmpty)
  }

  @Test("the summary of a foreign file has no metadata about its pixels")
  func foreignFilesHaveNoRecord() throws {
    let picture = try #require(ForeignPicture.all.first)
    let summary = try PNG.summary(of: try picture.contents())
    #expect(summary.metadata.isEmpty)
    #expect(!summary.metadataDescribesPixels)
  }

  @Test("bytes after the last chunk are ignored")
  func bytesAfterTheEndAreIgnored() throws {
    let picture = try #require(ForeignPicture.all.first)
    let file = try picture.contents()
    #expect(try PNG.decode(file + Data("trailer".utf8)).bitmap == PNG.decode(file).bitmap)
  }

  /// A slice's indexes do not begin at 0.
  @Test("a slice of data decodes as the file itself does")
  func slicesOfDataAreRead() throws {
    let picture = try #require(ForeignPicture.all.first)
    let file = try picture.contents()
    let slice = (Data([1, 2, 3]) + file).dropFirst(3)
    #expect(try PNG.decode(slice).bitmap == PNG.decode(file).bitmap)
  }
}
