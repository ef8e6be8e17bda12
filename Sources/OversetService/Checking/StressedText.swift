#if Service
  import OversetCatalogs
  import OversetVocabulary

  /// What becomes of a text in a pseudolocale: whether it would fit if it were longer, taller or mirrored.
  enum StressedText {
    /// The tags that can be named.
    static let tags = Pseudolocale.tags.map(\.identifier)

    /// The text in the pseudolocale of a tag; as it is without one, nil for a tag that is none.
    static func text(_ text: String, in tag: String?) -> String? {
      guard let tag else { return text }
      return LocaleTag(tag).flatMap { Pseudolocale(tag: $0) }?.text(of: text)
    }
  }
#endif
