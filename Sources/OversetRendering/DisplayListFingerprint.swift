package import Foundation
import OversetLayoutTree
import OversetRaster
import OversetShaping

extension DisplayList {
  /// Bytes that are equal for two lists only if they draw the same picture: glyph ids, places,
  /// colours, and the identity of each face.
  ///
  /// Numbers are written by their bit patterns, so that no rounding hides a difference.
  package var fingerprint: Data {
    var writer = FingerprintWriter()
    // A glyph takes 60 bytes and the name of its face.
    writer.bytes.reserveCapacity(operations.count * 160)
    writer.write(width)
    writer.write(height)
    writer.write(background)
    for operation in operations { writer.write(operation) }
    return Data(writer.bytes)
  }
}

private struct FingerprintWriter {
  var bytes: [UInt8] = []

  mutating func write(_ number: Int) { append(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ color: RGBAColor) { write(Int(color.packed)) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ value: CGFloat) { append(Double(value).bitPattern) }

  mutating func write(_ rect: CGRect) {
    write(rect.minX)
    write(rect.minY)
    write(rect.width)
    write(rect.height)
  }

  mutating func write(_ rect: PixelRect) {
    write(rect.x)
    write(rect.y)
    write(rect.width)
    write(rect.height)
  }

  mutating func write(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let rect, let color):
      write(1)
      write(color)
      write(rect)
    case .path(let path, let color):
      write(2)
      write(color)
      write(path)
    case .line(let path, let width, let color, let look):
      write(3)
      write(color)
      write(width)
      write(path)
      if let look { write(look) }
    case .gradient(let path, let gradient, let rect, let scale, let transform):
      write(13)
      write(gradient)
      write(rect)
      write(scale)
      if let transform { write(transform) }
      write(path)
    case .glyph(let instance, let id, let size, let origin, let color):
      write(4)
      write(Int(id))
      write(origin.quarterX)
      write(origin.y)
      write(color)
      write(instance.identity)
      write(size)
    case .image(let image, let rect):
      write(5)
      write(image.width)
      write(image.height)
      write(image.isMirrored ? 1 : 0)
      write(image.name)
      write(rect)
      bytes += image.pixels
    case .label(let text, let rect, let color):
      write(6)
      write(color)
      write(text)
      write(rect)
    case .begin(let clip, let opacity, let area):
      write(7)
      write(clip == nil ? 0 : 1)
      if let clip { write(clip) }
      write(CGFloat(opacity))
      write(area)
    case .end: write(8)
    case .beginLayer(let area):
      write(14)
      write(area)
    case .endLayer(let finish):
      write(15)
      write(finish)
    case .picture(let instance, let id, let rect):
      write(9)
      write(Int(id))
      write(instance.identity)
      write(rect)
    case .turnedGlyph(let instance, let id, let size, let transform, let color):
      write(10)
      write(Int(id))
      write(color)
      write(instance.identity)
      write(size)
      write(transform)
    case .turnedPicture(let instance, let id, let rect, let transform):
      write(11)
      write(Int(id))
      write(instance.identity)
      write(rect)
      write(transform)
    case .turnedImage(let image, let rect, let transform):
      write(12)
      write(.image(image, rect))
      write(transform)
    }
  }

  private mutating func write(_ finish: LayerFinish) {
    switch finish {
    case .plain: write(1)
    case .mask: write(2)
    case .colors(let matrix):
      write(5)
      for row in matrix.rows { for share in row { write(CGFloat(share)) } }
    case .blend(let function):
      write(6)
      write(function.rawValue)
    case .blur(let sigma):
      write(3)
      write(sigma)
    case .shadow(let color, let sigma, let offset):
      write(4)
      write(color)
      write(sigma)
      write(offset.x)
      write(offset.y)
    }
  }

  private mutating func write(_ gradient: GradientContent) {
    write("\(gradient.course)")
    write(gradient.stops.count)
    for stop in gradient.stops {
      write(RGBAColor(stop.color))
      write(stop.location)
    }
  }

  private mutating func write(_ look: LineLook) {
    write(look.cap.rawValue)
    write(look.join.rawValue)
    write(look.miterLimit)
  }

  private mutating func write(_ transform: Transform) {
    for value in [
      transform.a, transform.b, transform.c, transform.d, transform.shift.x, transform.shift.y,
    ] { write(value) }
  }

  private mutating func write(_ path: VectorPath) {
    write(path.steps.count)
    for step in path.steps {
      switch step {
      case .move(let point): write(point, kind: 1)
      case .line(let point): write(point, kind: 2)
      case .quadratic(let control, let point):
        write(control, kind: 3)
        write(point, kind: 0)
      case .cubic(let first, let second, let point):
        write(first, kind: 4)
        write(second, kind: 0)
        write(point, kind: 0)
      case .close: write(5)
      }
    }
  }

  private mutating func write(_ point: CGPoint, kind: Int) {
    write(kind)
    write(point.x)
    write(point.y)
  }

  private mutating func append(_ value: UInt64) {
    var rest = value
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
