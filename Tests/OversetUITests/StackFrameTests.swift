import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Stacks, spacers, dividers, groups: frames as SwiftUI's rules give them.
@MainActor
struct StackFrameTests {
  @Test(
    "the views of a stack stand where SwiftUI's rules put them, in both directions",
    arguments: cases)
  func standsWhereTheRulesSay(_ example: FrameCase) throws {
    try example.check()
  }

  nonisolated static let cases: [FrameCase] = [
    FrameCase(
      "HStack centres", ["a": rect(20, 5, 20, 10), "b": rect(50, 0, 30, 20)]
    ) {
      HStack(spacing: 10) {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    FrameCase("HStack at the bottom", ["a": rect(20, 10, 20, 10), "b": rect(50, 0, 30, 20)]) {
      HStack(alignment: .bottom, spacing: 10) {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    FrameCase("VStack leading", ["a": rect(35, 0, 20, 10), "b": rect(35, 14, 30, 20)]) {
      VStack(alignment: .leading, spacing: 4) {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    FrameCase("VStack trailing", ["a": rect(45, 0, 20, 10), "b": rect(35, 14, 30, 20)]) {
      VStack(alignment: .trailing, spacing: 4) {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    FrameCase(
      "ordinary views lie 8 points apart", ["a": rect(40, 0, 20, 10), "b": rect(35, 18, 30, 20)]
    ) {
      VStack {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    FrameCase("several roots are a VStack", ["a": rect(40, 0, 20, 10), "b": rect(35, 18, 30, 20)]) {
      box("a", 20, 10)
      box("b", 30, 20)
    },
    FrameCase(
      "ZStack takes the largest", ["a": rect(30, 0, 40, 40), "b": rect(60, 30, 10, 10)]
    ) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 40, 40)
        box("b", 10, 10)
      }
    },
    FrameCase("Spacer takes what is left", ["a": rect(0, 0, 20, 10), "b": rect(70, 0, 30, 10)]) {
      HStack {
        box("a", 20, 10)
        Spacer()
        box("b", 30, 10)
      }
    },
    FrameCase(
      "Spacer keeps its least length", ["a": rect(-20, 0, 60, 10), "b": rect(60, 0, 60, 10)]
    ) {
      HStack {
        box("a", 60, 10)
        Spacer(minLength: 20)
        box("b", 60, 10)
      }
    },
    FrameCase(
      "Divider is a pixel", ["line": rect(0, 10, 100, 1.0 / 3), "b": rect(40, 10 + 1.0 / 3, 20, 5)]
    ) {
      VStack(spacing: 0) {
        box("a", 20, 10)
        Divider().accessibilityIdentifier("line")
        box("b", 20, 5)
      }
    },
    FrameCase("colours share alike", ["a": rect(0, 0, 45, 20), "b": rect(55, 0, 45, 20)]) {
      HStack(spacing: 10) {
        Color.red.accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b")
      }
      .frame(height: 20)
    },
    FrameCase("the fixed are served first", ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 20, 20)]) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        box("b", 20, 20)
      }
      .frame(height: 20)
    },
    FrameCase("priority is served first", ["a": rect(0, 0, 0, 20), "b": rect(0, 0, 100, 20)]) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.blue.layoutPriority(1).accessibilityIdentifier("b")
      }
      .frame(height: 20)
    },
    FrameCase("Group modifies each view", ["a": rect(23, 7, 20, 10), "b": rect(47, 2, 30, 20)]) {
      HStack(spacing: 0) {
        Group {
          box("a", 20, 10)
          box("b", 30, 20)
        }
        .padding(2)
      }
    },
    FrameCase(
      "ForEach makes a view of each",
      ["0": rect(34, 0, 10, 10), "1": rect(45, 0, 10, 10), "2": rect(56, 0, 10, 10)]
    ) {
      HStack(spacing: 1) {
        ForEach(0..<3) { index in box("\(index)", 10, 10) }
      }
    },
    FrameCase("an empty view takes no room", ["a": rect(30, 0, 20, 10), "b": rect(50, 0, 20, 10)]) {
      HStack(spacing: 0) {
        box("a", 20, 10)
        EmptyView()
        if Bool("false") == true { box("never", 50, 50) }
        box("b", 20, 10)
      }
    },
  ]
}

extension FrameCase {
  /// Compares every named frame in both directions.
  @MainActor func check() throws {
    let stage = try Stage()
    for direction in LayoutDirection.allCases {
      let tree = stage.layout(
        view(), width: 100, for: ViewEnvironment(locale: "en", direction: direction))
      #expect(tree.node("never") == nil)
      for (name, expected) in frames {
        let isMirrored = mirrors && direction == .rightToLeft
        let wanted = isMirrored ? expected.mirrored(in: 100) : expected
        let node = try #require(tree.node(name), "\(name) is not in the tree")
        #expect(node.frame.isClose(to: wanted), "\(name): \(node.frame), \(direction)")
      }
    }
  }
}
