import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// The gap between texts of a column that has no spacing of its own.
@MainActor
struct TextSpacingTests {
  nonisolated static let rows = Fixture.rows("text-spacing.tsv")

  /// The gap between two texts in `fonts`, in points.
  private func gap(_ upper: Font, _ lower: Font, _ typeSize: TypeSize = .large) throws -> CGFloat {
    let view = VStack {
      Text(verbatim: "Upper").font(upper).accessibilityIdentifier("upper")
      Text(verbatim: "Lower").font(lower).accessibilityIdentifier("lower")
    }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, typeSize: typeSize)
    let tree = try Fixture.stage().layout(view, width: 400, for: variant)
    let upperFrame = try #require(tree.node("upper")).frame
    return try #require(tree.node("lower")).frame.minY - upperFrame.maxY
  }

  @Test("a text stands below another by the gap of its row", arguments: rows)
  func textsKeepTheirGap(row: [String]) throws {
    try #require(row.count == 5)
    let upper = try #require(TextStyle(rawValue: row[0]))
    let lower = try #require(TextStyle(rawValue: row[1]))
    let typeSize = try #require(TypeSize(rawValue: row[2]))
    let expected = try #require(Double(row[3]))
    let gap = try gap(.system(upper), .system(lower), typeSize)
    #expect(abs(Double(gap) - expected) < 0.001, "\(gap)")
  }

  @Test("the gaps name every style as the lower one, and five measurements")
  func gapsAreComplete() {
    #expect(Set(Self.rows.map { $0[1] }) == Set(TextStyle.allCases.map(\.rawValue)))
    #expect(Self.rows.filter { $0[4].hasPrefix("measured") }.count >= 5)
  }

  @Test("a font of fixed size has no gap above it, whatever stands there")
  func fixedSizesHaveNoGap() throws {
    #expect(try abs(gap(.body, .system(size: 17))) < 0.001)
    #expect(try abs(gap(.system(size: 17), .body) - 2) < 0.001)
  }
}
