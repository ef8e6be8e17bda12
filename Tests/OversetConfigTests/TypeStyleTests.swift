import OversetConfig
import OversetVocabulary
import Testing

@Suite struct TypeStyleTests {
  @Test(
    "a text style has its size and leading at the smallest, default and largest text size",
    arguments: [
      (TextStyle.largeTitle, [31, 38, 34, 41, 60, 70]),
      (.title, [25, 31, 28, 34, 58, 68]),
      (.title2, [19, 24, 22, 28, 56, 66]),
      (.title3, [17, 22, 20, 25, 55, 65]),
      (.headline, [14, 19, 17, 22, 53, 62]),
      (.body, [14, 19, 17, 22, 53, 62]),
      (.callout, [13, 18, 16, 21, 51, 60]),
      (.subheadline, [12, 16, 15, 20, 49, 58]),
      (.footnote, [12, 16, 13, 18, 44, 52]),
      (.caption, [11, 13, 12, 16, 43, 51]),
      (.caption2, [11, 13, 11, 13, 40, 48]),
    ])
  func metrics(style: TextStyle, expected: [Double]) {
    let found = [TypeSize.xSmall, .large, .accessibility5].map { TypeStyleTable.metrics(style, $0) }
    #expect(found.flatMap { [$0.size, $0.leading] } == expected)
  }

  @Test(
    "a text style has its size and leading at every accessibility size",
    arguments: [
      (TextStyle.largeTitle, [44, 52, 48, 57, 52, 61, 56, 66, 60, 70]),
      (.title, [38, 46, 43, 51, 48, 57, 53, 62, 58, 68]),
      (.title2, [34, 41, 39, 47, 44, 52, 50, 59, 56, 66]),
      (.title3, [31, 38, 37, 44, 43, 51, 49, 58, 55, 65]),
      (.headline, [28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
      (.body, [28, 34, 33, 40, 40, 48, 47, 56, 53, 62]),
      (.callout, [26, 32, 32, 39, 38, 46, 44, 52, 51, 60]),
      (.subheadline, [25, 31, 30, 37, 36, 43, 42, 50, 49, 58]),
      (.footnote, [23, 29, 27, 33, 33, 40, 38, 46, 44, 52]),
      (.caption, [22, 28, 26, 32, 32, 39, 37, 44, 43, 51]),
      (.caption2, [20, 25, 24, 30, 29, 35, 34, 41, 40, 48]),
    ])
  func accessibilitySizes(style: TextStyle, expected: [Double]) {
    let sizes = TypeSize.allCases.filter(\.isAccessibilitySize)
    let found = sizes.map { TypeStyleTable.metrics(style, $0) }
    #expect(found.flatMap { [$0.size, $0.leading] } == expected)
  }

  /// swift-snapshot-testing's presets use Medium.
  @Test("body at the medium text size is 16 points with a leading of 21")
  func bodyAtMedium() {
    #expect(TypeStyleTable.metrics(.body, .medium).size == 16)
    #expect(TypeStyleTable.metrics(.body, .medium).leading == 21)
  }

  @Test("the size that a style names itself is that of the table", arguments: TextStyle.allCases)
  func defaultSize(style: TextStyle) {
    #expect(style.defaultSize == TypeStyleTable.metrics(style, .large).size)
  }

  @Test("size and leading never shrink as the text size grows", arguments: TextStyle.allCases)
  func sizesGrowWithTheTypeSize(style: TextStyle) {
    let all = TypeSize.allCases.map { TypeStyleTable.metrics(style, $0) }
    #expect(all.count == 12)
    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
    }
    #expect(all.allSatisfy { (1.1...1.45).contains($0.leading / $0.size) })
  }

  @Test("headline is semibold, and every other style is regular")
  func weights() {
    #expect(TextStyle.allCases.filter { $0.weight == 600 } == [.headline])
    #expect(TextStyle.allCases.filter { $0.weight == 400 }.count == 10)
  }

  @Test("text sizes are ordered from xS to AX5, and the last five are accessibility sizes")
  func orderOfTypeSizes() {
    #expect(TypeSize.allCases.shuffled().sorted() == TypeSize.allCases)
    #expect(
      TypeSize.allCases.filter(\.isAccessibilitySize) == [
        .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
      ])
    #expect(
      TypeSize.allCases.map(\.token).joined(separator: " ")
        == "xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5")
  }
}
