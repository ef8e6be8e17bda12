import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// A navigation stack on a screen of 300 x 400 points with 20 points of safe area above.
@MainActor struct NavigationTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Stage().layout(
      view, screen: CGSize(width: 300, height: 400),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), for: variant)
  }

  private func content(_ view: some View) throws -> CGRect? {
    try tree(view).nodes.first { $0.identifier == "content" }?.frame
  }

  private var color: some View { Color.red.accessibilityIdentifier("content") }

  @Test("a navigation stack without a title has no bar")
  func withoutATitleThereIsNoBar() throws {
    #expect(try content(NavigationStack { color }) == rect(0, 20, 300, 380))
  }

  @Test("an inline title stands in the middle of a bar 44 points high")
  func anInlineTitleStandsInTheMiddleOfTheBar() throws {
    let view = NavigationStack {
      color.navigationTitle(Text(verbatim: "Title")).navigationBarTitleDisplayMode(.inline)
    }
    #expect(try content(view) == rect(0, 64, 300, 336))
    let title = try #require(try tree(view).texts.first)
    #expect(abs(title.node.frame.midX - 150) < 0.5)
    #expect(abs(title.node.frame.midY - 42) < 0.5)
  }

  @Test(
    "a large title, the default, stands at the leading edge below the bar",
    arguments: [nil, NavigationBarItem.TitleDisplayMode.automatic, .large])
  func aLargeTitleStandsBelowTheBar(mode: NavigationBarItem.TitleDisplayMode?) throws {
    let titled = color.navigationTitle(Text(verbatim: "Title"))
    let view = NavigationStack {
      if let mode { titled.navigationBarTitleDisplayMode(mode) } else { titled }
    }
    #expect(try content(view) == rect(0, 116, 300, 284))
    let title = try #require(try tree(view).texts.first)
    #expect(title.node.frame.minX == 16)
    #expect(title.node.frame.minY >= 64)
  }

  /// Seen on iOS 26, where the foot of the bar stood at 180.33, 184 and 184.67 points.
  @Test(
    "a bar with a large title is higher where the lines of the language are",
    arguments: [("en", 0.0), ("he", 0), ("ja", 0), ("ar", 3.67), ("th", 4.33), ("hi", 4.33)]
      as [(LocaleTag, Double)])
  func aLargeTitleIsHigherInSomeLanguages(locale: LocaleTag, growth: Double) throws {
    let view = NavigationStack { color.navigationTitle(Text(verbatim: "Title")) }
    let frame = try #require(
      try tree(view, Stage.variant(locale)).nodes.first { $0.identifier == "content" }?.frame)
    #expect(abs(Double(frame.minY) - 116 - growth) < 0.34)
  }

  @Test("a title counts for the nearest stack around it, and one outside for none")
  func theTitleIsThatOfTheStackAround() throws {
    let inner = NavigationStack {
      VStack { color.navigationTitle(Text(verbatim: "Inner")) }
    }
    #expect(try content(inner) == rect(0, 116, 300, 284))
    let outer = NavigationStack { color }.navigationTitle(Text(verbatim: "Outer"))
    #expect(try content(outer) == rect(0, 20, 300, 380))
  }

  @Test("content that ignores the safe area goes on behind the bar")
  func backgroundsGoOnBehindTheBar() throws {
    let view = NavigationStack {
      color.ignoresSafeArea().navigationTitle(Text(verbatim: "Title"))
    }
    #expect(try content(view) == rect(0, 0, 300, 400))
  }

  @Test("a title that is too long is truncated on one line")
  func aLongTitleIsCutOnOneLine() throws {
    let title = String(repeating: "Wiederherstellung ", count: 4)
    let texts = try tree(
      NavigationStack { color.navigationTitle(Text(verbatim: title)) }
    ).texts
    let text = try #require(texts.first).text
    #expect(text.layout.lines.count == 1)
    #expect(text.layout.isTruncated)
  }

  @Test("a title has the same frame at the largest accessibility size as at xxxLarge")
  func barsDoNotGrowWithAccessibilitySizes() throws {
    let view = NavigationStack { color.navigationTitle(Text(verbatim: "Title")) }
    var largest = Stage.english
    largest.typeSize = .accessibility5
    var ordinary = Stage.english
    ordinary.typeSize = .xxxLarge
    let frames = try [largest, ordinary].map {
      try #require(try tree(view, $0).texts.first).node.frame
    }
    #expect(frames[0] == frames[1])
  }
}

/// Text sizes that a view keeps to, and progress.
@MainActor struct LimitTests {
  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }

  private func size(_ view: some View, at typeSize: DynamicTypeSize) throws -> String? {
    var variant = Stage.english
    variant.typeSize = typeSize
    return try Stage().layout(view, width: 300, for: variant).strings.first
  }

  @Test("a limited text size is kept within its range", arguments: DynamicTypeSize.allCases)
  func typeSizesAreKeptWithin(_ given: DynamicTypeSize) throws {
    #expect(try size(Size().dynamicTypeSize(.medium), at: given) == "medium")
    #expect(
      try size(Size().dynamicTypeSize(...DynamicTypeSize.large), at: given)
        == "\(min(given, .large))")
    #expect(
      try size(Size().dynamicTypeSize(DynamicTypeSize.large...), at: given)
        == "\(max(given, .large))")
    #expect(
      try size(Size().dynamicTypeSize(.small ... .large), at: given)
        == "\(min(max(given, .small), .large))")
  }

  @Test(
    "a progress bar fills its share from the leading edge, and no more than its length",
    arguments: [(0.25, 75), (0, 0), (1, 300), (7, 300), (-1, 0), (.nan, 0)] as [(Double, CGFloat)])
  func progressFillsItsPart(value: Double, width: CGFloat) throws {
    for (side, variant) in [(CGFloat(0), Stage.english), (1, Stage.variant("ar"))] {
      let tree = try Stage().layout(ProgressView(value: value), width: 300, for: variant)
      let capsules = tree.nodes.filter { $0.kind == "Capsule" }
      #expect(capsules.map(\.frame.width).sorted() == [min(width, 300), 300].sorted())
      let bar = try #require(capsules.min { $0.frame.width < $1.frame.width })
      #expect(bar.frame.minX == side * (300 - width))
    }
  }

  @Test("a progress view without a value is a wheel of 20 points")
  func aWheelIsTwentyPoints() throws {
    let tree = try Stage().layout(ProgressView(), width: 300, for: Stage.english)
    #expect(tree.nodes.first { $0.kind == "Image" }?.frame.size == CGSize(width: 20, height: 20))
  }
}
