/// Patterns with wildcards: `*` stands for any characters, `?` for one.
package enum Wildcards {
  /// Whether a text as a whole is what the pattern says; linear in practice, quadratic at worst.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.unicodeScalars)
    let pattern = Array(pattern.unicodeScalars)
    var (at, step) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if step < pattern.count, pattern[step] == "*" {
        star = (step, at)
        step += 1
      } else if step < pattern.count, pattern[step] == "?" || pattern[step] == text[at] {
        step += 1
        at += 1
      } else if let last = star {
        // The last star takes one character more.
        star = (last.pattern, last.text + 1)
        step = last.pattern + 1
        at = last.text + 1
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == "*" }
  }
}
