import Foundation
import OversetTestSupport
import OversetUI
import Testing

/// Values that an animation would change.
@MainActor
struct AnimatableTests {
  private struct Wave: Shape {
    var height: CGFloat
    var phase: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
      get { AnimatablePair(height, phase) }
      set { (height, phase) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("a pair is scaled, added and measured part by part")
  func pairs() {
    let pair = AnimatablePair(3.0, AnimatablePair(4.0, 0.0))
    #expect(pair.magnitudeSquared == 25)
    #expect(pair.scaled(by: 2) == AnimatablePair(6.0, AnimatablePair(8.0, 0.0)))
    #expect(pair + pair == pair.scaled(by: 2) && pair - pair == .zero)
  }

  @Test(
    "the way from one value to another begins at the one and ends at the other",
    arguments: [(0.0, 2.0), (0.5, 3.0), (1.0, 4.0)])
  func interpolation(amount: Double, value: Double) {
    #expect((2.0).interpolated(towards: 4, amount: amount) == value)
  }

  @Test("a shape is drawn with the values that it has, and takes others")
  func shapes() {
    var wave = Wave(height: 1, phase: 2)
    wave.animatableData = wave.animatableData.scaled(by: 2)
    #expect(wave.height == 2 && wave.phase == 4)
  }
}
