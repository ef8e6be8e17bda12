extension String {
  /// The text as many messages about it show it: a long one is cut, so that a thousand messages do not hold
  /// it a thousand times.
  var excerpt: String {
    let limit = 1000
    // Counting bytes takes no time, and no character has less than one.
    guard utf8.count > limit else { return self }
    let beginning = unicodeScalars.prefix(limit)
    return beginning.endIndex == endIndex ? self : String(beginning) + "…"
  }
}
