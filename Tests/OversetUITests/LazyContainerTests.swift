import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Lazy stacks and grids, 100 points wide, and what stands at the edges of a view.
@MainActor
struct LazyContainerTests {
  nonisolated static let cases: [FrameCase] = [
    FrameCase("a lazy stack takes the whole width", ["stack": rect(0, 0, 100, 48)]) {
      LazyVStack {
        box("a", 20, 20)
        box("b", 30, 20)
      }
      .accessibilityIdentifier("stack")
    },
    FrameCase(
      "the alignment of a lazy stack places its views",
      ["a": rect(0, 0, 20, 20), "b": rect(0, 25, 30, 20)]
    ) {
      LazyVStack(alignment: .leading, spacing: 5) {
        box("a", 20, 20)
        box("b", 30, 20)
      }
    },
    FrameCase(
      "flexible columns share the width, 8 points apart",
      ["a": rect(13, 0, 20, 20), "b": rect(67, 5, 20, 10), "c": rect(13, 28, 20, 30)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        box("a", 20, 20)
        box("b", 20, 10)
        box("c", 20, 30)
      }
    },
    FrameCase(
      "a fixed column keeps its width and the flexible one takes the rest",
      ["a": rect(0, 0, 30, 20), "b": rect(40, 0, 60, 20)]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible())]) {
        Rectangle().frame(height: 20).accessibilityIdentifier("a")
        Rectangle().frame(height: 20).accessibilityIdentifier("b")
      }
    },
    FrameCase(
      "as many adaptive columns as fit",
      ["a": rect(0, 0, 28, 10), "b": rect(36, 0, 28, 10), "d": rect(0, 15, 28, 10)]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], spacing: 5) {
        ForEach(["a", "b", "c", "d"], id: \.self) { name in
          Rectangle().frame(height: 10).accessibilityIdentifier(name)
        }
      }
    },
    FrameCase(
      "the header of a section spans all columns",
      ["header": rect(0, 0, 100, 10), "a": rect(0, 18, 46, 10)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section {
          Rectangle().frame(height: 10).accessibilityIdentifier("a")
        } header: {
          Rectangle().frame(height: 10).accessibilityIdentifier("header")
        }
      }
    },
    FrameCase(
      "a view that fits is chosen, else the last",
      ["small": rect(40, 0, 20, 10)]
    ) {
      ViewThatFits {
        box("large", 120, 10)
        box("small", 20, 10)
      }
    },
    FrameCase(
      "a guide of one's own moves a view",
      ["a": rect(0, 0, 30, 10), "b": rect(10, 10, 20, 10)], mirrors: true
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 30, 10)
        box("b", 20, 10).alignmentGuide(.leading) { _ in -10 }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
  ]

  private func frames(
    _ test: FrameCase, _ variant: ViewEnvironment
  ) throws -> [String: CGRect] {
    let tree = try Stage().layout(test.view(), width: 100, for: variant)
    return tree.nodes.reduce(into: [:]) { frames, node in
      if let name = node.identifier { frames[name] = node.frame }
    }
  }

  @Test("views stand where SwiftUI places them, mirrored from right to left", arguments: cases)
  func places(test: FrameCase) throws {
    var other = Stage.english
    other.direction = .rightToLeft
    let (left, right) = (try frames(test, Stage.english), try frames(test, other))
    for (name, frame) in test.frames {
      let (one, two) = (try #require(left[name]), try #require(right[name]))
      #expect(one == frame)
      #expect(abs(two.minX - (100 - one.maxX)) < 0.01 && two.minY == one.minY)
    }
  }

  @Test("a bar at an edge keeps the content clear, and takes no more height than it needs")
  func safeAreaInsets() throws {
    let view = Color.red.accessibilityIdentifier("content")
      .safeAreaInset(edge: .bottom) { box("bar", 40, 30) }
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 5) { box("top", 40, 10) }
    let tree = try Stage().layout(view, screen: CGSize(width: 100, height: 200))
    let frames = tree.nodes.reduce(into: [String: CGRect]()) { frames, node in
      if let name = node.identifier { frames[name] = node.frame }
    }
    #expect(frames["bar"] == rect(30, 170, 40, 30))
    #expect(frames["top"] == rect(0, 0, 40, 10))
    #expect(frames["content"] == rect(0, 15, 100, 155))
  }

  @Test("what has a higher index is drawn in front, whatever the order")
  func depths() throws {
    let view = ZStack {
      box("front", 10, 10).zIndex(1)
      box("back", 10, 10)
    }
    let names = try Stage().layout(view, width: 100).nodes.compactMap(\.identifier)
    #expect(names == ["back", "front"])
  }
}
