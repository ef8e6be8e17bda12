/// Finds declarations that nothing in a program uses.
struct DeadCode: Sendable {
  let index: ProgramIndex
  /// What is known of all declarations.
  let tables: DrawingTables

  private static let bodies: Set<String> = ["body", "makeBody", "previews"]

  /// Whether nothing in the program can reach a declaration.
  func isDead(_ declaration: NodeReference) -> Bool {
    let node = index[declaration]
    guard node.kind == .function || node.kind == .variable, index.isMember(declaration) else {
      return false
    }
    let type = index.enclosingType(of: declaration)
    if Self.bodies.contains(node.name), let type { return isDeadType(type) }
    guard node.name != "init", node.name != "subscript", node.name != "deinit",
      !node.flags.contains(.isOverride),
      index.children(of: declaration, .attribute).allSatisfy({
        !["objc", "IBAction", "objcMembers", "available"].contains(index[$0].name)
      })
    else { return false }
    guard let type, !isRequirement(node.name, of: type) else { return false }
    return index.mentions(of: node.name).allSatisfy { index.isInside($0, declaration) }
  }

  private func isDeadType(_ type: String) -> Bool {
    guard let entry = index.types[type], !entry.keyword.isEmpty, entry.keyword != "protocol",
      entry.keyword != "class"
    else { return false }
    let name = entry.simpleName
    let entryPoints = [
      "App", "Widget", "WidgetBundle", "ControlWidget", "PreviewProvider", "Scene",
    ]
    if entryPoints.contains(where: { index.inherits(type, $0) }) { return false }
    let isMarked = entry.declarations.contains {
      !index.children(of: $0, .attribute).allSatisfy { index[$0].name != "main" }
    }
    if isMarked || tables.writtenTypes.contains(name) { return false }
    return index.mentions(of: name).allSatisfy { mention in
      entry.declarations.contains { index.isInside(mention, $0) }
    }
  }

  /// Whether a member may be what a protocol or class of elsewhere asks for.
  private func isRequirement(_ name: String, of type: String) -> Bool {
    let plain: Set = [
      "View", "Equatable", "Hashable", "Identifiable", "ObservableObject", "Codable", "Sendable",
      "CaseIterable", "String", "Int", "Comparable", "Decodable", "Encodable",
    ]
    if index.types[type]?.keyword == "protocol" || hasMacro(type) { return true }
    return index.supertypes(of: type).contains { ancestor in
      if let entry = index.types[ancestor], !entry.keyword.isEmpty {
        return entry.members[name] != nil
      }
      return !plain.contains(ancestor)
    }
  }

  /// Whether a macro may make a type conform to something: an attribute with a capital other than those that
  /// isolate or observe.
  private func hasMacro(_ type: String) -> Bool {
    let plain: Set = ["MainActor", "Observable", "Model"]
    return index.types[type]?.declarations.contains { declaration in
      index.children(of: declaration, .attribute).contains {
        index.isCapitalized($0) && !plain.contains(index[$0].name)
      }
    } ?? false
  }
}
