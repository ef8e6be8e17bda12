#if Service
  import OversetChecks
  import OversetSlots
  import OversetText
  import OversetVocabulary

  /// A text that a key has or lacks in a locale.
  package struct TextItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case key, file, plural, sourceLocale, source, text, comment, state, rule, message, known
      case pointsOver, percentOver
    }

    /// The key.
    package var key: String
    /// The file.
    package var file: String
    /// The plural form.
    package var plural: String?
    /// The language of the source text.
    package var sourceLocale: String
    /// The source text.
    package var source: String?
    /// The text.
    package var text: String?
    /// What the catalog says to translators.
    package var comment: String?
    /// What was found about it.
    package var state: String
    /// The rule of the gravest finding.
    package var rule: String?
    /// What is wrong.
    package var message: String?
    /// Why the project accepts it.
    package var known: String?
    /// By how many points it is over its room.
    package var pointsOver: Double?
    /// The same in percent.
    package var percentOver: Double?

    init(_ text: ListedText) {
      key = text.key
      file = text.file
      plural = text.plural
      sourceLocale = text.sourceLocale.identifier
      source = text.source
      self.text = text.text
      comment = text.comment
      state = text.group.rawValue
      rule = text.worst?.rule.name
      message = text.worst?.message
      known = text.worst?.acceptedReason
      if let fit = text.worst?.evidence.fit, fit.needed > fit.available {
        pointsOver = Tenths.rounded(fit.needed - fit.available)
        percentOver = Tenths.rounded(fit.percentOver)
      }
    }

    package static let schemaName = "Text"
    package static let summary = "A text that a key has or lacks in a locale."
    package static let optional: Set<CodingKeys> = [
      .plural, .source, .text, .comment, .rule, .message, .known, .pointsOver, .percentOver,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .key: MemberSchema.text("The key."),
      .file: MemberSchema.text("The file of the text; of a missing one that of the key."),
      .plural: MemberSchema.text("Which plural form it is, as a check names it."),
      .sourceLocale: MemberSchema.text("The language of the source text."),
      .source: MemberSchema.text("The source text."),
      .text: MemberSchema.text("The text; missing if the locale has none."),
      .comment: MemberSchema.text("What the catalog says to translators."),
      .state: MemberSchema.choice(
        "Whether something found about it fails a check, something is found, it is missing, or none of these.",
        of: ListedText.Group.allCases.map(\.rawValue)),
      .rule: MemberSchema.text("The rule of the gravest finding."),
      .message: MemberSchema.text("What is wrong, in one sentence."),
      .known: MemberSchema.text("Why the project accepts it."),
      .pointsOver: MemberSchema.number("By how many points it is over its room."),
      .percentOver: MemberSchema.number("The same in percent of the room."),
    ]
  }

  /// A part of the texts of a locale.
  package struct TextList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case items, total, failing, missing, revision
    }

    /// The texts.
    package var items: [TextItem]
    /// How many there are in all parts.
    package var total: Int
    /// How many of the locale fail.
    package var failing: Int
    /// How many the locale lacks.
    package var missing: Int
    /// What catalogs and configuration are known by.
    package var revision: String

    package static let schemaName = "TextList"
    package static let summary =
      "A part of the texts of a locale: what fails first, then what is found, what is missing, and the rest."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .items: MemberSchema.list("The texts.", of: TextItem.self),
      .total: MemberSchema.integer("How many there are with this state and these words."),
      .failing: MemberSchema.integer("How many texts of the locale fail a check."),
      .missing: MemberSchema.integer("How many texts the locale lacks."),
      .revision: MemberSchema.text("What catalogs, configuration and source are known by."),
    ]
  }
#endif
