import OversetVocabulary

/// Finds lookups of keys that no catalog has.
struct MissingKeyFinder: FactFinder {
  /// The types whose literals are keys.
  static let keyTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
    "LocalizationValue",
  ]

  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    guard !scene.keys.isEmpty else { return [] }
    var facts = scene.nodes(of: [.call, .variable], in: tree).flatMap { lookups(at: $0, scene) }
    // A view takes any literal as a key, those without words among them.
    func hasWords(_ literal: NodeReference) -> Bool {
      let words = UnlocalizedTextFinder.words(of: literal, scene.index)
      return SpokenWords.isProse(words) || IdentifierShape.matches(words)
    }
    for site in scene.sites[tree] ?? [] where site.literals == .key {
      guard !scene.isDevelopers(site.text) else { continue }
      facts += literals(site.text, scene.index).filter(hasWords).map {
        ($0, table: table(of: site.place, scene.index))
      }
    }
    var seen: Set<NodeReference> = []
    return facts.compactMap { literal, table in
      seen.insert(literal).inserted ? fact(of: literal, table: table, scene) : nil
    }
  }

  /// Whether a node stands in an intent that no list shows.
  private func isHidden(_ node: NodeReference, _ scene: FactScene) -> Bool {
    guard let type = scene.index.enclosingType(of: node) else { return false }
    return scene.index.members(named: "isDiscoverable", of: type).contains { member in
      scene.results(of: member).contains { scene.index[$0].name == "false" }
    }
  }

  private typealias Lookup = (literal: NodeReference, table: String?)

  /// The keys that a call or a declaration looks up.
  private func lookups(at node: NodeReference, _ scene: FactScene) -> [Lookup] {
    let index = scene.index
    if index[node].kind == .variable {
      guard let type = index.child(of: node, .type), Self.keyTypes.contains(index[type].name),
        let value = index.child(of: node, .value)
      else { return [] }
      return literals(value, index).map { ($0, nil) }
    }
    guard let key = key(lookedUpBy: node, index), !isOfOtherBundle(node, index) else { return [] }
    return literals(key, index).map { ($0, table(of: node, index)) }
  }

  private func key(lookedUpBy call: NodeReference, _ index: ProgramIndex) -> NodeReference? {
    switch index.calledName(call) {
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource":
      return index.firstArgument(call)
    case "String", "AttributedString": return index.argument(call, "localized")
    case "localizedString": return index.argument(call, "forKey")
    default: return nil
    }
  }

  /// Whether a bundle is named that is not the app's own.
  private func isOfOtherBundle(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    guard let bundle = index.argument(call, "bundle") else {
      guard index.calledName(call) == "localizedString", let base = index.calledBase(call) else {
        return false
      }
      return !["main", "module"].contains(index[base].name)
    }
    return !["main", "module", "forClass", "none"].contains(index[bundle].name)
      && index[bundle].kind == .name
  }

  private func table(of call: NodeReference, _ index: ProgramIndex) -> String? {
    let argument = index.argument(call, "tableName") ?? index.argument(call, "table")
    return argument.flatMap { index[$0].kind == .string ? index[$0].name : nil }
  }

  /// The literals that an expression is itself, in all its branches.
  private func literals(_ node: NodeReference, _ index: ProgramIndex) -> [NodeReference] {
    switch index[node].kind {
    case .string: [node]
    case .ternary:
      (index.children(of: node, .then) + index.children(of: node, .otherwise))
        .filter { index[$0].kind == .string }
    default: []
    }
  }

  private func fact(
    of literal: NodeReference, table: String?, _ scene: FactScene
  ) -> SourceFact? {
    let words = UnlocalizedTextFinder.words(of: literal, scene.index)
    guard words.contains(where: \.isLetter), !SpokenWords.areBrands(words),
      !scene.appNames.contains(words),
      !isPhraseOfShortcut(literal, scene), !isHidden(literal, scene), !holdsLookup(literal, scene),
      !isKnown(words, table: table, scene), !scene.isForDevelopersAlone(literal)
    else { return nil }
    var fact = scene.fact(.missingKey, at: literal)
    fact.key = words.replacing("\u{0}", with: "%@")
    fact.table = table
    return fact
  }

  private func isKnown(_ words: String, table: String?, _ scene: FactScene) -> Bool {
    if let table, !scene.keys.hasTable(table) { return true }
    if scene.keys.contains(words) { return true }
    guard words.contains("\u{0}") || words.contains("%") else { return false }
    let format = words.replacing("%", with: "%%").replacing("\u{0}", with: "%@")
    return !scene.keys.keys(shapedLike: format).isEmpty
      || !scene.keys.keys(shapedLike: words.replacing("\u{0}", with: "%@")).isEmpty
      || !scene.keys.keys(matching: words.replacing("\u{0}", with: "\(ValueStore.gap)"))
        .filter { $0.contains("${") }.isEmpty
  }

  /// Whether a literal is a phrase of an App Shortcut, which catalogs have in a form of their own.
  private func isPhraseOfShortcut(_ literal: NodeReference, _ scene: FactScene) -> Bool {
    scene.inside(literal).contains { scene.index[$0].name == "applicationName" }
  }

  /// Whether a text that was looked up is put into a literal: what is around it is no sentence that a catalog has.
  private func holdsLookup(_ literal: NodeReference, _ scene: FactScene) -> Bool {
    scene.index.children(of: literal, .segment).contains { segment in
      scene.index.children(of: segment, .argument).contains { scene.isLookup($0) }
    }
  }
}

/// Texts that are shaped like the names of keys: `settings.title`, `settings_title`.
private enum IdentifierShape {
  static func matches(_ text: String) -> Bool {
    text.count > 3 && (text.contains("_") || text.contains(".")) && !text.hasPrefix(".")
      && !text.hasSuffix(".") && text.contains(where: \.isLetter)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      && !["com", "org", "net", "io", "app"].contains {
        text.hasPrefix($0 + ".") || text.hasSuffix("." + $0)
      }
  }
}
