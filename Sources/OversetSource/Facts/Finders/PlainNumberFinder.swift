import OversetVocabulary

/// Finds numbers that are put into shown texts as Swift writes them: without the digits, the separators and the
/// decimal sign of the user's locale.
struct PlainNumberFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.interpolation, .call], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of node: NodeReference, _ scene: FactScene) -> SourceFact? {
    guard let value = number(in: node, scene), let type = scene.inference.staticType(of: value),
      Self.isNumber(type.name), !isName(value, scene.index), isOfKnownCall(value, scene),
      Self.fractions.contains(type.name) || isMany(value, scene.index)
        || isPercentage(node, scene.index)
    else { return nil }
    let start = scene.index[node].kind == .call ? node : value
    guard let site = scene.sight(of: node), !isKey(node, site, scene) else { return nil }
    return scene.fact(.plainNumber, at: start, evidence: node, detail: type.name)
  }

  /// Whether a whole number can be so large that its digits are grouped, by what it counts.
  private func isMany(_ value: NodeReference, _ index: ProgramIndex) -> Bool {
    NameWords.of(index[value].name).contains { Self.many.contains($0) }
  }

  /// Whether a percent sign stands behind a number: locales have it in other places, with a space, or another one.
  private func isPercentage(_ node: NodeReference, _ index: ProgramIndex) -> Bool {
    guard index[node].kind == .interpolation, let string = index.parent(of: node) else {
      return false
    }
    let segments = index.children(of: string, .segment)
    guard let position = segments.firstIndex(of: node), position + 1 < segments.count else {
      return false
    }
    let next = segments[position + 1]
    return index[next].kind == .text && index[next].name.first { $0 != " " } == "%"
  }

  /// Types of numbers with fractions.
  static let fractions: Set<String> = [
    "Double", "Float", "CGFloat", "Decimal", "TimeInterval",
  ]

  /// Words for what there are thousands of.
  private static let many: Set<String> = [
    "followers", "following", "post", "posts", "views", "plays", "downloads", "subscribers",
    "likes",
    "bytes", "calories", "steps", "population", "words", "votes", "points", "score", "boosts",
    "favourites", "favorites", "reblogs", "comments", "replies", "members", "articles",
  ]

  /// The value of `\(value)` and `String(value)`.
  private func number(in node: NodeReference, _ scene: FactScene) -> NodeReference? {
    let arguments = scene.index.children(of: node, .argument)
    guard arguments.count == 1, scene.index[arguments[0]].label.isEmpty else { return nil }
    guard scene.index[node].kind == .call else { return arguments[0] }
    return scene.index.calledName(node) == "String" ? arguments[0] : nil
  }

  /// Whether a literal is a key where it is given, in which numbers are formatted for the locale.
  private func isKey(_ node: NodeReference, _ site: DrawingSite, _ scene: FactScene) -> Bool {
    guard scene.index[node].kind == .interpolation else { return false }
    var current = node
    while let parent = scene.index.parent(of: current) {
      if scene.index[parent].kind == .string, let owner = scene.index.parent(of: parent),
        scene.index[owner].kind == .call, scene.isLookup(owner)
      {
        return true
      }
      if current == site.text { return site.literals == .key }
      current = parent
    }
    return scene.inference.expectedType(of: site.text).map {
      ["LocalizedStringKey", "LocalizedStringResource"].contains($0.name)
    } ?? false
  }

  /// Whether a call's type is sure: `formatted()` of a number is a text.
  private func isOfKnownCall(_ value: NodeReference, _ scene: FactScene) -> Bool {
    guard scene.index[value].kind == .call, let name = scene.index.calledName(value) else {
      return true
    }
    let isArithmetic = ["abs", "max", "min", "round", "rounded", "floor", "ceil"].contains(name)
    return isArithmetic || Self.isNumber(name) || !scene.inference.callees(of: value).isEmpty
  }

  /// Whether a number names something rather than counts it: an identifier, a version, a year, a port.
  private func isName(_ value: NodeReference, _ index: ProgramIndex) -> Bool {
    let words = NameWords.of(index[value].name)
    return words.contains { Self.naming.contains($0) }
  }

  private static let naming: Set<String> = [
    "id", "identifier", "version", "build", "year", "port", "code", "status", "hash", "index",
    "row", "section",
    "pid", "line", "tag", "raw",
  ]

  /// Whether a type is one of numbers.
  static func isNumber(_ type: String) -> Bool { types.contains(type) }

  private static let types: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
    "CGFloat", "Decimal", "TimeInterval", "NSNumber",
  ]
}
