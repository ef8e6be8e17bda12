/// Finds the arguments of an English text that are counts, whatever they are passed as: those of
/// `%2$@ Episodes` and `%lld/%@ items`.
enum CountedArguments {
  /// The numbers of the arguments.
  static func numbers(in text: String) -> Set<Int> {
    var counter = ArgumentCounter()
    var counted: Set<Int> = []
    // Arguments whose noun may come: `%@ of %@ pages` counts both.
    var open: [Int] = []
    for piece in FormatString.parse(text) {
      switch piece.kind {
      case .argument(let specifier) where !specifier.resemblesProse:
        open.append(counter.bind(specifier, spelling: piece.text).number)
      case .literal where joints.contains(piece.text): break
      case .literal:
        if beginsWithNoun(piece.text) { counted.formUnion(open) }
        open = []
      default: open = []
      }
    }
    return counted
  }

  private static let joints: Set<String> = ["/", " / ", " of ", "–", "-"]

  /// Whether a text behind an argument begins with the name of what is counted, or one adjective and that.
  private static func beginsWithNoun(_ text: String) -> Bool {
    guard text.first == " " || text.first == "\u{A0}" else { return false }
    let words = text.dropFirst().prefix(64)
      .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard let first = words.first else { return false }
    let isAdjective = adjectives.contains(first.lowercased())
    guard let noun = isAdjective ? words.dropFirst().first : first else { return false }
    let letters = noun.prefix(while: \.isLetter)
    let isLast = letters.count < noun.count || words.count == (isAdjective ? 2 : 1)
    let name = letters.lowercased()
    return nouns.contains(name) && noun.dropFirst(letters.count).first != "’"
      || isLast && nounsOrVerbs.contains(name)
  }

  private static let adjectives: Set<String> = [
    "active", "available", "hidden", "more", "new", "other", "recent", "remaining", "selected",
    "total", "unplayed", "unread", "unwatched",
  ]

  private static let nouns: Set<String> = [
    "albums", "articles", "attachments", "books", "bytes", "chapters", "characters", "contacts",
    "days", "devices", "downloads", "entries", "episodes", "events", "files", "folders",
    "followers", "hours", "images", "items", "members", "messages", "minutes", "months", "movies",
    "notifications", "pages", "participants", "people", "photos", "pictures", "playlists",
    "podcasts", "points", "results", "reviews", "seasons", "seconds", "songs", "subscribers",
    "tasks", "tracks", "users", "videos", "weeks", "words", "years",
  ]

  /// What a name may also do: `%@ likes your photo`.
  private static let nounsOrVerbs: Set<String> = [
    "boosts", "comments", "groups", "likes", "links", "posts", "records", "replies", "shows",
    "stars", "steps", "times", "views", "votes",
  ]
}
