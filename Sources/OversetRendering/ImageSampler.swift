import Foundation
import OversetLayoutTree
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

  /// Draws the picture over what `rect` becomes by `transform`, as far as it lies in `limits`.
  ///
  /// The pixels around it are drawn, too, as if the picture's edges went on: a clip hides them.
  func draw(
    into rect: CGRect, mapped transform: Transform, of bitmap: inout Bitmap,
    within limits: PixelRect
  ) {
    let visible = PixelRect(around: transform.bounds(of: rect))
      .intersection(limits).intersection(bitmap.bounds)
    guard !visible.isEmpty, image.width > 0, image.height > 0, rect.width > 0, rect.height > 0,
      image.pixels.count == image.width * image.height * 4, let inverse = transform.inverse
    else { return }
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX {
        let point = inverse.apply(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        let across = (point.x - rect.minX) / rect.width
        let column = position(image.isMirrored ? 1 - across : across, in: image.width)
        let row = position((point.y - rect.minY) / rect.height, in: image.height)
        bitmap.fill(
          PixelRect(x: x, y: y, width: 1, height: 1), with: sample(column: column, row: row))
      }
    }
  }

  /// Where a share of the way across falls among `samples`; 0 to 1 inside.
  private func position(_ share: CGFloat, in samples: Int) -> Position {
    let middle = (min(max(share, 0), 1) * CGFloat(samples) * 256 - 128).rounded()
    return position(at: Int(middle), in: samples)
  }

  private func position(at middle: Int, in samples: Int) -> Position {
    let clamped = min(max(middle, 0), (samples - 1) * 256)
    let first = clamped / 256
    return Position(first: first, second: min(first + 1, samples - 1), share: clamped % 256)
  }

  /// A place between two samples: their indices, and the share of the second in 256ths.
  private struct Position {
    var first: Int
    var second: Int
    var share: Int
  }

  /// Where the middle of pixel `index` of `count` falls among `samples`.
  private func position(_ index: Int, of count: Int, in samples: Int) -> Position {
    position(at: ((2 * index + 1) * samples * 128) / count - 128, in: samples)
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

extension ImageContent {
  /// The picture of a glyph.
  init(_ bitmap: Bitmap) {
    self.init(name: "", width: bitmap.width, height: bitmap.height, pixels: bitmap.bytes)
  }
}
