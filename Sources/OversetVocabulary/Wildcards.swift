/// The wildcards of a text that is not a path: a key, a comment, the name of a table.
///
/// `*` matches any characters, even none, and `?` matches one Unicode scalar. Every other character
/// matches itself: brackets, braces, backslashes and slashes are ordinary characters. ``Glob`` applies the
/// same wildcards to each component of a path.
package enum Wildcards {
  /// Whether the pattern matches the whole text; linear in practice, quadratic at worst.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    // Bytes are compared: only a question mark, and a star that takes more, move by scalars.
    let text = text.utf8
    let pattern = pattern.utf8
    var (at, step) = (text.startIndex, pattern.startIndex)
    var star: (pattern: String.Index, text: String.Index)?
    while at < text.endIndex {
      let wanted = step < pattern.endIndex ? pattern[step] : nil
      if wanted == UInt8(ascii: "*") {
        star = (step, at)
        step = pattern.index(after: step)
      } else if wanted == UInt8(ascii: "?") {
        step = pattern.index(after: step)
        at = indexAfterScalar(at, in: text)
      } else if wanted == text[at] {
        step = pattern.index(after: step)
        at = text.index(after: at)
      } else if let last = star {
        // The last star takes one character more.
        at = indexAfterScalar(last.text, in: text)
        step = pattern.index(after: last.pattern)
        star = (last.pattern, at)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func indexAfterScalar(
    _ index: String.Index, in text: String.UTF8View
  ) -> String.Index {
    var next = text.index(after: index)
    while next < text.endIndex, text[next] & 0xC0 == 0x80 { next = text.index(after: next) }
    return next
  }
}
