import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetRaster
import OversetTestSupport
import OversetUI
import Testing

/// What is behind bars, and marks on tabs.
@MainActor
struct BarBackgroundTests {
  private static let size = CGSize(width: 200, height: 300)
  private static let area = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)

  private func tree(_ view: some View) throws -> LayoutTree {
    var variant = Stage.english
    variant.displayScale = 1
    return try Stage().layout(view, screen: Self.size, safeArea: Self.area, for: variant)
  }

  private func draw(_ view: some View) throws -> Bitmap { try Easel.draw(tree(view)) }

  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
  private let pure = RGBAColor(red: 0, green: 0, blue: 255)

  @Test("the background of a navigation bar reaches to the top of the screen, if it is visible")
  func navigationBar() throws {
    func screen(_ visibility: Visibility) -> some View {
      NavigationStack {
        Color.clear.navigationTitle(Text(verbatim: "T")).navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(blue, for: .navigationBar)
          .toolbarBackground(visibility, for: .navigationBar)
      }
    }
    let shown = try draw(screen(.visible))
    #expect(shown.color(2, 2) == pure)
    #expect(shown.color(2, 63) == pure)
    #expect(shown.color(2, 66) != pure)
    #expect(try draw(screen(.automatic)).color(2, 40) != pure)
    #expect(try draw(screen(.hidden)).color(2, 40) != pure)
  }

  @Test("the background of a bar of tabs reaches to the foot of the screen")
  func tabBar() throws {
    let picture = try draw(
      TabView {
        Color.clear.tabItem { Text(verbatim: "A") }
          .toolbarBackground(blue, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
      })
    #expect(picture.color(2, 298) == pure)
    #expect(picture.color(2, 300 - 30 - 47) == pure)
    #expect(picture.color(2, 300 - 30 - 51) != pure)
  }

  @Test("a bar is dark if the app says so, and only while its background is shown")
  func colorScheme() throws {
    func title(_ visibility: Visibility) throws -> [ColorValue?] {
      let tree = try tree(
        NavigationStack {
          Color.clear.navigationTitle(Text(verbatim: "T")).navigationBarTitleDisplayMode(.inline)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarBackground(visibility, for: .navigationBar)
        })
      return tree.texts.map { $0.text.colors.first }
    }
    #expect(try title(.visible) == [ColorValue(hex: 0xFFFFFF)])
    #expect(try title(.automatic) == [ColorValue(hex: 0x000000)])
  }

  @Test("a badge of a tab lies over the trailing half of its place, and its words are laid out")
  func badges() throws {
    let tree = try tree(
      TabView {
        Color.clear.tabItem { Text(verbatim: "A") }.badge(7)
        Color.clear.tabItem { Text(verbatim: "B") }.badge(0)
      })
    let badge = try #require(tree.texts.first { $0.text.string == "7" }).node.frame
    #expect(badge.midX > 50 && badge.maxX < 100)
    #expect(badge.minY >= 300 - 30 - 49)
    #expect(tree.strings.filter { $0 == "0" }.isEmpty)
    let picture = try Easel.draw(tree)
    let red = picture.color(Int(badge.minX) - 3, Int(badge.midY))
    #expect(red.red > 200 && red.green < 100)
  }

  @Test("a badge of a row stands at its trailing edge, before the arrow of a link")
  func rowBadges() throws {
    let tree = try Stage().layout(
      NavigationStack {
        List {
          Text(verbatim: "plain").badge(3)
          NavigationLink {
            Text(verbatim: "x")
          } label: {
            Text(verbatim: "link")
          }
          .badge(Text(verbatim: "new"))
        }
      }, screen: CGSize(width: 390, height: 700))
    func frame(_ words: String) throws -> CGRect {
      try #require(tree.texts.first { $0.text.string == words }).node.frame
    }
    #expect(abs(try frame("3").maxX - 358) < 0.01)
    #expect(try frame("new").maxX < 350)
    #expect(try frame("new").minX > frame("link").maxX)
  }
}
