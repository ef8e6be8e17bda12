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
    "accounts", "addresses", "albums", "articles", "attachments", "badges", "books", "bytes",
    "cards", "categories", "channels", "chapters", "characters", "coins", "collections", "contacts",
    "credits", "days", "devices", "documents", "downloads", "entries", "episodes", "events",
    "exercises", "favorites", "files", "folders", "followers", "friends", "games", "guests",
    "hours", "images", "invitations", "issues", "items", "languages", "lessons", "levels",
    "locations", "members", "messages", "minutes", "months", "movies", "nodes", "notifications",
    "objects", "options", "pages", "participants", "passengers", "payments", "people", "persons",
    "photos", "pictures", "places", "players", "playlists", "podcasts", "points", "products",
    "projects", "results", "reviews", "rooms", "rows", "seasons", "seconds", "servers", "sessions",
    "sites", "songs", "subscribers", "tasks", "tickets", "topics", "tracks", "users", "videos",
    "wallets", "weeks", "words", "workouts", "years",
  ]

  /// What a name may also do: `%@ likes your photo`.
  private static let nounsOrVerbs: Set<String> = [
    "answers", "blocks", "boosts", "changes", "comments", "groups", "likes", "links", "matches",
    "orders", "plays", "posts", "questions", "records", "replies", "reports", "requests", "rounds",
    "scores", "shows", "stars", "steps", "stops", "times", "trips", "views", "votes",
  ]
}
