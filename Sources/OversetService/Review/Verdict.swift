#if Service
  /// What somebody says of a cause.
  enum Verdict: String, Codable, CaseIterable, Sendable {
    /// The new values are right.
    case accept
    /// It has to be mended.
    case reject
    /// It is as it is, until a day.
    case known
    /// Nothing, in place of what was said before.
    case open
  }
#endif
