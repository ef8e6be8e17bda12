import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Sizes of symbols against what iOS drew.
@MainActor
struct MeasuredSymbolTests {
  private func size(_ symbol: String, _ font: Font) throws -> CGSize {
    let view = Image(systemName: symbol).font(font)
    return try #require(
      Fixture.stage().layout(view, width: 200).nodes(of: "Image").first
    ).frame.size
  }

  @Test("a symbol is as large as iOS drew it", arguments: Fixture.rows("measured-symbols.tsv"))
  func isAsLargeAsIniOS(row: [String]) throws {
    try #require(row.count == 5)
    let style = try #require(TextStyle(rawValue: row[1]))
    let size = try size(row[0], .system(style))
    if row[3].hasPrefix("<=") {
      #expect(try Double(size.height) <= #require(Double(row[3].dropFirst(2))) + 0.001)
    } else {
      #expect(try abs(Double(size.height) - #require(Double(row[3]))) < 0.001, "\(size)")
    }
    if row[2] != "-" {
      #expect(try abs(Double(size.width) - #require(Double(row[2]))) < 0.001, "\(size)")
    }
  }

  @Test("all symbols in a circle are as large as each other, drawn or not")
  func circlesAreAlike() throws {
    let names = [
      "info.circle", "xmark.circle.fill", "person.circle", "7.circle", "car.circle.fill",
    ]
    #expect(try Set(names.map { try size($0, .body).width }).count == 1)
    #expect(try Set(names.map { try size($0, .body).height }).count == 1)
  }
}
