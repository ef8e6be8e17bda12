/// Finds what someone meant who misspelt a name.
package enum NearestName {
  /// The candidate nearest to `name`, or nil when none is near enough to be meant.
  ///
  /// A candidate that differs only in case wins. Otherwise the one at the least
  /// Damerau-Levenshtein distance (insertions, deletions, replacements, swaps of neighbours; case
  /// ignored), the first among equals, if that is at most a third of the candidate's length. Names of more
  /// than ``longest`` bytes are no slips of the pen, and are not compared.
  package static func suggestion(for name: String, in candidates: some Sequence<String>) -> String?
  {
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.lowercased())
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest {
      let letters = Array(candidate.lowercased())
      if letters == wanted { return candidate }
      let limit = max(1, letters.count / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= limit, distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    return nearest?.candidate
  }

  /// The longest name that is compared, in bytes.
  static let longest = 256

  /// The optimal string alignment distance: no part is edited twice.
  ///
  /// Rows are kept for the last three letters of `source`, which is all that a swap looks back to.
  private static func distance(from source: [Character], to target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let replacement = previous[column] + (source[row] == target[column] ? 0 : 1)
        var best = min(replacement, previous[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0
          && source[row] == target[column - 1] && source[row - 1] == target[column]
        if isSwap { best = min(best, beforePrevious[column - 1] + 1) }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[target.count]
  }
}
