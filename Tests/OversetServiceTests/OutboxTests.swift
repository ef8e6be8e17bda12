#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Synchronization
  import Testing

  /// Webhooks are told what happens to runs: once it is kept, in order, and until it arrives.
  @Suite struct OutboxTests {
    /// Answers questions one after the other, the last for all that follow.
    private final class Script: Sendable {
      private let replies: Mutex<[FakeServer.Reply]>

      init(_ replies: [FakeServer.Reply]) { self.replies = Mutex(replies) }

      func next() -> FakeServer.Reply {
        replies.withLock { replies in
          replies.count > 1 ? replies.removeFirst() : replies.first ?? FakeServer.Reply()
        }
      }
    }

    private func server(_ replies: FakeServer.Reply...) async throws -> FakeServer {
      let script = Script(replies)
      return try await FakeServer { _ in script.next() }
    }

    /// A row of the outbox.
    struct Row: Sendable, Equatable {
      let state: String
      let event: String
      let run: Int
      let fault: String?
    }

    static func rows(_ service: RunningService) async throws -> [Row] {
      try await service.state.runs.store().read { database in
        try GRDB.Row.fetchAll(
          database, sql: "SELECT state, event, run, fault FROM outboxMessage ORDER BY number"
        ).map { Row(state: $0["state"], event: $0["event"], run: $0["run"], fault: $0["fault"]) }
      }
    }

    /// Pushes runs that hold nothing but two shards of which none has come: no run is measured.
    static func open(_ service: RunningService, _ numbers: [Int]) async throws {
      for number in numbers {
        let body = try JSONEncoder().encode(
          PushedApp.opening(PushedApp.commit(number), total: 2))
        let answer = try await service.ask("/v1/runs", method: "POST", body: body)
        #expect(answer.status == 200)
      }
    }

    @Test("a run that is complete, and a decision about it, are told with what they come to")
    func told() async throws {
      let hook = try await server()
      let service = try await RunningService(
        TestCatalog.project(), outbound: Receivers.outbound([Receivers.webhook(hook.url)]))
      var app = try await PushedApp()
      try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      app.label = "Changed"
      var opening = PushedApp.opening(
        PushedApp.commit(2), branch: "feature", before: [PushedApp.commit(1)])
      opening.pullRequest = 7
      let shards = try await app.shards()
      let run = try await service.push(shards, opening).number
      // The same once more is the same run, and nothing to tell.
      try await service.push(shards, opening)
      let causes = try await service.causes(run).causes
      try await service.decide(run, causes.map { DecisionChange($0.id, "accept") })
      #expect(try await Eventually.holds { hook.questions.count >= 3 })
      let heard = hook.questions
      #expect(heard.allSatisfy { $0.method == "POST" && $0.isSigned })
      #expect(Set(heard.compactMap { $0.fields["webhook-id"] }).count == 3)
      let messages = heard.compactMap(\.message)
      #expect(messages.map(\.type) == ["run.completed", "run.completed", "run.decided"])
      #expect(messages.allSatisfy { $0.version == 1 && $0.data.state == "complete" })
      try #require(messages.count == 3)
      let (first, second, third) = (messages[0].data, messages[1].data, messages[2].data)
      #expect(first.passes == true && first.exitCode == 0 && first.causes?.failing == 0)
      #expect(second.number == run && second.pullRequest == 7 && second.passes == false)
      #expect(second.causes?.open == causes.count && (second.causes?.failing ?? 0) > 0)
      #expect(second.baseline?.number == first.number && second.baseline?.why.isEmpty == false)
      #expect(second.url == "https://overset.example/runs/\(run)" && second.by == nil)
      #expect(third.by == "all" && third.passes == true)
      #expect(third.causes?.accepted == causes.count && third.causes?.open == 0)
      // The receiver knows it before the server has written that it does.
      #expect(
        try await Eventually.holds {
          let figures = try await service.ask("/metrics").text
          return figures.contains("overset_outbox_delivered_total{receiver=\"chat\"} 3")
            && figures.contains("overset_outbox_pending{receiver=\"chat\"} 0")
        })
    }

    @Test("a run that expires is told once, and again with a shard that comes late")
    func expired() async throws {
      let hook = try await server()
      let service = try await RunningService(
        TestCatalog.project(), outbound: Receivers.outbound([Receivers.webhook(hook.url)]))
      let app = try await PushedApp()
      let shards = try await app.shards(2)
      let opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      try await service.push([shards[0]], opening)
      try await service.state.runs.store().write { database in
        try database.execute(sql: "UPDATE outboxReceiver SET since = 0")
        try database.execute(sql: "UPDATE run SET expires = 1")
      }
      #expect(try await Eventually.holds { hook.questions.count == 1 })
      let message = try #require(hook.questions.first?.message)
      #expect(message.type == "run.partial" && message.data.state == "partial")
      #expect(message.data.passes == false && message.data.causes?.open == 0)
      try await service.push([shards[1]], opening)
      #expect(try await Eventually.holds { hook.questions.count == 2 })
      #expect(hook.questions.last?.message?.type == "run.completed")
    }

    @Test(
      "what does not arrive is sent again with the same identity, and what follows waits for it")
    func order() async throws {
      let hook = try await server(
        .init(status: 500), .init(status: 302, fields: ["Location": "http://127.0.0.1:1/"]),
        .init(status: 503, fields: ["Retry-After": "0"]), .init(status: 200))
      let service = try await RunningService(
        TestCatalog.project(),
        outbound: Receivers.outbound([
          Receivers.webhook(hook.url, events: [.opened]),
          Receivers.webhook(hook.url, name: "others", runs: ["another"], events: [.opened]),
        ]))
      try await Self.open(service, [1, 2, 3])
      #expect(try await Eventually.holds { hook.questions.count == 6 })
      let heard = hook.questions
      let ids = heard.compactMap { $0.fields["webhook-id"] }
      #expect(Set(ids.prefix(4)).count == 1 && Set(ids).count == 3)
      #expect(Set(heard.prefix(4).map(\.body)).count == 1)
      #expect(heard.suffix(3).compactMap { $0.message?.data.number } == [1, 2, 3])
      #expect(
        try await Eventually.holds {
          try await Self.rows(service).map(\.state) == ["delivered", "delivered", "delivered"]
        })
    }

    @Test("a message that never arrives is given up, and the next one is tried")
    func givenUp() async throws {
      let hook = try await server(.init(status: 500))
      var schedule = Receivers.schedule
      schedule.patience = 0.5
      let service = try await RunningService(
        TestCatalog.project(),
        outbound: Receivers.outbound(
          [Receivers.webhook(hook.url, events: [.opened])], schedule))
      try await Self.open(service, [1, 2])
      #expect(
        try await Eventually.holds {
          try await Self.rows(service).map(\.state) == ["failed", "failed"]
        })
      #expect(try await Self.rows(service).allSatisfy { $0.fault == "it answers 500" })
      let list = try await service.ask("/v1/deliveries?state=failed&receiver=chat&limit=1")
        .message(DeliveryList.self)
      #expect(list.total == 2 && list.deliveries.map(\.run) == [2])
      let first = try #require(list.deliveries.first)
      #expect(first.attempts >= 1 && first.due == nil && first.ended != nil)
      #expect(first.fault == "it answers 500" && first.event == "run.opened")
      #expect(
        try await service.ask("/v1/deliveries?state=pending").message(DeliveryList.self).total == 0)
      #expect(try await service.ask("/v1/deliveries?state=lost").status == 400)
      #expect(Set(hook.questions.compactMap { $0.fields["webhook-id"] }).count == 2)
      #expect(
        try await Eventually.holds {
          try await service.ask("/metrics").text
            .contains("overset_outbox_failed_total{receiver=\"chat\"} 2")
        })
    }

    @Test("a receiver that answers 410 gets nothing any more, until its address is another")
    func gone() async throws {
      let hook = try await server(.init(status: 410))
      let project = try TestCatalog.project()
      let service = try await RunningService(
        project,
        outbound: Receivers.outbound([Receivers.webhook(hook.url, events: [.opened])]))
      try await Self.open(service, [1])
      #expect(
        try await Eventually.holds { try await Self.rows(service).map(\.state) == ["failed"] })
      try await Self.open(service, [2])
      #expect(try await Self.rows(service).count == 1 && hook.questions.count == 1)
      let again = try await RunningService(
        project,
        outbound: Receivers.outbound([Receivers.webhook(hook.url, events: [.opened])]))
      try await Self.open(again, [3])
      #expect(try await Self.rows(again).count == 1)
      let moved = try await server()
      let other = try await RunningService(
        project,
        outbound: Receivers.outbound([Receivers.webhook(moved.url, events: [.opened])]))
      try await Self.open(other, [4])
      #expect(try await Eventually.holds { moved.questions.count == 1 })
    }

    @Test("an address of this machine is not asked unless the configuration says so")
    func ownNetwork() async throws {
      let hook = try await server()
      for url in [hook.url, "http://localhost:\(hook.port)", "http://169.254.169.254/"] {
        let client = OutboundClient(isInternal: false, seconds: 5, limit: 100)
        let fault = await #expect(throws: OutboundFault.self) {
          try await client.answer(to: OutboundClient.Question("GET", url))
        }
        #expect(fault?.words.contains("address") == true)
      }
      let inside = OutboundClient(isInternal: true, seconds: 5, limit: 100)
      #expect(
        try await inside.answer(to: OutboundClient.Question("GET", "\(hook.url)/x")).status == 200)
      await #expect(throws: OutboundFault.self) {
        try await inside.answer(to: OutboundClient.Question("GET", "http://169.254.169.254/"))
      }
      #expect(hook.questions.map(\.path) == ["/x"])
    }

    @Test("an answer that is too long, too late or a redirect is an answer that did not come")
    func bounds() async throws {
      let target = try await server()
      let url = target.url
      let hook = try await FakeServer { question in
        switch question.path {
        case "/long": return .init(body: Data(repeating: 65, count: 2_000))
        case "/late":
          try await Task.sleep(for: .seconds(30))
          return .init()
        default: return .init(status: 307, fields: ["Location": url])
        }
      }
      let client = OutboundClient(isInternal: true, seconds: 0.5, limit: 1_000)
      for path in ["/long", "/late"] {
        await #expect(throws: OutboundFault.self) {
          try await client.answer(to: OutboundClient.Question("GET", hook.url + path))
        }
      }
      #expect(
        try await client.answer(to: OutboundClient.Question("GET", hook.url + "/x")).status == 307)
      #expect(target.questions.isEmpty)
    }

    @Test("what ended a month ago is removed, and what nobody is configured for is given up")
    func retention() async throws {
      let hook = try await server()
      let outbound = Receivers.outbound([Receivers.webhook(hook.url, events: [.opened])])
      let service = try await RunningService(TestCatalog.project(), outbound: outbound)
      try await Self.open(service, [1, 2])
      #expect(
        try await Eventually.holds {
          try await Self.rows(service).map(\.state) == ["delivered", "delivered"]
        })
      let store = try service.state.runs.store()
      let now = Date().timeIntervalSince1970
      try await store.write { database in
        try database.execute(
          sql: "UPDATE outboxMessage SET ended = ? WHERE run = 1", arguments: [now - 31 * 86_400])
        try database.execute(
          sql: """
            INSERT INTO outboxMessage (id, receiver, event, run, body, made, due, state)
            SELECT 'msg_old', 'nobody', event, run, body, 1, 1, 'pending' FROM outboxMessage WHERE run = 2
            """)
      }
      try await store.tidyOutbox(outbound, at: now)
      let rows = try await Self.rows(service)
      #expect(rows.map(\.run) == [2, 2] && rows.map(\.state) == ["delivered", "failed"])
    }

    @Test("without receivers nothing is written")
    func nobody() async throws {
      let service = try await RunningService(TestCatalog.project())
      try await Self.open(service, [1])
      #expect(try await Self.rows(service).isEmpty)
      let count = try await service.state.runs.store().read { database in
        try Int.fetchOne(database, sql: "SELECT count(*) FROM outboxReceiver")
      }
      #expect(count == 0)
      #expect(try await !service.ask("/metrics").text.contains("overset_outbox"))
    }
  }
#endif
