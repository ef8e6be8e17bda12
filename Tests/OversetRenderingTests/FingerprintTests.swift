import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import OversetUI
import Testing

/// The same list gives the same bytes; fingerprints tell lists apart.
@MainActor
struct FingerprintTests {
  /// A view with everything that can be drawn.
  private func sampler(
    _ words: String = "Words", color: Color = .red, x: CGFloat = 0, size: CGFloat = 17,
    symbol: String = "star", opacity: Double = 0.5
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: words).font(.system(size: size)).foregroundStyle(color)
      Text(verbatim: "عربي 日本 😀 \u{1B05}")
      Image(systemName: symbol)
      Image(systemName: "no.such.symbol")
      Image("picture")
      Circle().strokeBorder(Color.blue, lineWidth: 2).frame(width: 20, height: 20)
      Capsule().frame(width: 30, height: 8).clipShape(Circle()).opacity(opacity)
      Rectangle().frame(width: 10, height: 3).offset(x: x)
    }
  }

  private func list(_ view: some View, scale: CGFloat = 2) throws -> DisplayList {
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, displayScale: scale)
    return DisplayList(try Stage().layout(view, width: 160, for: variant))
  }

  @Test(
    "a list draws the same pixels every time and with every renderer",
    arguments: [1, 2, 3] as [CGFloat])
  func pixelsAreTheSameEveryTime(scale: CGFloat) throws {
    let list = try list(sampler(), scale: scale)
    let renderer = Renderer(fonts: try Stage.fonts)
    let first = try renderer.draw(list)
    #expect(try renderer.draw(list) == first)
    #expect(try Renderer(fonts: Stage.fonts).draw(list) == first)
    #expect(first.ink != nil)
    #expect(first.width == list.width && first.height == list.height)
  }

  @Test("equal lists have equal fingerprints")
  func equalListsHaveEqualFingerprints() throws {
    #expect(try list(sampler()).fingerprint == list(sampler()).fingerprint)
  }

  @Test("a movement of less than half a pixel keeps the fingerprint")
  func whatDrawsTheSameIsTheSame() throws {
    #expect(try list(sampler(x: 0.1)).fingerprint == list(sampler()).fingerprint)
  }

  @Test("every visible change gives another fingerprint")
  func everyChangeIsTold() throws {
    let lists = try [
      list(sampler()), list(sampler("Wards")), list(sampler("Word")), list(sampler(color: .pink)),
      list(sampler(x: 1)), list(sampler(size: 18)), list(sampler(symbol: "star.fill")),
      list(sampler(opacity: 0.4)), list(sampler(), scale: 3), list(sampler().padding(1)),
      list(sampler().bold()), list(sampler().environment(\.colorScheme, .dark)),
    ]
    #expect(Set(lists.map(\.fingerprint)).count == lists.count)
  }
}
