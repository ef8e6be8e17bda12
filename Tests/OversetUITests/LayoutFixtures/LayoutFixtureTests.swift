import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Every case of `Fixtures/Layout/*.json`: the frames of a view's parts in a room.
@MainActor
struct LayoutFixtureTests {
  /// The case, laid out in a direction.
  private func tree(_ test: LayoutCase, _ direction: LayoutDirection) throws -> LayoutTree {
    var variant = Stage.english
    variant.direction = direction
    let view = try ViewReader.view(test.view)
    let lengths = test.room.map { $0 < 0 ? nil : CGFloat($0) }
    try #require(lengths.count == 2)
    let stage = try Stage()
    guard test.isScreen == true else {
      let room = view.frame(width: lengths[0], height: lengths[1], alignment: .topLeading)
      return stage.layout(room, in: .ideal, for: variant)
    }
    let area = (test.safeArea ?? [0, 0, 0, 0]).map { CGFloat($0) }
    try #require(area.count == 4)
    return stage.layout(
      view, screen: CGSize(width: lengths[0] ?? 0, height: lengths[1] ?? 0),
      safeArea: EdgeInsets(
        top: area[0], leading: area[1], bottom: area[2], trailing: area[3]), for: variant)
  }

  @Test("every part of a view has the frame that its fixture expects", arguments: LayoutCase.all)
  func framesAreAsExpected(_ test: LayoutCase) throws {
    let tree = try tree(test, .leftToRight)
    for (name, frame) in test.frames.sorted(by: { $0.key < $1.key }) {
      try #require(frame.count == 4)
      let found = try #require(tree.node(name), "\(test.why): no view is called \(name)").frame
      let numbers = [found.minX, found.minY, found.width, found.height].map { Double($0) }
      let isClose = zip(numbers, frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isClose, "\(name) is at \(numbers), not at \(frame): \(test.why)")
    }
  }

  @Test(
    "a view laid out from right to left is its mirror image",
    arguments: LayoutCase.all.filter { $0.mirrors != false })
  func mirrors(_ test: LayoutCase) throws {
    let (left, right) = (try tree(test, .leftToRight), try tree(test, .rightToLeft))
    #expect(left.nodes.count == right.nodes.count)
    let width = left.size.width
    for (one, two) in zip(left.nodes, right.nodes) where one.kind == two.kind {
      #expect(
        two.frame.mirrored(in: width).isClose(to: one.frame),
        "\(one.kind): \(one.frame) and \(two.frame) in \(width)")
    }
  }

  @Test("all files of fixtures are read, each case says why, and few are our own figures")
  func fixturesAreComplete() {
    #expect(LayoutCase.faults.isEmpty, "\(LayoutCase.faults)")
    #expect(LayoutCase.all.count >= 400, "\(LayoutCase.all.count)")
    #expect(Set(LayoutCase.all.map(\.name)).count == LayoutCase.all.count)
    #expect(LayoutCase.all.allSatisfy { !$0.why.isEmpty && !$0.frames.isEmpty })
    let recorded = LayoutCase.all.count { $0.source == .recorded }
    #expect(recorded * 4 < LayoutCase.all.count, "\(recorded)")
    #expect(LayoutCase.all.contains { $0.source == .measured })
  }
}
