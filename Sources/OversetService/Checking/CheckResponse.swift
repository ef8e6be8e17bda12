#if Service
  /// What texts come to.
  package struct CheckResponse: DescribedMessage {
    package enum CodingKeys: String, CodingKey, CaseIterable { case items, revision, stale }

    /// In the order of the items.
    package var items: [CheckAnswer]
    /// What catalogs and configuration are known by.
    package var revision: String
    /// Why the answers rest on older catalogs.
    package var stale: String?

    package static let schemaName = "CheckResponse"
    package static let summary = "What texts come to, in the order of the items."
    package static let optional: Set<CodingKeys> = [.stale]
    package static let properties: [CodingKeys: JSONValue] = [
      .items: MemberSchema.list("The answers, in the order of the items.", of: CheckAnswer.self),
      .revision: MemberSchema.text(
        "What catalogs, configuration and source are known by: with the same revision a text comes to the same. Also the ETag."
      ),
      .stale: MemberSchema.text(
        "Why the answers rest on catalogs as they were: what is on the disk now cannot be read."),
    ]
  }
#endif
