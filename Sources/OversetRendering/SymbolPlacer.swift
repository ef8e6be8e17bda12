import Foundation
import OversetLayoutTree

/// Places a symbol's contours, in em, on the picture.
struct SymbolPlacer {
  let origin: CGPoint
  let em: CGFloat
  let mirrorWidth: CGFloat?

  func path(_ contour: SymbolOutline.Contour) -> VectorPath {
    VectorPath(
      steps: contour.steps.map { step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .quadratic(let control, let point): .quadratic(place(control), place(point))
        case .cubic(let first, let second, let point):
          .cubic(place(first), place(second), place(point))
        case .close: .close
        }
      })
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let x = point.x * em
    return CGPoint(
      x: origin.x + (mirrorWidth.map { $0 - x } ?? x), y: origin.y + point.y * em)
  }
}
