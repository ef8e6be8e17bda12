/// What a program's declarations are to those who follow drawings, found once for all of them.
package struct DrawingTables: Sendable {
  /// Names that stand in the types of declarations.
  let writtenTypes: Set<String>
  /// The types that draw themselves in SwiftUI.
  let viewTypes: Set<String>
  /// `.init(…)` and `Self(…)` by the written type of the declaration that they are in.
  let implicitConstructions: [String: [NodeReference]]

  /// Reads the declarations of a program.
  package init(index: ProgramIndex) {
    writtenTypes = Self.writtenTypes(in: index)
    viewTypes = Set(index.types.keys.filter { index.isView($0) })
    implicitConstructions = Self.implicitConstructions(in: index)
  }

  private static func implicitConstructions(
    in index: ProgramIndex
  ) -> [String: [NodeReference]] {
    var found: [String: [NodeReference]] = [:]
    for call in index.calls(named: "init") + index.calls(named: "Self") {
      guard index.isImplicitMember(call) || index.calledName(call) == "Self",
        let declaration = index.enclosingDeclaration(of: call),
        let type = index.declaredTypeName(declaration)
      else { continue }
      found[type, default: []].append(call)
    }
    return found
  }

  private static func writtenTypes(in index: ProgramIndex) -> Set<String> {
    var names: Set<String> = []
    for tree in index.trees {
      for node in tree.nodes
      where node.kind == .typeName && node.role != .inherited && !tree.isGenericParameter(node) {
        names.insert(node.name.split(separator: ".").last.map(String.init) ?? node.name)
      }
    }
    return names
  }
}
