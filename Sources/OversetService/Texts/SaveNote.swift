#if Service
  import OversetSlots

  /// Takes down that a text is written into a catalog, which is no part of the database: before it is written, so that no
  /// kill leaves a text without its line.
  struct SaveNote: Sendable {
    let store: RunStore
    let author: Author

    /// Says that a text is about to be written.
    ///
    /// - Throws: `Problem` where that cannot be kept: nothing is written then.
    func begin(_ text: ProposedText, in file: String) throws(Problem) {
      try store.noteNow(.textSaved, Self.subject(text, file), by: author, at: Moment.now)
    }

    /// Says that it could not be written after all.
    func fail(_ text: ProposedText, in file: String) {
      // The fault of the file is what is answered.
      try? store.noteNow(.textNotSaved, Self.subject(text, file), by: author, at: Moment.now)
    }

    private static func subject(_ text: ProposedText, _ file: String) -> String {
      let plural = text.plural.map { " (\($0))" } ?? ""
      return "\(file) \(text.locale)\(plural) \(text.key)"
    }
  }
#endif
