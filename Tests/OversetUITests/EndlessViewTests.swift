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
    #expect(stage.layout(Endless(), width: 300).endless == EndlessCode(.body, name: "Endless"))
    let reader = stage.layout(EndlessReader(), screen: CGSize(width: 300, height: 300))
    #expect(reader.endless?.name == "EndlessReader")
  }

  @Test("a view that shows itself a hundred times inside itself has an end")
  func deepViewsHaveAnEnd() throws {
    let tree = try Stage().layout(Nested(count: 100), width: 300)
    #expect(tree.endless == nil)
    #expect(tree.texts.count == 101)
  }

  /// Applies itself to what it modifies.
  private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
  }

  /// Makes a toggle of a toggle.
  private struct EndlessStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      AnyView(Toggle(isOn: .constant(true)) { configuration.label }.toggleStyle(EndlessStyle()))
    }
  }

  /// Stands for itself.
  private struct EndlessColour: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
      AnyShapeStyle(EndlessColour())
    }
  }

  @Test("a modifier, a style and a colour without end are named")
  func endlessModifiersAndStylesAreNamed() throws {
    let stage = try Stage()
    let text = Text(verbatim: "a")
    let modified = stage.layout(text.modifier(EndlessModifier()), width: 300)
    #expect(modified.endless == EndlessCode(.modifier, name: "EndlessModifier"))
    let toggle = Toggle(isOn: .constant(true)) { text }.toggleStyle(EndlessStyle())
    #expect(
      stage.layout(toggle, width: 300).endless == EndlessCode(.style, name: "EndlessStyle"))
    let coloured = stage.layout(text.foregroundStyle(EndlessColour()), width: 300)
    #expect(coloured.endless == EndlessCode(.shapeStyle, name: "EndlessColour"))
  }

  /// One reader in another, without a view between them.
  private static func readers(_ count: Int) -> AnyView {
    AnyView(GeometryReader { _ in count > 0 ? readers(count - 1) : AnyView(EmptyView()) })
  }

  @Test("geometry readers in each other have an end only if they end")
  func endlessReadersAreNamed() throws {
    let stage = try Stage()
    let screen = CGSize(width: 300, height: 300)
    #expect(stage.layout(Self.readers(50), screen: screen).endless == nil)
    #expect(
      stage.layout(Self.readers(.max), screen: screen).endless
        == EndlessCode(.reader, name: "the view"))
  }

  /// Modifiers that change nothing, many around one view, as design systems have them.
  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Plainly: View {
    let count: Int

    var body: some View {
      if count > 0 {
        AnyView(Plainly(count: count - 1))
          .modifier(Plain()).modifier(Plain()).modifier(Plain())
      } else {
        Text(verbatim: "a")
      }
    }
  }

  @Test("sixty views inside each other, each with three modifiers, have an end")
  func modifiersHaveAnEnd() throws {
    let tree = try Stage().layout(Plainly(count: 60), width: 300)
    #expect(tree.endless == nil)
    #expect(tree.texts.count == 1)
  }

  /// Asks its view for a number of sizes; nested, each level multiplies the questions.
  private struct Asking: Layout {
    let count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      var size = CGSize.zero
      for step in 0..<count {
        let width = (proposal.width ?? 100) * 1.001 + CGFloat(step)
        size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private static func asking(_ count: Int, depth: Int) -> AnyView {
    depth == 0
      ? AnyView(Text(verbatim: "a"))
      : AnyView(Asking(count: count) { asking(count, depth: depth - 1) })
  }

  @Test("layouts that multiply their questions use up the steps of a tree, always at the same one")
  func layoutsHaveABudget() throws {
    let stage = try Stage()
    #expect(stage.layout(Self.asking(20, depth: 3), width: 300).endless == nil)
    let first = stage.layout(Self.asking(40, depth: 30), width: 300).endless
    #expect(first?.name == "Asking")
    guard case .layout = first?.kind else {
      Issue.record("\(String(describing: first))")
      return
    }
    #expect(stage.layout(Self.asking(40, depth: 30), width: 300).endless == first)
  }
}
