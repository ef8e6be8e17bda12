import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Heights of real views against what iOS drew.
@MainActor
struct MeasuredHeightTests {
  @Test("a view is as high as iOS drew it", arguments: Fixture.rows("measured-heights.tsv"))
  func isAsHighAsIniOS(row: [String]) throws {
    try #require(row.count == 3)
    let view = try #require(Self.views[row[0]], "no view is called \(row[0])")
    let height = try #require(Double(row[2]))
    let framed = view.padding().frame(width: 320).accessibilityIdentifier("all")
    let stage = try Stage()
    let tree =
      row[1] == "0"
      ? stage.layout(framed, screen: CGSize(width: 320, height: 0))
      : stage.layout(framed, width: 320)
    let frame = try #require(tree.node("all")).frame
    #expect(abs(Double(frame.height) - height) < 0.001, "\(frame.height)")
  }

  @Test("every view has a measured height, and every row a view")
  func everyViewIsMeasured() {
    let measured = Fixture.rows("measured-heights.tsv").compactMap(\.first)
    #expect(Set(measured) == Set(Self.views.keys))
  }

  private static let views: [String: AnyView] = [
    "card": AnyView(card(Text(verbatim: "Card"))),
    "primary button": AnyView(button(vertical: 12)),
    "secondary button": AnyView(button(vertical: 8)),
    "row of two texts": AnyView(row),
    "five rows": AnyView(
      VStack(spacing: 12) {
        ForEach(0..<5) { _ in row }
      }),
    "card of two texts": AnyView(
      card(
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: "Title").font(.headline)
          Text(verbatim: String(repeating: "A text of many words. ", count: 8))
        })),
    "five sizes of type": AnyView(
      VStack(alignment: .leading, spacing: 12) {
        ForEach([34, 22, 17, 15, 12], id: \.self) { size in
          Text(verbatim: "Type").font(.system(size: CGFloat(size)))
        }
      }),
    "card with wide padding": AnyView(card(Text(verbatim: "Card"), padding: 24)),
    "four cards": AnyView(
      VStack(spacing: 16) {
        ForEach(0..<4) { _ in card(Text(verbatim: "Card")) }
      }),
  ]

  private static func card(_ content: some View, padding: CGFloat = 16) -> some View {
    content.padding(padding).background(Color.gray).cornerRadius(12)
  }

  private static func button(vertical: CGFloat) -> some View {
    Button {
    } label: {
      Text(verbatim: "Continue").padding(.vertical, vertical).frame(maxWidth: .infinity)
    }
  }

  private static var row: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "Label").font(.caption)
        Text(verbatim: "Value")
      }
      Spacer()
    }
  }
}
