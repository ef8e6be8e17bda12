import OversetConfig
import Testing

@Suite struct SystemFontModelTests {
  static let model = SystemFontModel.ios

  static func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-12 }

  @Test(
    "tracking has the points of Apple's table, linear between its sizes",
    arguments: [
      (0, 0.24), (6, 0.24), (10, 0.12), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31),
      (17, -0.43), (17.5, -0.435), (20, -0.45), (22, -0.26), (23.5, -0.015), (28, 0.38),
      (34, 0.40), (55, 0.31), (57, 0.29), (71, 0.14), (74, 0.105), (78, 0.035), (80, 0),
      (200, 0),
    ])
  func tracking(size: Double, points: Double) {
    #expect(Self.near(Self.model.tracking(size: size), points))
  }

  @Test(
    "the blend of optical sizes rises from 17 to 28 points, and the display size is drawn from 22.5",
    arguments: [
      (11, 0), (17, 0), (19.75, 0.25), (22.5, 0.5), (25.25, 0.75), (28, 1), (60, 1),
    ])
  func opticalBlend(size: Double, display: Double) {
    #expect(Self.near(Self.model.opticalBlend(size: size), display))
    #expect(Self.model.drawsDisplaySize(size: size) == (size >= 22.5))
  }

  @Test(
    "the weight term is linear between the measured weights",
    arguments: [
      (100, 0), (400, 0), (450, 2), (500, 4), (550, 6.25), (600, 8.5), (650, 5.75), (700, 3),
      (900, 3),
    ])
  func weightTerm(weight: Int, thousandths: Double) {
    #expect(Self.near(Self.model.weightTerm(weight: weight), thousandths / 1000))
  }

  @Test("a line of 17 points is 20.287109375 points high, as iOS measured")
  func lineHeight() {
    #expect(Self.model.lineHeight == 1.193359375)
    #expect(Self.model.lineHeight * 17 == 20.287109375)
    #expect(Self.model.ascent == 0.9521484375)
    #expect(Self.model.descent == 0.2412109375)
  }

  @Test("tracking changes by less than 0.02 points from tenth to tenth")
  func trackingIsContinuous() {
    for tenth in 0...1000 {
      let step =
        Self.model.tracking(size: Double(tenth + 1) / 10)
        - Self.model.tracking(size: Double(tenth) / 10)
      #expect(abs(step) < 0.02)
    }
  }
}
