import Foundation
import OversetChecks
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Rules that compare with the source language, with the safe area, and with what stands beside.
@MainActor
struct ComparisonRuleTests {
  private let size = CGSize(width: 200, height: 200)

  private func rules<Content: View>(
    of view: Content, source: Content? = nil, safeArea: EdgeInsets = EdgeInsets()
  ) throws -> [String] {
    let stage = try Stage()
    let variant = Stage.variant("de")
    let tree = stage.layout(view, screen: size, safeArea: safeArea, for: variant)
    let original = source.map { stage.layout($0, screen: size, safeArea: safeArea) }
    let checked = CheckedTree(tree, source: original)
    let rules = TreeChecks.findings(in: checked).map(\.rule.name)
    // A run lays the source out only where it is asked for.
    if rules.contains("overlap") || rules.contains("touch-target-small") {
      #expect(checked.needsSource)
    }
    return rules
  }

  /// Two labels that stand in their places whatever they say.
  private func labels(_ left: String, _ right: String) -> some View {
    ZStack(alignment: .topLeading) {
      Text(verbatim: left).fixedSize().accessibilityIdentifier("left")
      Text(verbatim: right).fixedSize().padding(.leading, 100)
    }
  }

  @Test("an overlap is a finding only where the source language has none")
  func overlapThatTheTranslationBrings() throws {
    let short = labels("Save", "Close")
    #expect(try rules(of: labels("Speichern unter", "Zu"), source: short) == ["overlap"])
    #expect(try rules(of: labels("Sichern", "Zu"), source: short) == [])
    // What overlaps in the source as well is meant so.
    let long = labels("Save it as a file", "Close")
    #expect(try rules(of: labels("Speichern unter", "Zu"), source: long) == [])
    // Without a source there is nothing to compare with.
    #expect(try rules(of: labels("Speichern unter", "Zu")) == [])
  }

  @Test("a tree with overlapping texts needs its source language laid out")
  func overlapNeedsTheSource() throws {
    let stage = try Stage()
    let overlapping = stage.layout(labels("Speichern unter", "Zu"), screen: size)
    let apart = stage.layout(labels("Save", "Close"), screen: size)
    #expect(CheckedTree(overlapping).needsSource)
    #expect(!CheckedTree(apart).needsSource)
  }

  private func button(_ height: CGFloat) -> some View {
    Button {
    } label: {
      Text(verbatim: "OK").frame(width: 60, height: height)
    }
  }

  @Test(
    "a button is a finding where the translation shrinks it below 44 points",
    arguments: [(44.0, 44.0, 0), (43, 44, 1), (43, 43, 0), (60, 44, 0), (44, 20, 0)])
  func touchTargets(height: Double, before: Double, count: Int) throws {
    let found = try rules(of: button(CGFloat(height)), source: button(CGFloat(before)))
    #expect(found == Array(repeating: "touch-target-small", count: count))
  }

  private let bars = EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 0)

  private func line(_ alignment: Alignment, ignores edges: Edge.Set) -> some View {
    Text(verbatim: "Words").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .ignoresSafeArea(edges: edges)
  }

  @Test("a text under the bars is a finding, a shape or scrolled text is not")
  func safeArea() throws {
    #expect(try rules(of: line(.top, ignores: []), safeArea: bars) == [])
    #expect(try rules(of: line(.top, ignores: .all), safeArea: bars) == ["outside-safe-area"])
    #expect(try rules(of: line(.bottom, ignores: .all), safeArea: bars) == ["outside-safe-area"])
    #expect(try rules(of: line(.center, ignores: .all), safeArea: bars) == [])
    #expect(try rules(of: line(.top, ignores: .bottom), safeArea: bars) == [])
    // Shapes fill the screen on purpose, and what scrolls passes under the bars.
    #expect(try rules(of: Rectangle().ignoresSafeArea(), safeArea: bars) == [])
    let scrolled = ScrollView { line(.top, ignores: .all) }.ignoresSafeArea()
    #expect(try rules(of: scrolled, safeArea: bars) == [])
  }

  private func row(width: CGFloat?, spacer: CGFloat) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: "Benachrichtigung").lineLimit(1).frame(width: width)
      Spacer(minLength: spacer)
      Circle().frame(width: 20, height: 20)
    }
  }

  @Test("a text truncated beside enough free space is a second finding")
  func squeezedBesideFreeSpace() throws {
    let found = ["text-truncated", "squeezed-beside-space"]
    #expect(try rules(of: row(width: 100, spacer: 0)) == found)
    // Less is free than is needed.
    #expect(try rules(of: row(width: 100, spacer: 0).frame(width: 150)) == ["text-truncated"])
    #expect(try rules(of: row(width: nil, spacer: 0)) == [])
  }

  /// Where a text breaks between any two characters, its lines may begin with what must not begin one.
  @Test(
    "a forbidden character at a line's edge is a finding in Japanese",
    arguments: [
      ("あ。。。。。。", ["word-broken", "line-break-forbidden"]), ("ああああああ。", []),
      ("「「「「「「あ", ["word-broken", "line-break-forbidden"]), ("ああ「ああ」ああ", []),
    ])
  func kinsoku(words: String, rules: [String]) throws {
    let tree = try Stage().layout(
      Text(verbatim: words).frame(width: 40), screen: size, for: Stage.variant("ja"))
    #expect(TreeChecks.findings(in: CheckedTree(tree)).map(\.rule.name) == rules)
  }

  /// What code accepts is still found, and says why.
  @Test("an acceptance in code keeps the finding and gives its reason")
  func acceptances() throws {
    let stage = try Stage()
    func finding(_ view: some View) throws -> Finding {
      try #require(
        TreeChecks.findings(in: CheckedTree(stage.layout(view, screen: size))).first)
    }
    let label = Text(verbatim: "Wiederherstellen").lineLimit(1).frame(width: 60)
    #expect(try finding(label).accepted == nil)
    let marked = label.overset(.accepts(rule: "text-truncated", reason: "shown below"))
    #expect(try finding(marked).accepted == "shown below")
    #expect(try finding(VStack { marked }).accepted == "shown below")
    #expect(
      try finding(label.overset(.accepts(rule: "overlap", reason: "other"))).accepted == nil)
  }
}
