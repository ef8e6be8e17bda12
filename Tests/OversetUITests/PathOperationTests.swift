import Foundation
import OversetUI
import Testing

/// Areas that are made of two.
struct PathOperationTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Which of four points lie inside: in the left area alone, in both, in the right alone, in none.
  private func inside(_ path: Path) -> [Bool] {
    [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2)]
      .map { path.contains($0) }
  }

  @Test("an operation keeps its part of two squares")
  func squares() {
    #expect(inside(left.union(right)) == [true, true, true, false])
    #expect(inside(left.intersection(right)) == [false, true, false, false])
    #expect(inside(left.subtracting(right)) == [true, false, false, false])
    #expect(inside(left.symmetricDifference(right)) == [true, false, true, false])
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("a hole is cut out of a disc, whichever way its outline turns", arguments: [false, true])
  func hole(isTurned: Bool) {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    var hole = Path { path in
      let corners = [
        CGPoint(x: 8, y: 8), CGPoint(x: 12, y: 8), CGPoint(x: 12, y: 12), CGPoint(x: 8, y: 12),
      ]
      path.addLines(isTurned ? corners.reversed() : corners)
      path.closeSubpath()
    }
    hole = disc.subtracting(hole)
    #expect(!hole.contains(CGPoint(x: 10, y: 10)))
    #expect(hole.contains(CGPoint(x: 5, y: 10)))
    #expect(hole.contains(CGPoint(x: 10, y: 15)))
    #expect(!hole.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("each point of a grid is in the result as in the two areas")
  func points() {
    let star = Path { path in
      for corner in 0..<5 {
        let angle = Double(corner) * 4 * .pi / 5
        let point = CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let disc = Path(ellipseIn: CGRect(x: 15, y: 3, width: 24, height: 30))
    let (both, first) = (star.intersection(disc), star.subtracting(disc))
    for x in stride(from: 0.37, to: 40, by: 1.7) {
      for y in stride(from: 0.41, to: 40, by: 1.7) {
        let point = CGPoint(x: x, y: y)
        let (inStar, inDisc) = (star.contains(point), disc.contains(point))
        #expect(both.contains(point) == (inStar && inDisc), "\(point)")
        #expect(first.contains(point) == (inStar && !inDisc), "\(point)")
      }
    }
  }

  @Test("nothing of nothing is left")
  func empty() {
    #expect(Path().union(Path()).isEmpty)
    #expect(left.intersection(Path()).isEmpty)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
  }

  @Test("a line covers half its width on both sides, and its ends as their caps say")
  func strokes() {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 10, y: 8, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 8, y: 8, width: 14, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 8.5, y: 10)))
    #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3]))
    #expect(dashed.contains(CGPoint(x: 11, y: 10)))
    #expect(!dashed.contains(CGPoint(x: 13.5, y: 10)))
  }

  @Test("a corner is sharp up to the miter limit, and else cut off")
  func corners() {
    let square = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 8.1, y: 8.1)))
    let bevel = square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(bevel.contains(CGPoint(x: 9.5, y: 9.5)))
    let limited = square.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1))
    #expect(!limited.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!square.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 15, y: 15)))
  }

  @Test("areas with too many lines are put beside each other, not lost")
  func manyLines() {
    let fine = Path { path in
      path.move(to: .zero)
      for step in 1...5000 {
        path.addLine(to: CGPoint(x: CGFloat(step), y: CGFloat(step % 7)))
      }
      path.closeSubpath()
    }
    #expect(fine.union(right).boundingRect.width == 5000)
    // What is taken away does not come in, nor does what lies outside of the first area.
    #expect(fine.subtracting(right).boundingRect == fine.boundingRect)
    #expect(right.intersection(fine).boundingRect == right.boundingRect)
  }
}
