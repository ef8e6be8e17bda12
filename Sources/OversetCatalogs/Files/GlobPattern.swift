/// A pattern of paths: `*` stands for any characters of one component, `?` for one character,
/// `**` as a component for any number of directories, and at the end for all files below.
struct GlobPattern {
  let components: [String]

  init(_ pattern: String) {
    components = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Whether a component has to be searched for, rather than named.
  static func isWild(_ component: String) -> Bool {
    component.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether a name matches a component.
  ///
  /// A name that begins with a point is matched only by a pattern that does.
  static func matches(_ name: String, _ component: String) -> Bool {
    if name.hasPrefix("."), !component.hasPrefix(".") { return false }
    return Wildcards.matches(name, component)
  }
}
