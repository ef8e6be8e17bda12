package import OversetVocabulary

/// Finds what an app's source says that matters to its translations.
///
/// It keeps what it found: one for each thread. The files of a program are independent of each other.
package final class FactSearch {
  private let scene: FactScene
  private let unrun: UnrunCode?
  /// By the path of the file.
  private let ignores: [String: [SourceIgnore]]
  private let finders: [any FactFinder] = [
    CaseChangeFinder(), FormatFinder(), JoinedTextFinder(), PluralChoiceFinder(),
    FixedSideFinder(), AnchorPairFinder(), FixedDirectionFinder(), FixedSymbolFinder(),
    DateFormatFinder(), PlainNumberFinder(), UnlocalizedTextFinder(), MissingKeyFinder(),
  ]

  /// Where a program's texts are given to what draws them: one list for all threads.
  package static func sites(in index: ProgramIndex) -> [DrawingSite] {
    let (views, controls) = (SwiftUISites(index: index), UIKitSites(index: index))
    return index.trees.indices.flatMap { number in
      views.sites(in: Int32(number)) + controls.sites(in: Int32(number))
    }
  }

  /// Looks at a program.
  ///
  /// - Parameters:
  ///   - sites: Its sites, as ``sites(in:)`` gives them.
  ///   - unrun: The code of which nothing is told; nil where all is run.
  package init(
    index: ProgramIndex, keys: CatalogKeys, sites: [DrawingSite], unrun: UnrunCode? = nil
  ) {
    self.unrun = unrun
    scene = FactScene(index: index, keys: keys, sites: sites)
    let marked = index.trees.filter { !$0.ignores.isEmpty }
    ignores = Dictionary(marked.map { ($0.file, $0.ignores) }) { $0 + $1 }
  }

  /// The facts of a file, in its order. What only developers see, and code that no user runs, has none.
  package func facts(in tree: Int32) -> [SourceFact] {
    guard tree >= 0, Int(tree) < scene.index.trees.count else { return [] }
    let file = scene.index.trees[Int(tree)].file
    guard !DeveloperCode.isDevelopers(file: file), !scene.otherPrograms.contains(file: file) else {
      return []
    }
    var facts = withoutUnrun(finders.flatMap { $0.facts(in: tree, of: scene) }, in: tree)
    for position in facts.indices { facts[position].ignores = ignores(for: facts[position]) }
    return Self.withoutRepetitions(facts)
  }

  /// The facts that do not stand in code that no user runs.
  private func withoutUnrun(_ facts: [SourceFact], in tree: Int32) -> [SourceFact] {
    guard let unrun, !facts.isEmpty else { return facts }
    let nodes = scene.index.trees[Int(tree)].nodes
    return facts.filter { fact in
      guard let (line, column) = fact.place?.position.map({ ($0.line, $0.column) }),
        let node = nodes.firstIndex(where: { Int($0.line) == line && Int($0.column) == column })
      else { return true }
      return !unrun.holds(NodeReference(tree: tree, node: Int32(node)))
    }
  }

  /// Facts in the order of their places, each said once: a text may be shown in several places.
  package static func withoutRepetitions(_ facts: [SourceFact]) -> [SourceFact] {
    struct Said: Hashable {
      let kind: SourceFact.Kind
      let place: SourcePlace?
      let evidence: String
    }
    var said: Set<Said> = []
    let kept = facts.filter {
      said.insert(Said(kind: $0.kind, place: $0.place, evidence: $0.evidence)).inserted
    }
    return kept.sorted { left, right in
      guard left.place != right.place, let first = left.place, let second = right.place else {
        return left.kind.rawValue < right.kind.rawValue
      }
      return first < second
    }
  }

  /// The comments on a fact's line, or on the line above.
  private func ignores(for fact: SourceFact) -> [SourceFact.Ignore] {
    guard let place = fact.place, let line = place.line, let all = ignores[place.file] else {
      return []
    }
    return all.filter { Int($0.line) == line || Int($0.line) + 1 == line }.map {
      SourceFact.Ignore(
        rule: $0.rule, reason: $0.reason,
        place: SourcePlace(file: place.file, line: Int($0.line), column: 1))
    }
  }
}
