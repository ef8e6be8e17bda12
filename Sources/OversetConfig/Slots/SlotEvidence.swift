package import OversetVocabulary

/// How it is known in which slot a string is drawn.
package enum SlotEvidence: Hashable, Sendable {
  /// The caller named one slot for all strings.
  case named
  /// A rule that somebody wrote or confirmed; nil if no file has it.
  case rule(SourcePlace?)
  /// The catalog states it: the class of an Interface Builder object, a key of InfoPlist, the phrase of an App
  /// Shortcut. The text says which.
  case stated(String)
  /// A guess, how sure it is, and from what, such as `the word “button” in the key`.
  case guessed(SlotRule.Confidence, from: String)
  /// Nothing says where it is drawn.
  case unknown

  /// Whether findings rest on a guess: they are warnings at most.
  package var isGuess: Bool {
    switch self {
    case .guessed, .unknown: true
    case .named, .rule, .stated: false
    }
  }
}
