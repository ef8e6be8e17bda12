#if Service
  import HTTPTypes

  /// A comment.
  package struct CommentItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, cell, cause, x, y, text, by, at
    }

    package var id: Int
    package var cell: Int?
    package var cause: String?
    package var x: Double?
    package var y: Double?
    package var text: String
    package var by: String
    package var at: String

    package static let schemaName = "Comment"
    package static let summary = "A comment about a run."
    package static let optional: Set<CodingKeys> = [.cell, .cause, .x, .y]
    package static let properties: [CodingKeys: JSONValue] = [
      .id: MemberSchema.integer("Its number."),
      .cell: MemberSchema.integer("The row of a cell."), .cause: MemberSchema.text("A cause."),
      .x: MemberSchema.number("From the left of the cell, in points."),
      .y: MemberSchema.number("From its top, in points."), .text: MemberSchema.text("The text."),
      .by: MemberSchema.text("The name of the token that wrote it."),
      .at: MemberSchema.text("When (ISO 8601)."),
    ]
  }

  /// A comment that somebody writes.
  package struct CommentChange: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case cell, cause, x, y, text }

    package var cell: Int?
    package var cause: String?
    package var x: Double?
    package var y: Double?
    package var text: String

    package init(_ text: String) { self.text = text }

    /// - Throws: `Problem` for a comment that cannot be.
    func prove() throws(Problem) {
      guard (1...RunLimits.text).contains(text.utf16.count) else {
        throw Problem(
          .badRequest, detail: "a comment has 1 to \(RunLimits.text) UTF-16 units", pointer: "/text"
        )
      }
      guard RunLimits.rows.contains(cell ?? 0), (cause?.utf8.count ?? 0) <= RunLimits.cause,
        [x ?? 0, y ?? 0].allSatisfy(RunLimits.places.contains)
      else {
        throw Problem(.badRequest, detail: "there is no such place")
      }
    }

    package static let schemaName = "CommentChange"
    package static let isSent = true
    package static let summary = "A comment that somebody writes."
    package static let optional: Set<CodingKeys> = [.cell, .cause, .x, .y]
    package static let properties: [CodingKeys: JSONValue] = [
      .cell: MemberSchema.integer("The row of a cell.", in: RunLimits.rows),
      .cause: MemberSchema.text("A cause.", length: 0...RunLimits.cause),
      .x: MemberSchema.number("From the left of the cell, in points.", in: RunLimits.places),
      .y: MemberSchema.number("From its top, in points.", in: RunLimits.places),
      .text: MemberSchema.text("The text.", length: 1...RunLimits.text),
    ]
  }

  /// The comments about a run.
  package struct CommentList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case comments }

    package var comments: [CommentItem]

    package static let schemaName = "CommentList"
    package static let summary = "The comments about a run."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .comments: MemberSchema.list("The oldest first.", of: CommentItem.self)
    ]
  }

  /// A finding in a run.
  package struct RunHistoryPoint: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case number, commit, branch, at, present, pointsOver
    }

    package var number: Int
    package var commit: String
    package var branch: String
    package var at: String
    package var present: Bool
    package var pointsOver: Double?

    package static let schemaName = "HistoryPoint"
    package static let summary = "Whether a complete run has a finding."
    package static let optional: Set<CodingKeys> = [.pointsOver]
    package static let properties: [CodingKeys: JSONValue] = [
      .number: MemberSchema.integer("The run."), .commit: MemberSchema.text("Its commit."),
      .branch: MemberSchema.text("Its branch."), .at: MemberSchema.text("When (ISO 8601)."),
      .present: MemberSchema.flag("Whether it has it."),
      .pointsOver: MemberSchema.number("By how much the text is over its room, in points."),
    ]
  }

  /// A finding over runs.
  package struct RunHistoryList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case runs }

    package var runs: [RunHistoryPoint]

    package static let schemaName = "HistoryList"
    package static let summary = "A finding over runs."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .runs: MemberSchema.list("Complete runs, the oldest first.", of: RunHistoryPoint.self)
    ]
  }
#endif
