import OversetTestSupport
import OversetUI
import Testing

/// A container as libraries wrote it before subviews were documented.
private struct DividedStack: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Color.red.frame(width: 10, height: 1) }
    }
  }
}

private struct LayeredRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: 0) { children }
  }
}

/// Containers of an app's own, of the views that a content consists of.
@MainActor
struct SubviewTests {
  private struct Divided<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.padding(.bottom, 2) }
        ForEach(subviews.dropFirst()) { $0 }
      }
    }
  }

  @Test("a container places each view of its content by itself", arguments: cases)
  func places(_ example: FrameCase) throws { try example.check() }

  nonisolated static let cases: [FrameCase] = [
    FrameCase(
      "a root puts lines between the views", ["a": rect(40, 0, 20, 10), "b": rect(35, 11, 30, 20)]
    ) {
      VStack(spacing: 0) {
        _VariadicView.Tree(DividedStack()) {
          box("a", 20, 10)
          box("b", 30, 20)
        }
      }
    },
    FrameCase(
      "a root of one view stands for all", ["a": rect(40, 0, 20, 10), "b": rect(35, 10, 30, 20)]
    ) {
      HStack(spacing: 0) {
        _VariadicView.Tree(LayeredRoot()) {
          box("a", 20, 10)
          box("b", 30, 20)
        }
      }
    },
    FrameCase(
      "the first view of a group has a distance of its own",
      ["a": rect(40, 0, 20, 10), "b": rect(35, 12, 30, 20), "c": rect(45, 32, 10, 5)]
    ) {
      VStack(spacing: 0) {
        Divided {
          box("a", 20, 10)
          Group {
            box("b", 30, 20)
            box("c", 10, 5)
          }
        }
      }
    },
    FrameCase(
      "a view for each subview", ["a": rect(40, 3, 20, 10), "b": rect(35, 19, 30, 20)]
    ) {
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            box("a", 20, 10)
            box("b", 30, 20)
          }
        ) { $0.padding(3) }
      }
    },
  ]
}
