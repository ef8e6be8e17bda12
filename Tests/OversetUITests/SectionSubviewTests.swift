import OversetTestSupport
import OversetUI
import Testing

extension ContainerValues {
  @Entry fileprivate var gap: CGFloat = 0
}

/// Containers of an app's own, of sections and of the values that views tell them.
@MainActor
struct SectionSubviewTests {
  /// Puts as much room below each view as the view asks for.
  private struct Gapped<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { view in
          view.padding(.bottom, view.containerValues.gap)
        }
      }
    }
  }

  /// Puts sections beside each other, their headers above and their footers below.
  private struct Columns<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        ForEach(sections: content) { section in
          VStack(spacing: 0) {
            section.header
            ForEach(section.content) { $0.padding(.bottom, 1) }
            section.footer
          }
        }
      }
    }
  }

  @Test("a container places views by their values and sections", arguments: cases)
  func places(_ example: FrameCase) throws { try example.check() }

  nonisolated static let cases: [FrameCase] = [
    FrameCase(
      "a view tells how much room it wants, and one that tells nothing has none",
      ["a": rect(40, 0, 20, 10), "b": rect(35, 17, 30, 20), "c": rect(45, 37, 10, 5)]
    ) {
      Gapped {
        box("a", 20, 10).containerValue(\.gap, 7)
        box("b", 30, 20)
        box("c", 10, 5)
      }
    },
    FrameCase(
      "the outer of two values counts",
      ["a": rect(40, 0, 20, 10), "b": rect(35, 13, 30, 20)]
    ) {
      Gapped {
        box("a", 20, 10).containerValue(\.gap, 7).containerValue(\.gap, 3)
        box("b", 30, 20)
      }
    },
    FrameCase(
      "sections stand with header and footer, and views outside make one of their own",
      [
        "a": rect(20, 0, 20, 10), "head": rect(45, 0, 10, 4), "b": rect(40, 4, 20, 10),
        "c": rect(40, 15, 20, 10), "foot": rect(45, 26, 10, 4), "d": rect(60, 0, 20, 10),
      ]
    ) {
      Columns {
        box("a", 20, 10)
        Section {
          box("b", 20, 10)
          box("c", 20, 10)
        } header: {
          box("head", 10, 4)
        } footer: {
          box("foot", 10, 4)
        }
        box("d", 20, 10)
      }
    },
  ]
}
