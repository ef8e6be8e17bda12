import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Styles that are relative to the styles of the views around, as `.secondary.opacity(0.5)` is.
@MainActor
struct RelativeStyleTests {
  /// A view around a text: its style is one of the views around the text, not the text's own.
  private let label = VStack { Text(verbatim: "a") }
  /// A view with a text half as strong.
  private let weakLabel = VStack { Text(verbatim: "a").foregroundStyle(.secondary) }

  private func colors(_ view: some View) throws -> [String] {
    try Fixture.stage().layout(view, width: 300, for: Stage.english).texts
      .map { $0.text.colors[0].hex }
  }

  @Test("a part of a level is a part of what the views around set")
  func partsOfLevels() throws {
    let halfOfHalf = label.foregroundStyle(.secondary.opacity(0.5))
    #expect(try colors(halfOfHalf.foregroundStyle(.red)) == ["#FF3B3040"])
    #expect(
      try colors(label.foregroundStyle(.primary.opacity(0.5)).foregroundStyle(.red))
        == ["#FF3B3080"])
    #expect(
      try colors(label.foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red))
        == ["#FF3B3080"])
    #expect(
      try colors(label.foregroundStyle(.opacity(0.5)).foregroundStyle(.red)) == ["#FF3B3080"])
  }

  @Test("a style without its type draws as the style")
  func anyStyle() throws {
    let styles: [any ShapeStyle] = [
      .secondary, AnyShapeStyle(.secondary), AnyShapeStyle(AnyShapeStyle(.secondary)),
    ]
    for style in styles {
      let view = label.foregroundStyle(AnyShapeStyle(style))
      #expect(try colors(view.foregroundStyle(.red)) == ["#FF3B3080"])
    }
  }

  @Test("levels that a view sets may be relative to those around it")
  func relativeLevels() throws {
    let view =
      weakLabel
      .foregroundStyle(.blue, .secondary.opacity(0.5))
      .foregroundStyle(.red)
    #expect(try colors(view) == ["#FF3B3040"])
  }

  @Test("a background style may be relative to the one around it")
  func backgroundStyle() throws {
    let view = VStack { Text(verbatim: "a").foregroundStyle(.background) }
      .backgroundStyle(.background.opacity(0.5))
      .backgroundStyle(.red)
    #expect(try colors(view) == ["#FF3B3080"])
  }

  @Test("a level inside a part of a level is a level of that part")
  func levelsInside() throws {
    let view =
      weakLabel
      .foregroundStyle(.primary.opacity(0.5))
      .foregroundStyle(.red)
    #expect(try colors(view) == ["#FF3B3040"])
  }
}
