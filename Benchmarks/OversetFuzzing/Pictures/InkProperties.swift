import Foundation
import OversetRaster
import OversetTextTools
import OversetVocabulary

/// What holds of the ink that `overset calibrate` measures in a picture. The first byte says how many pixels
/// are a point, what part is looked at, and how large the text should be.
struct InkProperties {
  /// Pixels of pictures that are measured.
  private static let pixelLimit = 65_536
  private static let table = "text,size,weight,width\nHello,17,400,41\n"

  private let data: Data
  private let scale: Double
  private let isPart: Bool
  private let isOfPicturesSize: Bool

  init(_ input: FuzzInput) {
    let (choice, rest) = input.choice(of: 12)
    data = Data(ChunkChecksums.repaired(rest.bytes))
    scale = Double(1 + choice % 3)
    isPart = choice / 3 % 2 == 1
    isOfPicturesSize = choice < 6
  }

  func hold() throws(Breach) {
    guard let bitmap = try? PictureInkMeasurer.picture(data, name: "a.png"),
      bitmap.pixels.count <= Self.pixelLimit,
      let row = try? CalibrationTableReader.rows(of: Self.table, file: "a.csv").first
    else { return }
    let part = PixelRect(
      x: 1, y: 1, width: max(bitmap.width / 2, 1), height: max(bitmap.height - 2, 1))
    let area = isPart ? part : bitmap.bounds
    guard let width = try width(of: row, in: bitmap, area) else { return }
    let most = Double(area.intersection(bitmap.bounds).width) / scale
    try require(
      width.isFinite && width > 0 && width <= most + 1, "a width of \(width) points in \(most)")
    guard !isPart, let wider = Self.withMargin(bitmap) else { return }
    // More of the same background around a text changes nothing.
    let again = try self.width(of: row, in: wider, wider.bounds, like: bitmap.bounds)
    try require(again == width, "a margin changes the width of \(width) points")
  }

  /// The width in points; nil where the picture is refused, at its row.
  private func width(
    of row: CalibrationRow, in bitmap: Bitmap, _ area: PixelRect, like expected: PixelRect? = nil
  ) throws(Breach) -> Double? {
    let size = expected ?? area
    let ink =
      isOfPicturesSize
      ? ExpectedInk(width: Double(size.width) / scale, height: Double(size.height) / scale)
      : ExpectedInk(width: 41, height: 12.5)
    let measurer = PictureInkMeasurer(table: "a.csv", isKit: false) { _ in ink }
    return try FuzzInput(Array(Self.table.utf8)).accepted(by: .plain) { () throws(Diagnostic) in
      try measurer.width(of: row, in: bitmap, area: area, name: "a.png", scale: scale)
    }
  }

  /// The picture with one more pixel on each side; nil if its border has several colours.
  private static func withMargin(_ bitmap: Bitmap) -> Bitmap? {
    guard let border = border(of: bitmap) else { return nil }
    let (width, height) = (bitmap.width + 2, bitmap.height + 2)
    var wider = try? Bitmap(
      width: width, height: height, pixels: [UInt32](repeating: border, count: width * height))
    wider?.copy(bitmap, x: 1, y: 1)
    return wider
  }

  /// The colour of the border, where it has one.
  private static func border(of bitmap: Bitmap) -> UInt32? {
    let (width, height) = (bitmap.width, bitmap.height)
    guard let first = bitmap.pixels.first else { return nil }
    let isPlain = bitmap.pixels.indices.allSatisfy { index in
      let (x, y) = (index % width, index / width)
      let isInside = x > 0 && x < width - 1 && y > 0 && y < height - 1
      return isInside || bitmap.pixels[index] == first
    }
    return isPlain ? first : nil
  }
}
