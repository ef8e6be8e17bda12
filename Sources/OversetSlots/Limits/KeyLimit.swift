package import OversetVocabulary

/// How long a text of a key may be, for tools that see no screen.
package struct KeyLimit: Sendable {
  /// The key.
  package let key: String
  /// The file in which the key is written, as reports call it.
  package let file: String
  /// The source text, with its format specifiers; of several forms the one for other numbers.
  package let source: String
  /// What the catalog says to translators.
  package let comment: String?
  /// Where the text has least room for letters of their size; nil where the room is not limited, or not known.
  package let room: Room?
  /// The limit in characters, counted as code points of the text with its specifiers; nil without a room.
  package internal(set) var characters: Int?

  /// The room of a text, and how its letters are set.
  package struct Room: Sendable {
    /// The slot.
    package let slot: String
    /// The token of the device.
    package let device: String
    /// The user's text size.
    package let typeSize: TypeSize
    /// Whether the user has Bold Text on.
    package let legibilityWeight: LegibilityWeight
    /// The width, in points.
    package let width: Double
    /// The most lines.
    package let lineLimit: Int
    /// The size of the letters, in points; where they may shrink, the smallest.
    package let fontSize: Double
    /// Their weight on the scale of CSS, 1 to 1000.
    package let fontWeight: Int
    /// How much wider a face without the system font's spacing and weight sets source texts: what a tool measures of the
    /// face with its own metrics, divided by what the slot shows. 1 where there are no texts to compare.
    package let faceFactor: Double
    /// How much wider the source text is with its specifiers than with what stands for them, in points.
    package let specifierWidth: Double
  }
}

/// The limits of catalogs, and what is to be known of them.
package struct LimitReport: Sendable {
  /// One for each key of each table that has a text, in the order of the catalogs.
  package let limits: [KeyLimit]
  /// Why keys have no limit, and how many of them.
  package let gaps: [(reason: String, count: Int)]
  /// How often the limits in characters are right.
  package let agreement: LimitAgreement
  /// What is wrong with the files, by reading.
  package let faults: [Diagnostic]
  /// The files, as they were named.
  package let files: [String]

  /// Why there is nothing to write; nil if there is a limit.
  package var emptiness: Diagnostic? {
    guard limits.allSatisfy({ $0.room == nil }) else { return nil }
    return Diagnostic(
      .nothingToCheck, file: files.joined(separator: ", "),
      problem: "no key has a room that is known and limited",
      remedy:
        "name the app's folder, or write rules (`overset slots suggest`); --guesses takes guessed slots, too"
    )
  }
}
