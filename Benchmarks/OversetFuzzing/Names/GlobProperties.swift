import OversetVocabulary

/// What holds of a pattern and a text.
struct GlobProperties {
  let pattern: String
  let text: String

  /// The longest text that the plain algorithm is asked about, in scalars.
  private static let longestPlain = 200

  func hold() throws(Breach) {
    try require(Wildcards.matches(text, "*"), "a star does not match \(text.debugDescription)")
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
      try require(Wildcards.matches(text, text), "\(text.debugDescription) does not match itself")
      try require(
        Glob(text).matches(text), "the path \(text.debugDescription) does not match itself")
    }
    let (scalars, signs) = (Array(text.unicodeScalars), Array(pattern.unicodeScalars))
    if scalars.count <= Self.longestPlain, signs.count <= Self.longestPlain {
      try require(
        Wildcards.matches(text, pattern) == Self.plainlyMatches(scalars, signs),
        "\(pattern.debugDescription) against \(text.debugDescription)")
    }
    let glob = Glob(pattern)
    try require(
      glob.components.map { Array($0.text.utf8) } == Self.components(pattern),
      "the components of \(pattern.debugDescription) are not those between its slashes")
    let isMatched = glob.matches(text)
    if isMatched, !glob.isWild {
      try require(
        Self.components(text) == Self.components(pattern),
        "\(pattern.debugDescription) matches another path, \(text.debugDescription)")
    }
  }

  /// The definition, written down: what of the text each beginning of the pattern matches.
  private static func plainlyMatches(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool
  {
    var reached = [true] + [Bool](repeating: false, count: text.count)
    for sign in pattern {
      var next = [Bool](repeating: false, count: text.count + 1)
      if sign == "*" { next[0] = reached[0] }
      for index in text.indices {
        next[index + 1] =
          sign == "*"
          ? next[index] || reached[index + 1]
          : reached[index] && (sign == "?" || sign == text[index])
      }
      reached = next
    }
    return reached[text.count]
  }

  private static func components(_ path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      .filter { $0 != [UInt8(ascii: ".")] }
  }
}
