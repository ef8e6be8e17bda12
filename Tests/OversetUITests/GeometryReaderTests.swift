import Foundation
import OversetChecks
import OversetDriving
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// A bar of progress as many apps build it: from the width that a reader reports.
private struct ReadBar: View {
  /// Whether the knob stands where numbers put it, and not where the direction does.
  var isFixed = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray)
        Capsule().fill(Color.blue).frame(width: proxy.size.width * 0.25)
        if isFixed {
          Circle().frame(width: 8, height: 8).offset(x: proxy.size.width * 0.25)
        } else {
          Circle().frame(width: 8, height: 8).padding(.leading, proxy.size.width * 0.25)
        }
      }
    }
    .frame(height: 8)
  }
}

/// A list that is shown in a wide room only.
private struct Adaptive: View {
  @State private var count = 0

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > 300 {
        Button("wide") { count += 1 }
      } else {
        Button("narrow") { count += 10 }
      }
      Text("\(count)")
    }
  }
}

/// `GeometryReader`: takes its room, and makes its content for it.
@MainActor
struct GeometryReaderTests {
  private func frames(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> [CGRect] {
    let tree = try Stage().layout(
      view, screen: CGSize(width: 400, height: 200),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0), for: variant)
    var frames: [CGRect] = []
    for node in tree.nodes {
      if case .shape = node.content { frames.append(node.frame) }
    }
    return frames
  }

  @Test("the content of a reader knows its room and mirrors with the interface")
  func contentKnowsItsRoom() throws {
    let view = GeometryReader { proxy in
      Rectangle().frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
    }
    #expect(try frames(view) == [CGRect(x: 0, y: 20, width: 200, height: 42.5)])
    #expect(try frames(view, Stage.arabic) == [CGRect(x: 200, y: 20, width: 200, height: 42.5)])
  }

  @Test("several views of a reader stand over each other at the top leading corner")
  func severalViews() throws {
    let view = GeometryReader { _ in
      Rectangle().frame(width: 10, height: 10)
      Circle().frame(width: 30, height: 20)
    }
    #expect(
      try frames(view) == [
        CGRect(x: 0, y: 20, width: 10, height: 10), CGRect(x: 0, y: 20, width: 30, height: 20),
      ])
  }

  @Test("a reader gives its frame in local, global and named spaces")
  func framesInSpaces() throws {
    var seen: [CoordinateSpace: CGRect] = [:]
    var insets: EdgeInsets?
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 50)
      VStack(spacing: 0) {
        Color.green.frame(height: 30)
        GeometryReader { proxy in
          let _ = [.local, .global, .named("card"), .named("none")].forEach {
            seen[$0] = proxy.frame(in: $0)
          }
          let _ = insets = proxy.safeAreaInsets
          Color.blue
        }
      }
      .coordinateSpace(name: "card")
    }
    _ = try frames(view)
    #expect(seen[.local] == CGRect(x: 0, y: 0, width: 400, height: 90))
    #expect(seen[.global] == CGRect(x: 0, y: 100, width: 400, height: 90))
    #expect(seen[.named("card")] == CGRect(x: 0, y: 30, width: 400, height: 90))
    #expect(seen[.named("none")] == seen[.global])
    // It touches the lower end of the safe area.
    #expect(insets?.bottom == 10)
    #expect(insets?.top == 0)
  }

  @Test("a reader inside a reader knows its own room")
  func nested() throws {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        Text(verbatim: "\(Int(outer.size.width)) \(Int(inner.size.width))")
      }
      .frame(width: outer.size.width / 4)
    }
    let tree = try Stage().layout(view, screen: CGSize(width: 400, height: 100))
    #expect(tree.texts.map(\.text.string) == ["400 100"])
  }

  @Test("a reader takes 10 points where nothing is offered")
  func withoutARoom() throws {
    #expect(
      try frames(GeometryReader { _ in Rectangle() }.fixedSize())
        == [CGRect(x: 195, y: 100, width: 10, height: 10)])
  }

  @Test("a button inside a reader can be tapped, and its view keeps its state")
  func whatIsInsideCanBeActedOnAndKeepsItsState() throws {
    let driver = try Stage().driver(
      for: Adaptive(), in: .screen(size: CGSize(width: 400, height: 800), safeArea: SafeArea()))
    try driver.appear()
    try driver.tap("wide")
    try driver.tap("wide")
    #expect(driver.lines.last == "count 1 -> 2")
    #expect(throws: ViewDriverError.self) { try driver.tap("narrow") }
  }

  private func findings(_ view: some View) throws -> [Finding] {
    let stage = try Stage()
    var other = Stage.arabic
    other.direction = .leftToRight
    return TreeChecks.findings(
      in: CheckedTree(
        stage.layout(view, width: 343, for: Stage.arabic),
        mirrored: stage.layout(view, width: 343, for: other)))
  }

  @Test("a knob that an offset places is a finding, and one that padding places is clean")
  func arithmeticThatDoesNotMirrorIsFound() throws {
    #expect(try findings(ReadBar()).isEmpty)
    let found = try findings(ReadBar(isFixed: true))
    #expect(found.map(\.rule.name) == ["not-mirrored"])
    #expect(found.first?.node?.path.contains("GeometryReader") == true)
  }
}
