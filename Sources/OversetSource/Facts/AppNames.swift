/// What an app is called, as far as its folders and programs tell: names are the same in all languages.
struct AppNames {
  private let names: Set<String>

  /// Reads the names of the types that programs begin at, and of the folders around them.
  init(in index: ProgramIndex) {
    var names: Set<String> = []
    for tree in index.trees {
      for node in tree.nodes where node.kind == .attribute && Self.entries.contains(node.name) {
        guard node.parent >= 0, tree[node.parent].kind == .type else { continue }
        names.formUnion(Self.beginnings(of: tree[node.parent].name))
        names.formUnion(tree.file.split(separator: "/").dropLast().map { Self.letters($0) })
      }
    }
    self.names = names
  }

  private static let entries: Set<String> = ["main", "UIApplicationMain"]

  /// Whether a text is a name of the app, or of an edition of it: `Boats`, `Boats Pro`.
  func contains(_ text: String) -> Bool {
    var words = text.split { !$0.isLetter && !$0.isNumber }
    while let last = words.last, words.count > 1, Self.isEdition(last.lowercased()) {
      words.removeLast()
    }
    let name = words.map { Self.letters($0) }.joined()
    return name.count >= 4 && !Self.common.contains(name) && names.contains(name)
  }

  /// Whether a word tells editions and versions of an app apart: `Pro`, `macOS`, `v2`.
  private static func isEdition(_ word: String) -> Bool {
    editions.contains(word) || word.first == "v" && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// What a type's name begins with: `Boats`, `BoatsWatch` of `BoatsWatchApp`.
  private static func beginnings(of type: String) -> [String] {
    let words = NameWords.of(type)
    return words.indices.dropFirst().map { words[..<$0].joined() }
  }

  private static func letters(_ text: Substring) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }

  private static let editions: Set<String> = [
    "pro", "plus", "premium", "lite", "beta", "app", "for", "ios", "ipados", "macos", "tvos",
    "watchos", "watch", "widget", "widgets",
  ]

  /// Words that name folders of programs and are no names of apps.
  private static let common: Set<String> = [
    "application", "applications", "shared", "source", "sources", "main", "supporting", "files",
    "supportingfiles", "resources", "widget", "widgets", "extension", "extensions", "watch",
    "mobile", "phone", "entry", "delegates", "bundle", "launcher", "projects", "targets",
  ]
}
