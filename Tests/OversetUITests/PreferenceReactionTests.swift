import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// What views do about preferences before they are shown.
@MainActor
struct PreferenceReactionTests {
  private struct MarginKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// Blocks that ask for the distance above them, as libraries for Markdown place paragraphs.
  private struct Blocks: View {
    @State private var margins: [Int: CGFloat] = [:]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 10, height: 10)
            .preference(key: MarginKey.self, value: CGFloat(index * 10))
            .onPreferenceChange(MarginKey.self) { margins[index] = $0 }
            .padding(.top, margins[index])
        }
      }
    }
  }

  /// Counts without end: each value asks for the next one.
  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: 10, height: CGFloat(count))
        .preference(key: MarginKey.self, value: CGFloat(count))
        .onPreferenceChange(MarginKey.self) { count = Int($0) + 1 }
    }
  }

  private struct CornersKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []

    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  /// Counts how often it is told the places in two views, of which two are one.
  private struct Corners: View {
    @State private var changes = 0
    @State private var places = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { _ in
          Color.red.frame(width: 10, height: 10)
            .anchorPreference(key: CornersKey.self, value: .topLeading) { [$0, $0] }
        }
      }
      .onPreferenceChange(CornersKey.self) {
        changes += 1
        places = Set($0).count
      }
      .frame(width: CGFloat(changes), height: CGFloat(places))
    }
  }

  @Test("places in views are told apart, and are the same when the views are evaluated again")
  func anchors() throws {
    let tree = try Fixture.stage().layout(Corners(), width: 100, for: Stage.english)
    #expect(tree.root.frame.size == CGSize(width: 1, height: 2))
  }

  @Test("what a view does about preferences counts in its layout")
  func stateFollows() throws {
    let tree = try Fixture.stage().layout(Blocks(), width: 100, for: Stage.english)
    #expect(tree.root.frame.height == 60)
  }

  @Test("a view that never settles is laid out after as many evaluations as there are at most")
  func endless() throws {
    let tree = try Fixture.stage().layout(Counting(), width: 100, for: Stage.english)
    #expect(tree.root.frame.height == 7)
  }
}
