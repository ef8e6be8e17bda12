import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Views whose body shows the view again.
@MainActor
struct EndlessViewTests {
  /// Shows itself `count` times inside itself.
  private struct Nested: View {
    let count: Int

    var body: some View {
      VStack {
        Text(verbatim: "a")
        if count > 0 { AnyView(Nested(count: count - 1)) }
      }
    }
  }

  /// Shows itself twice, for ever.
  private struct Endless: View {
    var body: some View {
      HStack {
        AnyView(Endless())
        AnyView(Endless())
      }
    }
  }

  /// Shows itself in the room that layout gives it.
  private struct EndlessReader: View {
    var body: some View { GeometryReader { _ in AnyView(EndlessReader()) } }
  }

  @Test("a view that shows itself without end is named, and evaluated no further")
  func endlessViewsAreNamed() throws {
    let stage = try Stage()
    #expect(stage.layout(Endless(), width: 300).endlessView == "Endless")
    let reader = stage.layout(EndlessReader(), screen: CGSize(width: 300, height: 300))
    #expect(reader.endlessView == "EndlessReader")
  }

  @Test("a view that shows itself a hundred times inside itself has an end")
  func deepViewsHaveAnEnd() throws {
    let tree = try Stage().layout(Nested(count: 100), width: 300)
    #expect(tree.endlessView == nil)
    #expect(tree.texts.count == 101)
  }
}
