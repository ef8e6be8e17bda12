import Foundation
import OversetLayoutTree
import OversetRaster
import OversetVocabulary

/// What becomes of a layer when it is whole; lengths are pixels.
enum LayerFinish: Hashable, Sendable {
  /// It is put over what lies below.
  case plain
  /// So is a blurred copy in one colour, before it.
  case shadow(RGBAColor, sigma: CGFloat, offset: CGPoint)
  /// It is blurred.
  case blur(sigma: CGFloat)
  /// Its colours are mapped.
  case colors(ColorMatrix)
  /// Its colours are mixed with those below.
  case blend(BlendFunction)
  /// It says how opaque the layer below is.
  case mask

  /// The same inside of a view that is turned or scaled.
  func scaled(by factor: CGFloat, _ map: (CGPoint) -> CGPoint) -> LayerFinish {
    switch self {
    case .plain, .mask, .colors, .blend: self
    case .shadow(let color, let sigma, let offset):
      .shadow(color, sigma: sigma * factor, offset: map(offset))
    case .blur(let sigma): .blur(sigma: sigma * factor)
    }
  }
}

/// A part of the picture that is drawn on nothing, to be changed as a whole.
struct Layer {
  /// What lies below.
  let below: Bitmap
  /// The groups that have begun below.
  let groups: [Group]
  /// What the layer may draw on, in pixels.
  let area: PixelRect

  /// What lies below with the layer over it.
  func finished(_ drawn: Bitmap, _ finish: LayerFinish) -> Bitmap {
    var result = below
    switch finish {
    case .plain: put(drawn, over: &result)
    case .mask: keep(drawn, of: &result)
    case .colors(let matrix): put(recoloured(drawn, matrix), over: &result)
    case .blend(let function): blend(drawn, onto: &result, function)
    case .blur(let sigma): put(blurred(drawn, sigma), over: &result)
    case .shadow(let color, let sigma, let offset):
      drawShadow(of: drawn, color, sigma, offset, on: &result)
      put(drawn, over: &result)
    }
    return result
  }

  private func put(_ drawn: Bitmap, over bitmap: inout Bitmap) {
    forEachPixel(of: drawn) { x, y, color in
      bitmap.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: color)
    }
  }

  /// Leaves of `bitmap` what the mask covers.
  private func keep(_ mask: Bitmap, of bitmap: inout Bitmap) {
    var kept = bitmap
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        guard let color = bitmap.color(x: x, y: y), let share = mask.color(x: x, y: y) else {
          continue
        }
        let alpha = (Int(color.alpha) * Int(share.alpha) + 127) / 255
        kept.replace(x: x, y: y, with: color.with(alpha: UInt8(alpha)))
      }
    }
    bitmap = kept
  }

  private func drawShadow(
    of drawn: Bitmap, _ color: RGBAColor, _ sigma: CGFloat, _ offset: CGPoint,
    on bitmap: inout Bitmap
  ) {
    guard !area.isEmpty else { return }
    let plane = BoxBlur(sigma: sigma).blurred(samples(of: drawn, \.alpha), width: area.width)
    let (right, down) = (Self.pixels(offset.x), Self.pixels(offset.y))
    for (index, coverage) in plane.enumerated() where coverage > 0 {
      let alpha = (Int(coverage) * Int(color.alpha) + 127) / 255
      bitmap.fill(
        PixelRect(
          x: area.x + index % area.width + right, y: area.y + index / area.width + down, width: 1,
          height: 1
        ).intersection(area), with: color.with(alpha: UInt8(alpha)))
    }
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max(length, -1e6), 1e6).rounded()) : 0
  }

  /// Colours are blurred by as much as they are seen: those of clear pixels do not count.
  private func blurred(_ drawn: Bitmap, _ sigma: CGFloat) -> Bitmap {
    let blur = BoxBlur(sigma: sigma)
    guard !blur.isIdentity, !area.isEmpty else { return drawn }
    let alphas = blur.blurred(samples(of: drawn, \.alpha), width: area.width)
    let channels = [\RGBAColor.red, \RGBAColor.green, \RGBAColor.blue].map { channel in
      blur.blurred(
        samples(of: drawn) {
          UInt8((Int($0[keyPath: channel]) * Int($0.alpha) + 127) / 255)
        }, width: area.width)
    }
    var result = drawn
    for (index, alpha) in alphas.enumerated() {
      func channel(_ plane: [UInt8]) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min((Int(plane[index]) * 255 + Int(alpha) / 2) / Int(alpha), 255))
      }
      result.replace(
        x: area.x + index % area.width, y: area.y + index / area.width,
        with: RGBAColor(
          red: channel(channels[0]), green: channel(channels[1]), blue: channel(channels[2]),
          alpha: alpha))
    }
    return result
  }

  private func samples(of bitmap: Bitmap, _ sample: (RGBAColor) -> UInt8) -> [UInt8] {
    var plane: [UInt8] = []
    plane.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { plane.append(bitmap.color(x: x, y: y).map(sample) ?? 0) }
    }
    return plane
  }

  func forEachPixel(of bitmap: Bitmap, _ body: (Int, Int, RGBAColor) -> Void) {
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        guard let color = bitmap.color(x: x, y: y), color.alpha > 0 else { continue }
        body(x, y, color)
      }
    }
  }
}

extension RGBAColor {
  fileprivate func with(alpha: UInt8) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
