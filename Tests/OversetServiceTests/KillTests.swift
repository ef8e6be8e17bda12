#if Service
  import Foundation
  import FoundationNetworking
  import GRDB
  import OversetCommand
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// The server is killed at any time: what it has acknowledged is there afterwards, and nothing half.
  @Suite(.serialized) struct KillTests {
    /// How often; `OVERSET_KILLS` makes it more.
    private static var kills: Int {
      ProcessInfo.processInfo.environment["OVERSET_KILLS"].flatMap { Int($0) } ?? 4
    }

    /// What the server has said that it keeps: the runs by their commits, and the revisions by the runs.
    private struct Kept: Sendable {
      var runs: [String: Int] = [:]
      var decisions: [Int: Int] = [:]

      /// These and a few of others: to ask for all after each kill would take longer with each.
      func and(_ count: Int, of others: Kept) -> Kept {
        var kept = self
        for (commit, run) in others.runs.shuffled().prefix(count) { kept.runs[commit] = run }
        for (run, revision) in others.decisions.shuffled().prefix(count) {
          kept.decisions[run] = revision
        }
        return kept
      }
    }

    private actor Acknowledged {
      private(set) var all = Kept()
      private var latest = Kept()

      func add(run commit: String, _ number: Int) {
        all.runs[commit] = number
        latest.runs[commit] = number
      }

      func add(decisionIn run: Int, _ revision: Int) {
        all.decisions[run] = revision
        latest.decisions[run] = revision
      }

      /// What was added since the last call, and some of what was added before.
      func takeLatest() -> Kept {
        defer { latest = Kept() }
        return latest.and(20, of: all)
      }
    }

    private struct Client {
      let client: ServiceClient

      func push(_ shards: [PushedShard], _ number: Int) async throws -> Int {
        try await RunPusher(client).push(
          shards, of: PushedApp.opening(PushedApp.commit(number), total: 2)
        ).number
      }

      func decide(_ run: Int, _ text: String) async throws -> Int {
        let list = try await client.get("/v1/runs/\(run)/causes", answer: CauseList.self)
        guard let cause = list.causes.first else { throw CocoaError(.coderInvalidValue) }
        return try await client.send(
          "PUT", "/v1/runs/\(run)/decisions",
          DecisionRequest([DecisionChange(cause.id, "reject", reason: text)], seen: list.revision),
          answer: CauseList.self
        ).revision
      }

      /// Finds that all of it is there.
      func expect(_ kept: Kept) async throws {
        for (commit, number) in kept.runs {
          let run = try await client.get("/v1/runs/\(number)", answer: RunItem.self)
          #expect(run.commit == commit && run.state == "complete")
        }
        for (run, revision) in kept.decisions {
          let list = try await client.get("/v1/runs/\(run)/causes", answer: CauseList.self)
          #expect(list.revision >= revision)
          #expect(list.causes.first?.verdict == "reject")
        }
      }
    }

    @Test(
      "pushes and decisions that were acknowledged are there after a kill, and the rest can be sent again"
    )
    func killed() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let shards = try await app.shards(2)
      let project = try TestCatalog.project()
      let arguments = [
        "--project", project.root.path(percentEncoded: false), "--port", "0", "--open",
      ]
      let known = Acknowledged()
      var next = 1
      var expected: Data?
      for kill in 0..<Self.kills {
        let server = try ServerProcess(arguments)
        let (port, _) = try #require(await server.listening())
        let client = try ServiceClient("http://127.0.0.1:\(port)", token: nil) { _ in }
        // What was acknowledged before is there.
        try await Client(client: client).expect(await known.takeLatest())
        if let run = await known.all.runs.values.randomElement() {
          let document = try await client.data("/v1/runs/\(run)/document")
          expected = expected ?? document
          #expect(document == expected)
        }
        let start = next
        let load = Task {
          try await withThrowingTaskGroup(of: Void.self) { group in
            for lane in 0..<3 {
              group.addTask {
                for step in 0..<1_000 {
                  let number = start + step * 3 + lane
                  let run = try await Client(client: client).push(shards.shuffled(), number)
                  await known.add(run: PushedApp.commit(number), run)
                  let revision = try await Client(client: client).decide(run, "\(number)")
                  await known.add(decisionIn: run, revision)
                }
              }
            }
            try await group.waitForAll()
          }
        }
        // On a busy machine the first run takes long, and there is nothing to lose before it.
        if kill == 0 { _ = try await Eventually.holds { await !known.all.decisions.isEmpty } }
        try await Task.sleep(for: .milliseconds(.random(in: 50...700)))
        server.send(SIGKILL)
        _ = await server.end()
        load.cancel()
        _ = try? await load.value
        await client.close()
        next += 10_000
      }
      #expect(await !known.all.runs.isEmpty)
      let server = try ServerProcess(arguments)
      let (port, _) = try #require(await server.listening())
      let client = try ServiceClient("http://127.0.0.1:\(port)", token: nil) { _ in }
      try await Client(client: client).expect(await known.all)
      let list = try await client.get("/v1/runs?limit=200", answer: RunList.self)
      for run in list.runs where run.state != "complete" {
        // Nothing half: it takes its shards as if nothing had been.
        let number = try #require(Int(run.commit.drop { $0 == "0" }, radix: 16))
        #expect(try await Client(client: client).push(shards, number) == run.number)
      }
      let after = try await client.get("/v1/runs?limit=200", answer: RunList.self)
      #expect(after.runs.allSatisfy { $0.state == "complete" })
      // Nothing was done without its line, and no line tells of what was not.
      let store = try RunStore(
        project.root.appending(path: ".overset/service", directoryHint: .isDirectory))
      let differences = try await store.read { database in
        try [
          ("count(*) FROM run", "run-opened"),
          ("count(*) FROM shard WHERE isThere", "shard-pushed"),
          ("count(DISTINCT run || ' ' || made) FROM decision", "decided"),
        ].map { counted, action in
          try Int.fetchOne(
            database,
            sql:
              "SELECT (SELECT \(counted)) - (SELECT count(*) FROM audit WHERE action = '\(action)')"
          )
        }
      }
      #expect(differences == [0, 0, 0])
      await client.close()
      server.send(SIGTERM)
      #expect(await server.end().code == 0)
    }
  }
#endif
