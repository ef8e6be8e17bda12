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

  /// Whether a name matches a component; linear in practice, quadratic at worst.
  ///
  /// A name that begins with a point is matched only by a pattern that does.
  static func matches(_ name: String, _ component: String) -> Bool {
    if name.hasPrefix("."), !component.hasPrefix(".") { return false }
    let name = Array(name.unicodeScalars)
    let pattern = Array(component.unicodeScalars)
    var (at, step) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if step < pattern.count, pattern[step] == "*" {
        star = (step, at)
        step += 1
      } else if step < pattern.count, pattern[step] == "?" || pattern[step] == name[at] {
        step += 1
        at += 1
      } else if let last = star {
        // The last star takes one character more.
        star = (last.pattern, last.name + 1)
        step = last.pattern + 1
        at = last.name + 1
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }
}
