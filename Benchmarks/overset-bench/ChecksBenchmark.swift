import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetUI
import OversetVocabulary

/// Times the checks against the layout that they look at, on one core.
struct ChecksBenchmark {
  /// The folder of this repository.
  let root: URL
  /// The components of the gallery.
  let gallery: [Component]

  private static let rounds = 5
  private static let locales: [(tag: LocaleTag, direction: LayoutDirection)] = [
    ("en", .leftToRight), ("ar", .rightToLeft), ("de", .leftToRight), ("ja", .leftToRight),
  ]

  /// Lays the gallery out on one device in four locales, each with its mirror image, and checks it.
  @MainActor func run() throws {
    let project = try Project(root: root)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    var (layout, checks) = (Double.infinity, Double.infinity)
    var count = 0
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      let cells = trees(resolver)
      let middle = ContinuousClock.now
      count = cells.count
      for cell in cells { _ = TreeChecks.findings(in: cell()) }
      layout = min(layout, (middle - start).inSeconds)
      checks = min(checks, (ContinuousClock.now - middle).inSeconds)
    }
    print(
      """
      \(count) cells of the gallery
        layout             \(String(format: "%.2f", layout / Double(count) * 1000)) ms a cell
        checks             \(String(format: "%.1f", checks / layout * 100)) % of it
      """)
  }

  /// Makes the checked tree when it is called, because walking a tree is part of its checks.
  @MainActor private func trees(_ resolver: ViewResolver) -> [() -> CheckedTree] {
    gallery.flatMap(\.states).flatMap { state in
      Self.locales.map { locale in
        let tree = resolver.tree(of: state, locale: locale.tag, direction: locale.direction)
        let mirrored =
          locale.direction == .rightToLeft ? resolver.tree(of: state, locale: locale.tag) : nil
        return { CheckedTree(tree, mirrored: mirrored) }
      }
    }
  }
}
