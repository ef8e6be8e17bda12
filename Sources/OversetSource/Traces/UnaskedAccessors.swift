/// Members that hold a key and that no code asks for: generators of code make one for each key of a catalog, whether a
/// screen shows it or not.
struct UnaskedAccessors {
  let index: ProgramIndex
  /// What the program's files of other languages say; nil where nobody looked at them.
  var foreign: ForeignCode?
  /// What nobody runs: that it asks for a member says nothing.
  let unrun: UnrunCode

  /// The static member that a literal stands in and that nothing mentions, of a type that no system reads; nil where there
  /// is none.
  func holder(of literal: NodeReference) -> NodeReference? {
    let member = index.ancestors(of: literal).first {
      [.function, .variable].contains(index[$0].kind) && index.isMember($0)
    }
    guard let member, index[member].flags.contains(.isStatic),
      let type = index.enclosingType(of: member), let entry = index.types[type],
      isPlain(entry, type, member)
    else { return nil }
    let isAsked = index.mentions(of: index[member].name).contains { use in
      !index.isInside(use, member) && mayMean(use, memberOf: type, entry) && !unrun.holds(use)
    }
    return isAsked || entry.keyword == "class" && isNamedElsewhere(member) ? nil : member
  }

  /// Whether only what names a type and its member asks for it: no system, no protocol, no class below.
  private func isPlain(_ entry: TypeEntry, _ type: String, _ member: NodeReference) -> Bool {
    switch entry.keyword {
    case "enum", "struct": entry.inherited.isEmpty
    case "class":
      entry.inherited.allSatisfy { $0 == "NSObject" } && index.subtypes(of: type).isEmpty
    default: false
    }
  }

  /// Whether Objective-C may ask a class for a member; the name of a method goes on with that of its first argument:
  /// `title(for:)` is `titleFor:`.
  private func isNamedElsewhere(_ member: NodeReference) -> Bool {
    foreign?.hasWord(beginningWith: index[member].name) ?? true
  }

  /// Whether a name or member can mean a static member of a type: it is written behind one of the type's names, or behind
  /// what is no name. Behind nothing it means one of a type that has values, which an enum without cases has not.
  private func mayMean(_ use: NodeReference, memberOf type: String, _ entry: TypeEntry) -> Bool {
    guard index[use].kind == .member else {
      return index.enclosingType(of: use).map { $0 == type || $0.hasPrefix(type + ".") } ?? false
    }
    guard let base = index.child(of: use, .base) else {
      return entry.keyword != "enum" || !entry.cases.isEmpty
    }
    let names = [entry.simpleName] + (index.aliasNames[type] ?? [])
    switch index[base].kind {
    case .name, .member: return names.contains(index[base].name) || index[base].name == "Self"
    default: return true
    }
  }
}
