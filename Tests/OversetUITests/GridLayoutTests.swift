import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// `GridLayout`, which lays out as a `Grid` does.
@MainActor
struct GridLayoutTests {
  @ViewBuilder private var rows: some View {
    GridRow {
      Rectangle().frame(width: 30, height: 10)
      Rectangle().frame(width: 5, height: 20)
    }
    Rectangle().frame(width: 100, height: 5)
    GridRow {
      Rectangle().frame(width: 10, height: 10)
      Rectangle().frame(width: 40, height: 10)
    }
  }

  private func frames(_ view: some View) throws -> [CGRect] {
    try Stage().layout(view, screen: CGSize(width: 300, height: 300)).nodes
      .filter { if case .shape = $0.content { true } else { false } }.map(\.frame)
  }

  @Test("rows and columns stand as in a grid, also in a layout of any type")
  func agreesWithGrid() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 7) { rows }
    let expected = try frames(grid)
    #expect(expected.count == 5)
    // The views of a row stand beside each other, which a stack's would not.
    #expect(expected[0].minY == expected[1].minY)
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 7)
    #expect(try frames(layout { rows }) == expected)
    #expect(try frames(AnyLayout(layout) { rows }) == expected)
    #expect(try frames(AnyLayout(AnyLayout(layout)) { rows }) == expected)
  }
}
