import Foundation
import OversetModel
import OversetRaster

/// Draws a picture into a rectangle, by bilinear interpolation in integers.
struct ImageSampler {
  let image: ImageContent

  /// Draws the picture over the pixels of `rect` that lie in `limits`.
  func draw(into rect: CGRect, of bitmap: inout Bitmap, within limits: PixelRect) {
    let area = PixelRect(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
    let visible = area.intersection(limits).intersection(bitmap.bounds)
    guard !visible.isEmpty, image.width > 0, image.height > 0,
      image.pixels.count == image.width * image.height * 4
    else { return }
    for y in visible.y..<visible.maxY {
      let row = position(y - area.y, of: area.height, in: image.height)
      for x in visible.x..<visible.maxX {
        let offset = image.isMirrored ? area.width - 1 - (x - area.x) : x - area.x
        let column = position(offset, of: area.width, in: image.width)
        bitmap.fill(
          PixelRect(x: x, y: y, width: 1, height: 1), with: sample(column: column, row: row))
      }
    }
  }

  /// A place between two samples: their indices, and the share of the second in 256ths.
  private struct Position {
    var first: Int
    var second: Int
    var share: Int
  }

  /// Where the middle of pixel `index` of `count` falls among `samples`.
  private func position(_ index: Int, of count: Int, in samples: Int) -> Position {
    let middle = ((2 * index + 1) * samples * 128) / count - 128
    let clamped = min(max(middle, 0), (samples - 1) * 256)
    let first = clamped / 256
    return Position(first: first, second: min(first + 1, samples - 1), share: clamped % 256)
  }

  private func sample(column: Position, row: Position) -> RGBAColor {
    func channel(_ index: Int) -> UInt8 {
      func value(_ x: Int, _ y: Int) -> Int {
        Int(image.pixels[(y * image.width + x) * 4 + index])
      }
      let top =
        value(column.first, row.first) * (256 - column.share)
        + value(column.second, row.first) * column.share
      let bottom =
        value(column.first, row.second) * (256 - column.share)
        + value(column.second, row.second) * column.share
      return UInt8((top * (256 - row.share) + bottom * row.share + 32_768) / 65_536)
    }
    return RGBAColor(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3))
  }
}
