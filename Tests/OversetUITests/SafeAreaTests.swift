import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// The safe area of a screen of 100 x 200 points, 20 above and 10 below.
@MainActor
struct SafeAreaTests {
  private func screen(_ view: some View) throws -> [String: CGRect] {
    let tree = try Stage().layout(
      view, screen: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let shapes = tree.nodes.filter { node in
      if case .shape = node.content { true } else { false }
    }
    #expect(tree.root.frame == rect(0, 0, 100, 200))
    return Dictionary(
      shapes.map { ($0.identifier ?? $0.kind, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("content stays inside the safe area")
  func contentKeepsClear() throws {
    #expect(try screen(Color.red)["Color"] == rect(0, 20, 100, 170))
  }

  @Test("a colour that ignores the safe area reaches the edges it names")
  func ignoringReachesTheEdges() throws {
    #expect(try screen(Color.red.ignoresSafeArea())["Color"] == rect(0, 0, 100, 200))
    #expect(
      try screen(Color.red.ignoresSafeArea(edges: .bottom))["Color"] == rect(0, 20, 100, 180))
  }

  @Test("a background style reaches the screen's edges, or those it names")
  func backgroundStyleReachesTheEdges() throws {
    let view = Color.clear.background(Color.red)
    #expect(try screen(view)["Rectangle"] == rect(0, 0, 100, 200))
    let upper = Color.clear.background(Color.red, ignoresSafeAreaEdges: .top)
    #expect(try screen(upper)["Rectangle"] == rect(0, 0, 100, 190))
  }

  @Test("a background that does not touch the safe area's edges keeps its view's frame")
  func backgroundInTheMiddleStays() throws {
    let view = Capsule().frame(width: 40, height: 30).background(Color.red)
    #expect(try screen(view)["Rectangle"] == rect(30, 90, 40, 30))
  }

  @Test("a background made of views ends with its view")
  func backgroundViewsStay() throws {
    let view = Capsule().background { Rectangle() }
    #expect(try screen(view)["Rectangle"] == rect(0, 20, 100, 170))
  }
}
