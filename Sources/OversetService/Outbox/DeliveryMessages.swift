#if Service
  /// A message to others, and what came of it.
  package struct DeliveryItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, receiver, event, run, state, attempts, made, due, ended, fault
    }

    package var id: String
    package var receiver: String
    package var event: String
    package var run: Int
    package var state: String
    package var attempts: Int
    package var made: String
    package var due: String?
    package var ended: String?
    package var fault: String?

    package static let schemaName = "Delivery"
    package static let summary = "A message to a receiver, and what came of it."
    package static let optional: Set<CodingKeys> = [.due, .ended, .fault]
    package static let properties: [CodingKeys: JSONValue] = [
      .id: MemberSchema.text("What the receiver knows it by."),
      .receiver: MemberSchema.text("The name of the receiver."),
      .event: MemberSchema.text("What it tells."),
      .run: MemberSchema.integer("The run that it tells of."),
      .state: MemberSchema.choice(
        "How far it is.", of: DeliveryState.allCases.map(\.rawValue)),
      .attempts: MemberSchema.integer("How often it was tried."),
      .made: MemberSchema.text("When it was written (ISO 8601)."),
      .due: MemberSchema.text("When it is tried next, unless another is before it."),
      .ended: MemberSchema.text("When it arrived or was given up."),
      .fault: MemberSchema.text("Why the last attempt failed."),
    ]
  }

  /// How far a message is.
  enum DeliveryState: String, CaseIterable {
    /// It has not arrived yet.
    case pending
    /// It has arrived.
    case delivered
    /// It was refused or given up.
    case failed
  }

  /// Some messages to others.
  package struct DeliveryList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case deliveries, total }

    package var deliveries: [DeliveryItem]
    package var total: Int

    package static let schemaName = "DeliveryList"
    package static let summary = "Some messages to receivers, the newest first."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .deliveries: MemberSchema.list("The messages.", of: DeliveryItem.self),
      .total: MemberSchema.integer("How many there are."),
    ]
  }
#endif
