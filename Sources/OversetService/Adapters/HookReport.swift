#if Service
  /// What came of the last message of a tool.
  package struct HookReport: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case sender, event, received, texts, failing, notChecked, leftOut, revision
    }

    /// The name of the sender.
    package var sender: String
    /// What happened, in the sender's words.
    package var event: String
    /// When it came: ISO 8601, in UTC.
    package var received: String
    /// How many texts were checked.
    package var texts: Int
    /// The answers that fail a check.
    package var failing: [CheckAnswer]
    /// How many of the texts nothing is said of.
    package var notChecked: Int
    /// How many texts of the message were not looked at, because there are more than a request may have.
    package var leftOut: Int
    /// What catalogs and configuration were known by.
    package var revision: String

    package static let schemaName = "HookReport"
    package static let summary = "What came of the last message that a tool sent."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .sender: MemberSchema.choice(
        "The tool.", of: HookSender.telling.map(\.rawValue)),
      .event: MemberSchema.text("What happened, in the tool's words."),
      .received: MemberSchema.text("When the message came: ISO 8601, in UTC."),
      .texts: MemberSchema.integer("How many texts were checked."),
      .failing: MemberSchema.list("The answers that fail a check.", of: CheckAnswer.self),
      .notChecked: MemberSchema.integer("How many of the texts nothing is said of."),
      .leftOut: MemberSchema.integer(
        "How many texts of the message were not looked at: there are more than a request may have."),
      .revision: MemberSchema.text("What catalogs and configuration were known by."),
    ]
  }
#endif
