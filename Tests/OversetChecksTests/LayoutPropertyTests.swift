import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestBasics
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// What holds of the findings about any component.
@MainActor
struct LayoutPropertyTests {
  private func findings(_ tree: LayoutTree, mirrored: LayoutTree) -> [Finding] {
    TreeChecks.findings(in: CheckedTree(tree, mirrored: mirrored))
  }

  /// A clean component is clean as its mirror image, and mirrored again it is what it was.
  ///
  /// All of it goes through one stage, so that nothing that is kept from one direction may show in the
  /// other.
  @Test("a clean component is clean mirrored, and unchanged mirrored twice")
  func mirroringTwice() throws {
    let stage = try Stage()
    var cleanCount = 0
    for seed in 0..<150 as Range<UInt64> {
      var source = SeededGenerator(seed: seed)
      let view = RandomView.make(depth: 3, using: &source)
      let locales: [LocaleTag] = ["en", "ar", "ja", "he"]
      let locale = locales.randomElement(using: &source) ?? "en"
      func tree(mirroring count: Int) -> LayoutTree {
        var variant = Stage.variant(locale)
        if count % 2 == 1 {
          variant.direction =
            variant.direction == .leftToRight ? .rightToLeft : .leftToRight
        }
        return stage.layout(view, width: 320, for: variant)
      }
      let own = tree(mirroring: 0)
      let once = tree(mirroring: 1)
      guard findings(own, mirrored: once).isEmpty else { continue }
      cleanCount += 1
      let twice = tree(mirroring: 2)
      #expect(findings(once, mirrored: twice).isEmpty, "seed \(seed)")
      #expect(findings(twice, mirrored: once).isEmpty, "seed \(seed)")
      #expect(TreeDescription(twice).text == TreeDescription(own).text, "seed \(seed)")
    }
    #expect(cleanCount > 60)
  }

  /// The paths of texts of which something is hidden.
  private func truncated(_ tree: LayoutTree) -> Set<String> {
    let rules: Set = ["text-truncated", "text-cut-by-height", "word-broken"]
    return Set(
      TreeChecks.findings(in: CheckedTree(tree)).filter { rules.contains($0.rule.name) }
        .compactMap { $0.node?.path })
  }

  /// A wider device hides nothing that a narrower one shows, whether its height is limited or not.
  @Test(
    "a wider device hides no text that a narrower one shows whole",
    arguments: [nil, 50, 90, 160] as [CGFloat?])
  func widening(height: CGFloat?) throws {
    let stage = try Stage()
    var cutCount = 0
    for seed in 0..<150 as Range<UInt64> {
      var source = SeededGenerator(seed: seed)
      let view = FlexibleView.make(depth: 4, hasColumns: height == nil, using: &source)
      let variant = Stage.variant(
        ["en", "ar", "de", "ja", "th"].randomElement(using: &source) ?? "en")
      func truncated(at width: CGFloat) -> Set<String> {
        guard let height else {
          return self.truncated(stage.layout(view, width: width, for: variant))
        }
        let screen = CGSize(width: width, height: height)
        return self.truncated(stage.layout(view, screen: screen, for: variant))
      }
      var narrow = truncated(at: 160)
      cutCount += narrow.count
      for width in stride(from: 190.0, through: 445, by: 30) {
        let wide = truncated(at: CGFloat(width))
        #expect(wide.subtracting(narrow).isEmpty, "seed \(seed), \(width) pt")
        narrow = wide
      }
    }
    #expect(cutCount > 100)
  }
}
