extension ProgramIndex {
  /// The full name of the type that a `type` node declares or extends.
  package func typeName(of node: NodeReference) -> String? { typeNames[node] }

  /// The full name of a type as it is written in a place.
  ///
  /// - Parameters:
  ///   - written: The name, with dots.
  ///   - scope: The full name of the type around the place.
  ///   - file: The file of the place, whose own types come before those of the program; nil for none.
  /// - Returns: The name as it is written, if the program declares no such type.
  package func resolve(_ written: String, in scope: String?, file: Int32? = nil) -> String {
    var name = written
    var (scope, file) = (scope, file)
    for _ in 0..<8 {
      let found = declared(name, in: scope, file)
      guard let alias = aliases[found] else { return found }
      name = self[alias].name
      scope = enclosingType(of: alias)
      file = alias.tree
      if name == found { return found }
    }
    return name
  }

  /// The full name of a type as it is written at a node.
  package func resolve(_ written: String, at node: NodeReference) -> String {
    resolve(written, in: enclosingType(of: node), file: node.tree)
  }

  /// Whether a type is one of several files' own, each of which means its own by the name.
  func isOfOneFile(_ type: String) -> Bool { type.hasPrefix(Self.ownPrefix) }

  /// What stands before the names of such types: no name of the source begins with it.
  private static let ownPrefix = "#"

  /// A name as that of a type of the file's own, if it has one of the name, or of what the name begins with.
  func ownName(_ written: String, in file: Int32?) -> String? {
    guard let file, let own = ownTypes[file] else { return nil }
    let outer = written.prefix { $0 != "." }
    return own.contains(String(outer)) ? Self.ownName(written, in: file) : nil
  }

  /// The full name of a type that only its file knows by its name.
  static func ownName(_ name: String, in file: Int32) -> String { "\(ownPrefix)\(file).\(name)" }

  /// The declared type or alias that a name means in a place.
  private func declared(_ written: String, in scope: String?, _ file: Int32?) -> String {
    if written == "Self", let scope { return scope }
    if written.hasPrefix("Self."), let scope {
      return declared(scope + written.dropFirst(4), in: nil, file)
    }
    let isNested = canBeNested(written)
    if isNested {
      for prefix in prefixes(of: scope) where isDeclared(prefix + "." + written) {
        return prefix + "." + written
      }
    }
    if let own = ownName(written, in: file), isDeclared(own) { return own }
    if isDeclared(written) { return written }
    if isNested, let inherited = inheritedName(written, in: scope) { return inherited }
    if let (outer, rest) = Self.parts(of: written) {
      if let alias = ownName(outer, in: file).flatMap({ aliases[$0] }) ?? aliases[outer] {
        let target = self[alias].name + "." + rest
        if isDeclared(target) { return target }
      }
      for prefix in canBeNested(outer) ? prefixes(of: scope) : [] {
        guard let alias = aliases[prefix + "." + outer] else { continue }
        let target = resolveOnce(self[alias].name, in: enclosingType(of: alias)) + "." + rest
        if isDeclared(target) { return target }
      }
      if let inherited = inheritedName(rest, of: outer, in: scope, file) { return inherited }
      if Self.frameworks.contains(outer), types[rest].map({ !$0.keyword.isEmpty }) ?? false {
        return written
      }
      if isDeclared(rest) { return rest }
      if let only = fullNames[rest], only.count == 1 { return only[0] }
      return written
    }
    // The name alone means no type that is nested elsewhere: an app's `L10n.Text` is not what `Text` calls.
    return written
  }

  /// The outermost type of a name with dots, and what follows; nil without a dot.
  private static func parts(of name: String) -> (outer: String, rest: String)? {
    let isOwn = name.hasPrefix(ownPrefix)
    // Behind what stands before the names of types that are one file's own there is a dot, too.
    guard let start = isOwn ? name.firstIndex(of: ".").map(name.index(after:)) : name.startIndex,
      let end = name[start...].firstIndex(of: ".")
    else { return nil }
    return (String(name[..<end]), String(name[name.index(after: end)...]))
  }

