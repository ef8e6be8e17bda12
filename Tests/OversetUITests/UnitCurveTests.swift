import OversetUI
import Testing

/// How far a change has come after a share of its time.
struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test("a curve that CSS names has its values", arguments: [(0.25, 0.0934), (0.5, 0.3154)])
  func namedCurve(share: Double, value: Double) {
    // (0.42, 0, 1, 1), computed by hand to four digits.
    #expect(abs(UnitCurve.easeIn.value(at: share) - value) < 0.001)
    #expect(UnitCurve.linear.value(at: share) == share)
  }

  @Test("a circular curve is a quarter of a circle", arguments: [(0.6, 0.2, 0.8), (0.8, 0.4, 0.6)])
  func circles(share: Double, value: Double, side: Double) {
    // The sides of the triangle 3, 4, 5.
    #expect(abs(UnitCurve.circularEaseIn.value(at: share) - value) < 1e-9)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 1 - share) - side) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: share / 2) - value / 2) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 1 - share / 2) - (1 - value / 2)) < 1e-9)
  }

  @Test("each curve begins at 0, ends at 1, rises, and its inverse leads back")
  func properties() {
    for curve in Self.curves {
      #expect(abs(curve.value(at: -1)) < 1e-6 && abs(curve.value(at: 2) - 1) < 1e-6)
      var last = -1e-6
      for step in 0...20 {
        let value = curve.value(at: Double(step) / 20)
        #expect(value >= last, "\(curve)")
        #expect(abs(curve.inverse.value(at: value) - Double(step) / 20) < 0.002, "\(curve)")
        last = value
      }
      #expect(curve.velocity(at: 0.5) > 0 && curve.velocity(at: .infinity) >= 0)
    }
  }
}
