#if Service
  import GRDB
  import HTTPTypes
  import Hummingbird

  /// `GET /v1/deliveries`
  enum DeliveryRoute {
    private enum Name: String, CaseIterable { case receiver, state, offset, limit }

    static let route = Route(
      .get, "/v1/deliveries", needs: .read,
      RouteDescription(
        operation: "deliveries", summary: "List what others were told",
        details:
          "Messages to receivers of the last 30 days, the newest first, without their contents.",
        parameters: [
          RouteParameter("receiver", MemberSchema.text("The one receiver; all by default.")),
          RouteParameter(
            "state",
            MemberSchema.choice("The one state.", of: DeliveryState.allCases.map(\.rawValue))),
          RouteParameter(
            "offset", MemberSchema.integer("How many are passed over.", in: RunQuery.offsets)),
          RouteParameter(
            "limit",
            MemberSchema.integer("How many are listed, 50 by default.", in: RunLimits.listed)),
        ], isAboutRuns: true,
        answers: [.json(.ok, DeliveryList.schemaName, "The messages.")])
    ) { request in
      let values = try QueryValues<Name>(request.request)
      if let state = values[.state], DeliveryState(rawValue: state) == nil {
        let all = DeliveryState.allCases.map(\.rawValue).joined(separator: ", ")
        throw Problem(.badRequest, detail: "“\(state)” is no state; there are \(all)")
      }
      let offset = try values.number(.offset, in: RunQuery.offsets) ?? 0
      let limit = try values.number(.limit, in: RunLimits.listed) ?? 50
      try request.spend(1)
      return try .json(
        try await request.service.runs.store().deliveries(
          to: values[.receiver], values[.state], offset: offset, limit: limit))
    }
  }

  extension RunStore {
    /// Some messages, the newest first.
    ///
    /// - Parameters:
    ///   - receiver: The one receiver; nil for all.
    ///   - state: The one state; nil for all.
    func deliveries(
      to receiver: String?, _ state: String?, offset: Int, limit: Int
    ) async throws(Problem) -> DeliveryList {
      try await read { database in
        let condition = "WHERE (? IS NULL OR receiver = ?) AND (? IS NULL OR state = ?)"
        let arguments: StatementArguments = [receiver, receiver, state, state]
        let rows = try Row.fetchAll(
          database,
          sql: "SELECT * FROM outboxMessage \(condition) ORDER BY number DESC LIMIT ? OFFSET ?",
          arguments: arguments + [limit, offset])
        let total = try Int.fetchOne(
          database, sql: "SELECT count(*) FROM outboxMessage \(condition)", arguments: arguments)
        return DeliveryList(deliveries: rows.map(DeliveryItem.init), total: total ?? 0)
      }
    }
  }

  extension DeliveryItem {
    fileprivate init(_ row: Row) {
      let state: String = row["state"]
      self.init(
        id: row["id"], receiver: row["receiver"], event: row["event"], run: row["run"],
        state: state, attempts: row["attempts"], made: Moment.text(row["made"]),
        due: state == DeliveryState.pending.rawValue ? Moment.text(row["due"]) : nil,
        ended: (row["ended"] as Double?).map(Moment.text), fault: row["fault"])
    }
  }
#endif
