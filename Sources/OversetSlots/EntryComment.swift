/// What the comment of a key says about the text as a whole: that it is to go, or to stay as it is.
///
/// A comment may say the same of something else: “shown when a deprecated protocol is used”, “do not
/// translate the placeholder”.
package enum EntryComment {
  /// Whether a comment calls the text deprecated: it begins a sentence with that, or says it of the text.
  package static func isDeprecation(_ comment: String) -> Bool {
    guard let word = comment.firstRange(of: "deprecated") else { return false }
    let before = comment[..<word.lowerBound]
    guard let last = before.last(where: { !$0.isWhitespace }) else { return true }
    // In brackets at the end it is about the text, within a sentence about the word that follows.
    if last == "(" { return !comment[word.upperBound...].contains(where: \.isLetter) }
    return subjects.contains { before.hasSuffix($0) }
      || !(last.isLetter || last.isNumber || "\"'“”’,".contains(last))
  }

  /// Whether a comment says that the text is not to be translated: nothing that it names instead follows.
  package static func forbidsTranslation(_ comment: String) -> Bool {
    for phrase in [
      "do not translate", "don't translate", "do not localize", "no need to localize",
      "no need to translate",
    ] {
      guard let found = comment.firstRange(of: phrase) else { continue }
      let after = comment[found.upperBound...]
      guard let next = after.first, next.isWhitespace else {
        // `…translate";` ends a note of Interface Builder, and `…translated` goes on.
        return after.first?.isLetter != true
      }
      let words = after.split(whereSeparator: \.isWhitespace)
      guard let word = words.first else { return true }
      if word == "this" {
        return words.count == 1 || ["string", "text", "key"].contains { words[1].hasPrefix($0) }
      }
      return word == "unless" || word == "-" || word == "–" || word == "—"
    }
    return false
  }

  private static let subjects = ["string is ", "key is ", "text is ", "entry is "]
}
