/// The classes of views that nothing in a program makes: no code, no string and no storyboard names them. What stands in a
/// scene that nothing shows does not count, and there classes of controllers are looked at, too.
struct UnusedViews: Sendable {
  /// What such classes inherit from. Others may be named in property lists, or be made by the system.
  private static let roots: Set<String> = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UIControl", "UIButton", "UILabel",
    "UIStackView", "UIScrollView", "UITextView", "UITextField",
  ]

  private let index: ProgramIndex
  private let names: Set<String>

  /// Looks for mentions in all files.
  init(index: ProgramIndex, interfaces: [InterfaceDocument], unshownScenes: UnshownScenes) {
    self.index = index
    var shown: Set<String> = []
    var unshown: Set<String> = []
    for (number, document) in interfaces.enumerated() {
      for (position, object) in document.objects.enumerated() {
        guard let type = object.customClass else { continue }
        if unshownScenes.contains(position, inDocument: number) {
          unshown.insert(type)
        } else {
          shown.insert(type)
        }
      }
    }
    var candidates = Self.candidates(in: index, controllers: unshown)
    for type in shown { candidates[type] = nil }
    for tree in index.trees.indices where !candidates.isEmpty {
      Self.strikeOut(mentionedIn: Int32(tree), index, &candidates)
    }
    names = Set(candidates.values.joined())
  }

  /// Whether a place lies in such a class.
  func contains(_ place: NodeReference) -> Bool {
    guard !names.isEmpty else { return false }
    return index.prefixes(of: index.enclosingType(of: place)).contains { names.contains($0) }
  }

  /// The classes of views by their simple names, without those that other languages may see.
  ///
  /// - Parameter controllers: The classes of controllers to look at.
  private static func candidates(
    in index: ProgramIndex, controllers: Set<String>
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in index.types.keys.sorted() {
      guard let entry = index.types[name], entry.keyword == "class",
        controllers.contains(entry.simpleName)
          || index.supertypes(of: name).contains(where: { roots.contains($0) }),
        entry.declarations.allSatisfy({ index.children(of: $0, .attribute).isEmpty })
      else { continue }
      found[entry.simpleName, default: []].append(name)
    }
    return found
  }

  /// Removes the classes whose names stand in a file outside of themselves.
  private static func strikeOut(
    mentionedIn tree: Int32, _ index: ProgramIndex, _ candidates: inout [String: [String]]
  ) {
    let nodes = index.trees[Int(tree)].nodes
    for number in nodes.indices {
      let node = NodeReference(tree: tree, node: Int32(number))
      for word in words(of: nodes[number]) {
        guard let types = candidates[word] else { continue }
        let left = types.filter { type in
          index.types[type]?.declarations.contains { index.isInside(node, $0) } ?? false
        }
        candidates[word] = left.isEmpty ? nil : left
      }
    }
  }

  /// The names in a node that may be one of a class.
  private static func words(of node: SyntaxNode) -> [String] {
    switch node.kind {
    case .name, .member, .typeName, .keyPath, .attribute:
      node.name.contains(".") ? node.name.split(separator: ".").map(String.init) : [node.name]
    case .string, .text:
      node.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    default: []
    }
  }
}
