import OversetVocabulary

/// Finds words that are shown as they stand in code.
struct UnlocalizedTextFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    var seen: Set<NodeReference> = []
    return (scene.sites[tree] ?? []).flatMap { site in
      guard !scene.isDevelopers(site.text), !Self.unseen.contains(site.element) else {
        return [SourceFact]()
      }
      return literals(at: site, scene).filter { seen.insert($0).inserted }.map {
        scene.fact(.unlocalizedText, at: $0, detail: site.element)
      }
    }
  }

  /// What takes texts that other devices, and searches of the system, get to see at most.
  private static let unseen: Set<String> = ["NSUserActivity.title"]

  private func literals(at site: DrawingSite, _ scene: FactScene) -> [NodeReference] {
    var search = LiteralSearch(scene: scene)
    return search.literals(of: site.text).filter { literal in
      guard !isKey(literal, site, scene), !isName(literal, scene.index),
        !isNamesArgument(literal, scene.index), !isDump(literal, scene),
        !isStandIn(literal, at: site, scene), !isReplaced(literal, scene),
        !isOfTimeline(literal, scene.index)
      else { return false }
      let words = Self.words(of: literal, scene.index)
      return SpokenWords.isProse(words) && !scene.keys.contains(words)
        && !scene.appNames.contains(words) && !namesType(words, scene.index)
        && !scene.isForDevelopersAlone(literal)
        && !scene.isForDevelopersAlone(site.text)
    }
  }

  /// Whether a literal is the constant that holds a product's name, or tells a version.
  private func isName(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    let words = NameWords.of(SourceSpelling.words(of: literal, in: index))
    if !index.children(of: literal, .segment).isEmpty,
      words.contains(where: { ["version", "build"].contains($0) })
    {
      return true
    }
    guard let holder = index.parent(of: literal), index[holder].kind == .variable,
      index[holder].flags.contains(.isStatic) || !index.isMember(holder)
    else { return false }
    return NameWords.of(index[holder].name).contains {
      ["name", "product", "brand", "author"].contains($0)
    }
  }

  /// Whether a literal is given where a proper name is asked for: `feedName:`, `byline:`.
  private func isNamesArgument(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    guard index[literal].role == .argument else { return false }
    let words = NameWords.of(index[literal].label)
    if words == ["byline"] || words == ["author"] { return true }
    return words.count == 2 && words.last == "name" && words.first != "display"
      && words.first != "localized"
  }

  /// Whether truth values are put into a text, as in what a value prints of itself.
  private func isDump(_ literal: NodeReference, _ scene: FactScene) -> Bool {
    scene.index.children(of: literal, .segment).contains { segment in
      scene.index.child(of: segment, .argument).flatMap { scene.inference.staticType(of: $0) }
        .map { $0.name == "Bool" } ?? false
    }
  }

  /// Whether a text is set where a view is made, and replaced elsewhere: nobody sees it.
  private func isStandIn(
    _ literal: NodeReference, at site: DrawingSite, _ scene: FactScene
  ) -> Bool {
    let index = scene.index
    guard literal == site.text, let assignment = index.parent(of: literal),
      let target = index.child(of: assignment, .left) ?? index.child(of: assignment, .callee),
      let closure = index.ancestors(of: assignment).first(where: { index[$0].kind == .closure }),
      let view = index.ancestors(of: closure).first(where: { index[$0].kind == .variable }),
      index.isMember(view)
    else { return false }
    let others =
      (index.assignments[index[target].name] ?? []).map(\.target)
      + index.calls(named: index[target].name).compactMap { index.child(of: $0, .callee) }
    return others.contains { other in
      guard let base = index.child(of: other, .base), other != target else { return false }
      return index[base].name == index[view].name
    }
  }

  /// Whether a text has the name of one of the program's types with several humps: it tells developers of a state that
  /// must not be.
  private func namesType(_ words: String, _ index: ProgramIndex) -> Bool {
    words.split { !$0.isLetter }.map(String.init).contains { word in
      NameWords.of(word).count > 1
        && (index.types[word] != nil || !(index.fullNames[word] ?? []).isEmpty)
    }
  }

  /// Whether a literal is the first value of a property that gets a looked-up text elsewhere.
  private func isReplaced(_ literal: NodeReference, _ scene: FactScene) -> Bool {
    let index = scene.index
    guard let owner = index.ancestors(of: literal).first(where: { index[$0].kind == .variable }),
      index.isMember(owner), !index[owner].flags.contains(.isLet), !index.hasGetter(owner)
    else { return false }
    return (index.assignments[index[owner].name] ?? []).contains { assignment in
      assignment.kind == .whole
        && result(of: assignment.value, scene).contains(where: scene.isLookup)
    }
  }

  /// A value, or what it gives if it is a closure of one expression.
  private func result(of value: NodeReference, _ scene: FactScene) -> [NodeReference] {
    scene.index[value].kind == .closure ? scene.index.statements(of: value) : [value]
  }

  /// Whether a literal stands in what fills a widget's timeline: its own texts are stand-ins, which the system covers.
  private func isOfTimeline(_ literal: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let type = index.enclosingType(of: literal) else { return false }
    return index.supertypes(of: type).contains { $0.hasSuffix("TimelineProvider") }
  }

  /// The words of a literal, with U+0000 for what is put into it.
  static func words(of literal: NodeReference, _ index: ProgramIndex) -> String {
    let segments = index.children(of: literal, .segment)
    if segments.isEmpty { return index[literal].name }
    return segments.map { index[$0].kind == .text ? index[$0].name : "\u{0}" }.joined()
  }

  /// Whether a literal is looked up: given as a key, by a site or by the type that is asked for.
  private func isKey(_ literal: NodeReference, _ site: DrawingSite, _ scene: FactScene) -> Bool {
    let isAtSite = scene.index.isInside(literal, site.text)
    if isAtSite, site.literals == .key, !isArgument(literal, below: site.text, scene.index) {
      return true
    }
    guard let type = scene.inference.expectedType(of: literal) else { return false }
    return MissingKeyFinder.keyTypes.contains(type.name)
  }

  /// Whether a literal is given to a call inside a site's expression, as in `Text(String("a"))`.
  private func isArgument(
    _ literal: NodeReference, below text: NodeReference, _ index: ProgramIndex
  ) -> Bool {
    var current = literal
    while current != text, let parent = index.parent(of: current) {
      if index[parent].kind == .call || index[parent].kind == .binary { return true }
      current = parent
    }
    return false
  }
}
