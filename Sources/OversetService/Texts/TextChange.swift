#if Service
  /// A text that is to be written into a catalog.
  package struct TextChange: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case key, locale, text, seen, file, plural
    }

    /// The key.
    package var key: String
    /// The locale.
    package var locale: String
    /// The text.
    package var text: String
    /// The text that is there, as far as the writer knows.
    package var seen: String?
    /// The file.
    package var file: String?
    /// The plural form.
    package var plural: String?

    /// A change of a text without forms that one file has.
    package init(key: String, locale: String, text: String, seen: String?) {
      self.key = key
      self.locale = locale
      self.text = text
      self.seen = seen
    }

    package static let schemaName = "TextChange"
    package static let isSent = true
    package static let summary = "A text that is to be written into a catalog."
    package static let optional: Set<CodingKeys> = [.seen, .file, .plural]
    package static let properties: [CodingKeys: JSONValue] = [
      .key: MemberSchema.text("The key."),
      .locale: MemberSchema.locale("The locale: a BCP 47 tag."),
      .text: MemberSchema.text("The text."),
      .seen: MemberSchema.text(
        "The text that it takes the place of, as it was seen; missing for none. If the catalog has another, nothing is written."
      ),
      .file: MemberSchema.text("The file, or the end of its path, where several have the key."),
      .plural: MemberSchema.text("Which plural form it is, as a check names it."),
    ]
  }

  /// Where a text was written.
  package struct SavedText: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case file }

    /// The file.
    package var file: String

    package static let schemaName = "SavedText"
    package static let summary = "Where a text was written."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .file: MemberSchema.text("The catalog that has it now.")
    ]
  }
#endif
