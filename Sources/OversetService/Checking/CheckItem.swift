#if Service
  /// A text to check.
  package struct CheckItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, key, locale, text, source, file, plural, slot, stress, growth, roomWidth
      case typeSize
    }

    /// What the answer is known by; anything.
    package var id: String
    /// The key.
    package var key: String
    /// The locale, as BCP 47 or Apple's catalogs spell it.
    package var locale: String
    /// The text, with its format specifiers.
    package var text: String
    /// The source text of a key that no catalog has.
    package var source: String?
    /// The file, or the end of its path.
    package var file: String?
    /// The plural form.
    package var plural: String?
    /// The slot.
    package var slot: String?
    /// A pseudolocale that the text is written in first.
    package var stress: String?
    /// By how many percent the text is made longer first.
    package var growth: Int?
    /// How wide its rooms are taken to be, in percent.
    package var roomWidth: Int?
    /// The one text size of the user that it is judged at.
    package var typeSize: String?

    /// A text without further particulars.
    package init(id: String, key: String, locale: String, text: String) {
      self.id = id
      self.key = key
      self.locale = locale
      self.text = text
    }

    package static let schemaName = "CheckItem"
    package static let isSent = true
    package static let summary = "A text that a key could have in a locale."
    package static let optional: Set<CodingKeys> = [
      .source, .file, .plural, .slot, .stress, .growth, .roomWidth, .typeSize,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .id: MemberSchema.text("What the answer is known by: it is returned as it is."),
      .key: MemberSchema.text("The key."),
      .locale: MemberSchema.text("The locale: a BCP 47 tag, such as pt-BR or pt_BR."),
      .text: MemberSchema.text("The text, with its format specifiers."),
      .source: MemberSchema.text(
        "The source text, for a key that no catalog has yet; rules and guesses go by it."),
      .file: MemberSchema.text(
        "The file that the key is meant in, or the end of its path; all that have the key by default."
      ),
      .plural: MemberSchema.text(
        "Which plural form it is: a category such as few, or of a text with several parts its way, such as substitutions.boats.plural.few."
      ),
      .slot: MemberSchema.text(
        "The slot to judge the text in; where the project draws the key by default."),
      .stress: MemberSchema.text(
        "A pseudolocale that the text is written in before it is judged, such as en-XA, or en-x-p90-de for the length of German."
      ),
      .growth: MemberSchema.integer(
        "By how many percent of its letters the text is made longer before it is judged, 0 to 100, as overset stress does: to try a source text before it is translated."
      ),
      .roomWidth: MemberSchema.integer(
        "How wide the rooms of the text are taken to be, 50 to 150 percent of what the project gives them: to try from where on it fits."
      ),
      .typeSize: MemberSchema.text(
        "The one text size of the user that the text is judged at, xS to AX5; those of the project by default."
      ),
    ]
  }

  /// Texts to check.
  package struct CheckRequest: DescribedMessage {
    package enum CodingKeys: String, CodingKey, CaseIterable { case items }

    /// The texts.
    package var items: [CheckItem]

    /// Texts to check.
    package init(items: [CheckItem]) { self.items = items }

    package static let schemaName = "CheckRequest"
    package static let summary =
      "Texts to check. Nothing is stored: the same request has the same answer."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .items: MemberSchema.list(
        "The texts, 500 at most unless the server says otherwise.", of: CheckItem.self)
    ]
  }
#endif
