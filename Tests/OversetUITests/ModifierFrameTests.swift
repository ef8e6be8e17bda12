import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Padding, frames, backgrounds and the like: frames as SwiftUI's rules give them.
@MainActor
struct ModifierFrameTests {
  @Test("modified views stand where SwiftUI's rules put them, in both directions", arguments: cases)
  func standsWhereTheRulesSay(_ example: FrameCase) throws {
    try example.check()
  }

  nonisolated static let cases: [FrameCase] = [
    FrameCase("padding is 16 points", ["p": rect(24, 0, 52, 42), "a": rect(40, 16, 20, 10)]) {
      box("a", 20, 10).padding().accessibilityIdentifier("p")
    },
    FrameCase("padding at two edges", ["p": rect(35, 0, 30, 10), "a": rect(40, 0, 20, 10)]) {
      box("a", 20, 10).padding(.horizontal, 5).accessibilityIdentifier("p")
    },
    FrameCase("padding by insets", ["p": rect(37, 0, 26, 14), "a": rect(39, 1, 20, 10)]) {
      box("a", 20, 10)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .accessibilityIdentifier("p")
    },
    FrameCase("fixed frame, leading", ["f": rect(25, 0, 50, 40), "a": rect(25, 0, 20, 10)]) {
      box("a", 20, 10).frame(width: 50, height: 40, alignment: .topLeading)
        .accessibilityIdentifier("f")
    },
    FrameCase("fixed frame, trailing", ["f": rect(25, 0, 50, 40), "a": rect(55, 30, 20, 10)]) {
      box("a", 20, 10).frame(width: 50, height: 40, alignment: .bottomTrailing)
        .accessibilityIdentifier("f")
    },
    FrameCase("infinite frame", ["f": rect(0, 0, 100, 10), "a": rect(80, 0, 20, 10)]) {
      box("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing)
        .accessibilityIdentifier("f")
    },
    FrameCase("frame of a least width", ["f": rect(20, 0, 60, 10), "a": rect(40, 0, 20, 10)]) {
      box("a", 20, 10).frame(minWidth: 60).accessibilityIdentifier("f")
    },
    FrameCase("frame of a greatest width", ["f": rect(30, 0, 40, 10), "a": rect(40, 0, 20, 10)]) {
      box("a", 20, 10).frame(maxWidth: 40).accessibilityIdentifier("f")
    },
    FrameCase("a fixed size is the ideal one", ["f": rect(15, 0, 70, 30)]) {
      Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize().accessibilityIdentifier("f")
    },
    FrameCase("fixed in height only", ["f": rect(0, 0, 100, 30)]) {
      Color.red.frame(idealWidth: 70, idealHeight: 30)
        .fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("f")
    },
    FrameCase(
      "background has the view's size", ["a": rect(40, 0, 20, 10), "b": rect(40, 0, 20, 10)]
    ) {
      box("a", 20, 10).background { Color.red.accessibilityIdentifier("b") }
    },
    FrameCase(
      "background takes no room", ["all": rect(40, 0, 20, 10), "b": rect(40, -10, 40, 30)]
    ) {
      box("a", 20, 10).background(alignment: .leading) { box("b", 40, 30) }
        .accessibilityIdentifier("all")
    },
    FrameCase("overlay at a corner", ["a": rect(40, 0, 20, 10), "b": rect(54, 0, 6, 6)]) {
      box("a", 20, 10).overlay(alignment: .topTrailing) { box("b", 6, 6) }
    },
    FrameCase(
      "several overlays lie in a ZStack", ["b": rect(40, 0, 6, 6), "c": rect(40, 0, 2, 2)]
    ) {
      box("a", 20, 10).overlay(alignment: .topLeading) {
        box("b", 6, 6)
        box("c", 2, 2)
      }
    },
    FrameCase("proportions are kept", ["a": rect(0, 0, 100, 50)]) {
      Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a")
    },
    FrameCase(
      "offset moves and does not mirror", ["a": rect(45, 3, 20, 10), "o": rect(40, 0, 20, 10)],
      mirrors: false
    ) {
      box("a", 20, 10).offset(x: 5, y: 3).accessibilityIdentifier("o")
    },
    FrameCase(
      "position is absolute", ["p": rect(10, 0, 80, 60), "a": rect(10, 15, 20, 10)],
      mirrors: false
    ) {
      box("a", 20, 10).position(x: 10, y: 20).accessibilityIdentifier("p")
        .frame(width: 80, height: 60)
    },
    FrameCase("a button is its label", ["a": rect(40, 0, 20, 10), "all": rect(40, 0, 20, 10)]) {
      Button {
      } label: {
        box("a", 20, 10)
      }
      .accessibilityIdentifier("all")
    },
    FrameCase("clipping and opacity keep the room", ["all": rect(40, 0, 20, 10)]) {
      box("a", 20, 10).opacity(0.5).clipShape(Circle()).cornerRadius(3).clipped().hidden()
        .accessibilityIdentifier("all")
    },
  ]

  @Test("a background is drawn before its view and an overlay after it")
  func layersAreDrawnBackToFront() throws {
    let stage = try Stage()
    let behind = stage.layout(box("a", 9, 9).background { box("b", 5, 5) }, width: 100)
    #expect(behind.root.children.map(\.identifier) == ["b", "a"])
    let front = stage.layout(box("a", 9, 9).overlay { box("b", 5, 5) }, width: 100)
    #expect(front.root.children.map(\.identifier) == ["a", "b"])
  }
}
