#if Service
  import Foundation
  import HTTPTypes
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// `GET /v1/openapi.json`
  @Suite struct DescriptionTests {
    private let document = OpenAPIDocument.document(of: RouteTable.all)

    /// Every object below a value, itself included.
    private static func objects(in value: JSONValue) -> [JSONValue] {
      switch value {
      case .object(let members): [value] + members.values.flatMap(objects)
      case .array(let elements): elements.flatMap(objects)
      case .string, .integer, .number, .boolean: []
      }
    }

    @Test("it describes the routes that are answered, with their rights, and no others")
    func describesTheRoutes() async throws {
      var described: Set<String> = []
      for (path, methods) in document["paths"]?.members ?? [:] {
        for (method, operation) in methods.members {
          described.insert("\(method.uppercased()) \(path)")
          let route = try #require(
            RouteTable.all.first { $0.path == path && $0.method.rawValue == method.uppercased() })
          let security: JSONValue =
            route.right.map {
              [["token": [.string($0.rawValue)]], ["session": [.string($0.rawValue)]]]
            } ?? []
          #expect(operation["security"] == security, "\(path)")
        }
      }
      #expect(described == Set(RouteTable.all.map { "\($0.method.rawValue) \($0.path)" }))
      let operations = RouteTable.all.map(\.description.operation)
      #expect(Set(operations).count == operations.count)
    }

    @Test("it is what the service sends, and every reference in it leads somewhere")
    func isSent() async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await service.ask("/v1/openapi.json")
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      #expect(try answer.body == encoder.encode(document))
      let schemas = document["components"]?["schemas"]?.members ?? [:]
      #expect(schemas.count == OpenAPIDocument.messages.count)
      let references = Self.objects(in: document).compactMap { object -> String? in
        if case .string(let reference)? = object["$ref"] { reference } else { nil }
      }
      #expect(Set(references).count >= 8)
      for reference in references {
        let name = try #require(reference.split(separator: "/").last.map(String.init))
        #expect(reference == "#/components/schemas/\(name)")
        #expect(schemas[name] != nil, "\(reference)")
      }
    }

    @Test("the schema of each message has its members, each once", arguments: 0..<48)
    func schemasAreComplete(number: Int) throws {
      let message = OpenAPIDocument.messages[number]
      #expect(OpenAPIDocument.messages.count == 48)
      #expect(Self.undescribed(message) == [])
    }

    private static func undescribed<Message: DescribedMessage>(_ type: Message.Type) -> [String] {
      Message.CodingKeys.allCases.filter { type.properties[$0] == nil }.map(\.rawValue)
    }

    /// What is sent has the members that the schemas say: all that are required, and no others.
    @Test("what is sent is what the schemas say")
    func messagesFollowTheirSchemas() async throws {
      let service = try await RunningService(TestCatalog.project())
      let items = [
        CheckItem("half.go", "de", TestCatalog.long), CheckItem("half.go", "de", "Los"),
        CheckItem("none", "de", "Los"),
        CheckItem("half.days", "de", TestCatalog.long) {
          $0.plural = "other"
        },
      ]
      let body = try JSONEncoder().encode(CheckRequest(items: items))
      let sent = [
        ("CheckResponse", try await service.ask("/v1/check", method: "POST", body: body)),
        ("Project", try await service.ask("/v1/project")),
        ("TextList", try await service.ask("/v1/texts?locale=ar")),
        ("HitMap", try await service.ask("/v1/picture?key=half.go&locale=de&form=map")),
        ("Problem", try await service.ask("/v1/project", token: nil)),
        ("Session", try await service.ask("/v1/session")),
      ]
      for (name, answer) in sent + (try await runs(service)) + (try await deliveries()) {
        let object = try JSONSerialization.jsonObject(with: answer.body)
        #expect(faults(of: object, by: ["$ref": .string("#/components/schemas/\(name)")]) == [])
      }
    }

    /// What is sent of runs.
    private func runs(_ service: RunningService) async throws -> [(String, Answer)] {
      var app = try await PushedApp()
      _ = try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      try app.breakGerman()
      app.label = "Changed"
      _ = try await service.push(
        try await app.shards(),
        PushedApp.opening(PushedApp.commit(2), before: [PushedApp.commit(1)]))
      let causes = try await service.causes(2).causes
      let comment = try await service.ask(
        "/v1/runs/2/comments", method: "POST", body: Data(#"{"text":"x","cell":0}"#.utf8))
      return [
        ("RunList", try await service.ask("/v1/runs")),
        ("Run", try await service.ask("/v1/runs/2")),
        (
          "CauseList",
          try await service.decide(
            2,
            causes.map { cause in
              cause.kind == "finding"
                ? DecisionChange(cause.id, "known", reason: "x", lastDay: "2999-01-01")
                : DecisionChange(cause.id, "accept", cells: [cause.cells[0]])
            })
        ), ("AcceptedList", try await service.ask("/v1/runs/2/accepted")), ("Comment", comment),
        ("CommentList", try await service.ask("/v1/runs/2/comments")),
        (
          "HistoryList",
          try await service.ask(
            "/v1/history?project=shop&fingerprint=\(causes[0].fingerprint ?? "x")")
        ),
      ]
    }

    /// What is sent of messages to others, in each state.
    private func deliveries() async throws -> [(String, Answer)] {
      let hook = try await FakeServer { question in
        FakeServer.Reply(status: question.message?.data.number == 1 ? 200 : 500)
      }
      let service = try await RunningService(
        TestCatalog.project(),
        outbound: Receivers.outbound([Receivers.webhook(hook.url, events: [.opened])]))
      try await OutboxTests.open(service, [1, 2])
      #expect(try await Eventually.holds { hook.questions.count > 2 })
      return [("DeliveryList", try await service.ask("/v1/deliveries"))]
    }

    /// What of a value is not as its schema says.
    private func faults(of value: Any, by schema: JSONValue, at place: String = "") -> [String] {
      if case .string(let reference)? = schema["$ref"] {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        guard let own = document["components"]?["schemas"]?[name] else { return ["\(reference)"] }
        return faults(of: value, by: own, at: place)
      }
      guard case .string(let type)? = schema["type"] else { return [] }
      switch (type, value) {
      case ("object", let members as [String: Any]):
        let known = schema["properties"]?.members ?? [:]
        var required: [String] = []
        if case .array(let names)? = schema["required"] {
          required = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
        }
        return required.filter { members[$0] == nil }.map { "\(place)/\($0) is missing" }
          + members.flatMap { name, value in
            known[name].map { faults(of: value, by: $0, at: "\(place)/\(name)") }
              ?? ["\(place)/\(name) is not described"]
          }
      case ("array", let elements as [Any]):
        return elements.flatMap { faults(of: $0, by: schema["items"] ?? [:], at: "\(place)/-") }
      case ("string", let text as String):
        guard case .array(let choices)? = schema["enum"] else { return [] }
        return choices.contains(.string(text)) ? [] : ["\(place) is \(text)"]
      case ("number", _ as NSNumber), ("integer", _ as NSNumber), ("boolean", _ as NSNumber):
        return []
      default: return ["\(place) is no \(type)"]
      }
    }
  }
#endif
