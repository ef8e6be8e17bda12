import Foundation
import OversetLayoutTree

/// Places a symbol's contours, in em, on the picture.
struct SymbolPlacer {
  let origin: CGPoint
  let em: CGFloat
  let mirrorWidth: CGFloat?

  func path(_ contour: SymbolOutline.Contour) -> VectorPath {
    VectorPath(steps: contour.steps.map { $0.mapped(place) })
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let x = point.x * em
    return CGPoint(
      x: origin.x + (mirrorWidth.map { $0 - x } ?? x), y: origin.y + point.y * em)
  }
}
