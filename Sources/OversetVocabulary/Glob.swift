/// A pattern of paths, wherever users write one: the catalogs of a project, pending snapshots.
///
/// A path is a list of components, which slashes separate; empty ones and `.` do not count.
///
/// | Pattern | Matches |
/// |---|---|
/// | `*` | any characters within a component, even none |
/// | `?` | one Unicode scalar within a component |
/// | `**` as a component | any number of folders, even none; at the end, everything below |
/// | any other character | itself; case counts, and brackets, braces and backslashes are ordinary |
///
/// As in a shell, a component that begins with a dot is matched only by one that does.
package struct Glob: Hashable, Sendable {
  /// What the pattern says of each component, in order.
  package let components: [Component]

  /// Reads a pattern; every text is one.
  package init(_ pattern: String) {
    components = Self.names(of: pattern).map { Component(text: $0) }
  }

  /// Whether the pattern may match several paths.
  package var isWild: Bool { components.contains { $0.isWild } }

  /// Whether the pattern matches the whole path.
  package func matches(_ path: String) -> Bool {
    let names = Self.names(of: path)
    // At each index: whether the components so far match so many names.
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for (index, component) in components.enumerated() {
      reached = component.extend(reached, names, isLast: index == components.count - 1)
    }
    return reached[names.count]
  }

  private static func names(of path: String) -> [String] {
    // By scalars: a slash and a mark after it are one character, but the system ends a name there.
    path.unicodeScalars.split(separator: "/").map { String($0) }.filter { $0 != "." }
  }
}

extension Glob {
  /// What a pattern says of one component, or `**`.
  package struct Component: Hashable, Sendable {
    /// The component as the pattern spells it.
    package let text: String

    /// A component as a pattern spells it, without a slash.
    package init(text: String) { self.text = text }

    /// Whether it is `**`.
    package var isAnyDepth: Bool { text == "**" }

    /// Whether it has wildcards, rather than being a name.
    package var isWild: Bool { text.unicodeScalars.contains { $0 == "*" || $0 == "?" } }

    /// Whether it matches the name of one file or folder.
    package func matches(_ name: String) -> Bool {
      if name.hasPrefix("."), !text.hasPrefix(".") { return false }
      return Wildcards.matches(name, text)
    }

    /// How many names are matched after this component, from those that were matched before it.
    fileprivate func extend(_ reached: [Bool], _ names: [String], isLast: Bool) -> [Bool] {
      var result = [Bool](repeating: false, count: reached.count)
      // `**` may match no folder, but at the end something must lie below.
      if isAnyDepth, !isLast { result = reached }
      for (index, name) in names.enumerated() {
        let begins = reached[index] || (isAnyDepth && result[index])
        if begins, matches(name) { result[index + 1] = true }
      }
      return result
    }
  }
}