  /// Modules whose name before a type says that it is not the program's own type of that name.
  private static let frameworks: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "WidgetKit", "AppIntents", "Charts", "TipKit", "Swift",
  ]

  /// A declared name without following what it stands for.
  private func resolveOnce(_ written: String, in scope: String?) -> String {
    for prefix in prefixes(of: scope) where types[prefix + "." + written] != nil {
      return prefix + "." + written
    }
    return written
  }

  /// A type inside one that the type of the place inherits from.
  private func inheritedName(_ written: String, in scope: String?) -> String? {
    for prefix in prefixes(of: scope) {
      for inherited in types[prefix]?.inherited ?? [] where isDeclared(inherited + "." + written) {
        return inherited + "." + written
      }
    }
    return nil
  }

  /// A type inside one that the type before the first dot of a name inherits from: `Model.Context` of `Base.Context`.
  private func inheritedName(
    _ rest: String, of outer: String, in scope: String?, _ file: Int32?
  ) -> String? {
    let nested = canBeNested(outer) ? prefixes(of: scope).map { $0 + "." + outer } : []
    let own = ownName(outer, in: file).map { [$0] } ?? []
    guard let type = (nested + own + [outer]).first(where: { types[$0] != nil }) else { return nil }
    return supertypes(of: type).lazy.map { $0 + "." + rest }.first { isDeclared($0) }
  }

  /// Whether anything declared has a name inside another type: most names have not, and need no search from inside
  /// outwards.
  func canBeNested(_ name: String) -> Bool { nestedNames?.contains(name) ?? true }

  /// Files the ends of all names with dots.
  mutating func readNestedNames() {
    var names: Set<String> = []
    for name in Array(types.keys) + Array(aliases.keys) {
      var rest = name[...]
      while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
        rest = rest[rest.utf8.index(after: dot)...]
        names.insert(String(rest))
      }
    }
    nestedNames = names
  }

  private func isDeclared(_ name: String) -> Bool { types[name] != nil || aliases[name] != nil }

  /// A full name and those of the types around it, the longest first.
  func prefixes(of scope: String?) -> [String] {
    guard var rest = scope else { return [] }
    var prefixes = [rest]
    while let dot = rest.lastIndex(of: ".") {
      rest = String(rest[..<dot])
      prefixes.append(rest)
    }
    return prefixes
  }

  /// The members of a type that have a name: its own, else those of what it inherits from, the nearest first.
  package func members(named name: String, of type: String) -> [NodeReference] {
    if let own = types[type]?.members[name] { return own }
    for inherited in supertypes(of: type) {
      if let members = types[inherited]?.members[name] { return members }
    }
    return []
  }

  /// Files aliases by what they stand for.
  mutating func readAliasNames() {
    for (alias, target) in aliases.sorted(by: { $0.key < $1.key }) {
      let type = resolve(self[target].name, at: target)
      let name = alias.split(separator: ".").last.map(String.init) ?? alias
      aliasNames[type, default: []].append(name)
    }
  }

  /// What a type inherits from and conforms to, directly or not, the nearest first.
  package func supertypes(of type: String) -> [String] {
    if let known = ancestorNames[type] { return known }
    guard types[type] != nil else { return [] }
    return closure(of: type) { types[$0]?.inherited ?? [] }
  }

  /// The types that inherit from a type or conform to it, directly or not, in the order of the source.
  package func subtypes(of type: String) -> [String] {
    closure(of: type) { subtypes[$0] ?? [] }
  }

  /// Whether values of one type can be values of the other: they are equal, or one inherits from the other.
  package func areRelated(_ type: String, _ other: String) -> Bool {
    type == other || inherits(type, other) || inherits(other, type)
  }

  /// Whether a type inherits from another, or conforms to it.
  package func inherits(_ type: String, _ ancestor: String) -> Bool {
    supertypes(of: type).contains(ancestor)
  }

  /// What types inherit from that draw in SwiftUI.
  private static let drawingTypes: Set = [
    "View", "App", "Scene", "Widget", "WidgetBundle", "ViewModifier", "ButtonStyle",
    "ToolbarContent",
    "LabelStyle", "ToggleStyle", "PrimitiveButtonStyle", "GroupBoxStyle", "Commands",
    "TextFieldStyle",
    "ControlWidget", "TableColumnContent", "LabeledContentStyle", "CustomizableToolbarContent",
  ]

  /// Whether a type draws itself in SwiftUI.
  package func isView(_ type: String) -> Bool {
    supertypes(of: type).contains { Self.drawingTypes.contains($0) }
  }

  /// All that is reached from a start by steps, nearest first, without the start; 200 at most.
  private func closure(of start: String, _ step: (String) -> [String]) -> [String] {
    var reached: [String] = []
    var seen: Set = [start]
    var queue = step(start)
    var next = 0
    while next < queue.count, reached.count < 200 {
      let name = queue[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      reached.append(name)
      queue += step(name)
    }
    return reached
  }
}
