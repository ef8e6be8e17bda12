/// Folders that hold a program of their own beside the app: a gallery of components, a tool. It is one if none of its
/// literals is a key and it names nothing of the files that have keys. Keys of one small word, as `clock`, tell
/// nothing: symbols and identifiers have the same names.
struct OtherPrograms {
  private let folders: [String]

  /// Looks for types that programs begin at.
  init(in index: ProgramIndex, keys: CatalogKeys) {
    let all = Set(index.trees.compactMap { Self.folder(ofProgramIn: $0) })
    guard all.count > 1 else {
      folders = []
      return
    }
    let telling = index.trees.filter { Self.hasKey(of: keys, in: $0, where: Self.isTelling) }
    let trees =
      telling.isEmpty
      ? index.trees.filter { Self.hasKey(of: keys, in: $0) { _ in true } } : telling
    let users = Set(trees.flatMap { Self.mentions(of: $0, in: index) } + trees.map(\.file))
    folders = all.sorted().filter { folder in
      !folder.isEmpty && !users.contains { $0.hasPrefix(folder) }
    }
  }

  /// Whether a file belongs to such a program.
  func contains(file: String) -> Bool { folders.contains(where: file.hasPrefix) }

  private static func hasKey(
    of keys: CatalogKeys, in tree: SourceTree, where isMeant: (String) -> Bool
  ) -> Bool {
    tree.nodes.contains {
      $0.kind == .string && !$0.name.isEmpty && isMeant($0.name) && keys.contains($0.name)
    }
  }

  private static func isTelling(_ key: String) -> Bool {
    !key.allSatisfy { $0.isLowercase || $0.isNumber }
  }

  /// The files that name a type of a file.
  private static func mentions(of tree: SourceTree, in index: ProgramIndex) -> [String] {
    let types = tree.children(of: 0, .member).filter {
      tree[$0].kind == .type && tree[$0].label != "extension"
    }
    return types.flatMap { type in
      index.mentions(of: tree[type].name).map { index.trees[Int($0.tree)].file }
    }
  }

  /// The folder of a file with `@main`, with a slash; nil for any other file.
  private static func folder(ofProgramIn tree: SourceTree) -> String? {
    let isProgram = tree.nodes.contains { node in
      node.kind == .attribute && node.name == "main" && node.parent >= 0
        && tree[node.parent].kind == .type
    }
    guard isProgram, let slash = tree.file.lastIndex(of: "/") else { return nil }
    return String(tree.file[...slash])
  }
}
