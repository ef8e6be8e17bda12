/// Code whose texts only developers see: previews, tests, samples, tools for debugging.
enum DeveloperCode {
  /// Whether a file is only developers', by its path.
  static func isDevelopers(file: String) -> Bool {
    let parts = file.split(separator: "/")
    return parts.dropLast().contains { isDevelopers(folder: String($0)) }
      || parts.last.map { isDevelopers(name: String($0.prefix { $0 != "." })) } ?? false
  }

  private static func isDevelopers(folder: String) -> Bool {
    folder.hasSuffix("Tests") || folder == "Preview Content" || isDevelopers(name: folder)
  }

  /// For each node of a file, whether it stands in a preview, in code for tests or samples.
  static func marks(in tree: SourceTree) -> [Bool] {
    var marks = [Bool](repeating: false, count: tree.nodes.count)
    for number in tree.nodes.indices {
      let parent = Int(tree.nodes[number].parent)
      let isInside = parent >= 0 && marks[parent]
      marks[number] = isInside || begins(at: Int32(number), in: tree)
    }
    return marks
  }

  /// Whether what a node declares is for developers.
  private static func begins(at number: Int32, in tree: SourceTree) -> Bool {
    let node = tree[number]
    switch node.kind {
    case .macro: return node.name == "Preview"
    case .type:
      let isPreview = tree.children(of: number, .inherited).contains {
        tree[$0].name.hasSuffix("PreviewProvider") || tree[$0].name == "XCTestCase"
      }
      return isPreview || isDevelopers(name: node.name)
    case .function, .variable: return isDevelopers(name: node.name)
    case .block: return isDevelopersBranch(number, in: tree)
    default: return false
    }
  }

  /// Whether a block runs only where a condition for developers holds: `if isDebugging {…}`, or what stands behind
  /// `guard Flags.simulatedData`.
  private static func isDevelopersBranch(_ block: Int32, in tree: SourceTree) -> Bool {
    let node = tree[block]
    if node.role == .then, node.parent >= 0, tree[node.parent].kind == .ifElse {
      return asksForDevelopers(node.parent, in: tree)
    }
    guard node.role == .body, let first = tree.child(of: block, .statement),
      tree[first].kind == .guardElse
    else { return false }
    return asksForDevelopers(first, in: tree)
  }

  /// Whether a condition is a name, or a member of something, that says it is for developers.
  private static func asksForDevelopers(_ statement: Int32, in tree: SourceTree) -> Bool {
    tree.children(of: statement, .condition).contains { condition in
      let kind = tree[condition].kind
      return (kind == .name || kind == .member) && isDevelopers(name: tree[condition].name)
    }
  }

  /// Whether a name says that something is for developers: one of its words is `Debug`, `Mock`, `Preview` and the like.
  static func isDevelopers(name: String) -> Bool {
    let words = NameWords.of(name)
    return words.indices.contains { index in
      // Those who try an app out before its release are users: `isTestFlight`.
      if words[index] == "test", words.dropFirst(index + 1).first == "flight" { return false }
      var word = words[index][...]
      while let last = word.last, last.isNumber { word = word.dropLast() }
      // An abbreviation before it has no hump of its own: `TLSDebugView`.
      return developersWords.contains(String(word)) || word.hasSuffix("debug")
    }
  }

  private static let developersWords: Set<String> = [
    "debug", "debugger", "debugging", "mock", "mocks", "mocked", "preview", "previews", "sample",
    "samples", "stub",
    "stubs", "fake", "dummy", "fixture", "fixtures", "test", "tests", "testing", "screenshot",
    "screenshots", "playground", "demo", "developer", "example", "examples", "showcase",
    "simulated",
    "simulator",
    "prototype",
  ]
}
