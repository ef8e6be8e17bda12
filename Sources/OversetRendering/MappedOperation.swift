import Foundation
import OversetLayoutTree
import OversetRaster

extension DisplayList.Operation {
  /// What draws the same, mapped: inside a view that is turned or scaled.
  ///
  /// Edges that are no longer level are smooth: whole pixels become paths, and pictures are clipped by the
  /// path of their rectangle. The label of a placeholder stays upright.
  func mapped(by transform: Transform) -> [DisplayList.Operation] {
    switch self {
    case .fill(let rect, let color):
      [.path(VectorPath.rectangle(rect).mapped(by: transform), color)]
    case .path(let path, let color): [.path(path.mapped(by: transform), color)]
    case .gradient(let path, let gradient, let rect, let scale, let inner):
      [
        .gradient(
          path.mapped(by: transform), gradient, rect, scale: scale,
          inner.map(transform.after) ?? transform)
      ]
    case .line(let path, let width, let color, let look):
      [
        .line(
          path.mapped(by: transform), width: width * abs(transform.determinant).squareRoot(),
          color, look)
      ]
    case .glyph(let instance, let id, let size, let origin, let color):
      [
        .turnedGlyph(
          instance, id: id, size: size,
          transform.after(
            .translation(x: CGFloat(origin.quarterX) / 4, y: CGFloat(origin.y))), color)
      ]
    case .picture(let instance, let id, let rect):
      clip(
        .turnedPicture(instance, id: id, rect, transform), to: VectorPath.rectangle(rect),
        by: transform)
    case .image(let image, let rect):
      clip(
        .turnedImage(image, rect, transform), to: .roundedRectangle(rect, radius: 0),
        by: transform)
    case .label(let text, let rect, let color):
      [.label(text, transform.bounds(of: rect), color)]
    case .begin(let clip, let opacity, let area):
      [
        .begin(
          clip: clip?.mapped(by: transform), opacity: opacity,
          area: PixelRect(around: transform.bounds(of: CGRect(area))))
      ]
    case .turnedGlyph(let instance, let id, let size, let inner, let color):
      [.turnedGlyph(instance, id: id, size: size, transform.after(inner), color)]
    case .turnedPicture(let instance, let id, let rect, let inner):
      [.turnedPicture(instance, id: id, rect, transform.after(inner))]
    case .turnedImage(let image, let rect, let inner):
      [.turnedImage(image, rect, transform.after(inner))]
    case .end: [.end]
    case .beginLayer(let area):
      [.beginLayer(area: PixelRect(around: transform.bounds(of: CGRect(area))))]
    case .endLayer(let finish):
      [
        .endLayer(
          finish.scaled(by: abs(transform.determinant).squareRoot()) { offset in
            CGPoint(
              x: transform.a * offset.x + transform.c * offset.y,
              y: transform.b * offset.x + transform.d * offset.y)
          })
      ]
    }
  }

  private func clip(
    _ operation: DisplayList.Operation, to path: VectorPath, by transform: Transform
  ) -> [DisplayList.Operation] {
    let path = path.mapped(by: transform)
    guard let bounds = path.bounds else { return [] }
    return [.begin(clip: path, opacity: 1, area: PixelRect(around: bounds)), operation, .end]
  }
}

extension VectorPath {
  /// The path around whole pixels.
  static func rectangle(_ rect: PixelRect) -> VectorPath {
    .roundedRectangle(CGRect(rect), radius: 0)
  }

  /// The path with every point mapped.
  func mapped(by transform: Transform) -> VectorPath {
    VectorPath(steps: steps.map { $0.mapped(transform.apply) })
  }
}

extension CGRect {
  /// The room of whole pixels.
  init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle touches.
  init(around rect: CGRect) {
    func integer(_ value: CGFloat) -> Int {
      value.isFinite ? Int(min(max(value, -1e8), 1e8)) : 0
    }
    let (left, top) = (integer(rect.minX.rounded(.down)), integer(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: integer(rect.maxX.rounded(.up)) - left,
      height: integer(rect.maxY.rounded(.up)) - top)
  }
}
