#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// The audit log: who has done what, when, and from where.
  @Suite(.serialized) struct AuditTests {
    private func lines(
      _ service: RunningService, _ change: (inout AuditQuery) -> Void = { _ in }
    ) async throws -> [AuditLine] {
      var query = AuditQuery()
      change(&query)
      return try await service.state.runs.store().audit(query)
    }

    @Test(
      "a run, its shards, decisions and comments each have a line, and what is refused or known already has none"
    )
    func runs() async throws {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp()
      app.label = "Changed"
      let opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      let shards = try await app.shards(2)
      _ = try await service.push(shards, opening)
      _ = try await service.push(shards, opening)
      let cause = try #require(try await service.causes(1).causes.first)
      let cells = [try #require(cause.cells.first)]
      #expect(
        try await service.decide(1, [DecisionChange(cause.id, "accept", cells: cells)]).status
          == 200)
      // Somebody has decided about the same since: nothing is kept, and nothing is told.
      #expect(
        try await service.decide(1, [DecisionChange(cause.id, "accept")], seen: 0).status == 409)
      let body = Data(#"{"text":"secret words"}"#.utf8)
      #expect(
        try await service.ask("/v1/runs/1/comments", method: "POST", body: body).status == 200)
      let all = try await lines(service)
      #expect(
        all.map { "\($0.kind) \($0.name) \($0.action) \($0.on)" } == [
          "token all run-opened run 1 of shop", "token all shard-pushed run 1 shard 1",
          "token all shard-pushed run 1 shard 2",
          "token all decided run 1 cause \(cause.id), 1 of its cells: accept",
          "token all commented run 1 comment 1",
        ])
      #expect(all.map(\.id) == Array(1...5))
      #expect(all.allSatisfy { $0.address == "127.0.0.1" })
      #expect(!"\(all)".contains("secret words") && !"\(all)".contains(RunningService.secret))
      #expect(try await lines(service) { $0.actions = [.commented] }.count == 1)
      #expect(try await lines(service) { $0.name = "reviewer" }.isEmpty)
      #expect(try await lines(service) { $0.limit = 2 }.map(\.id) == [4, 5])
      #expect(try await lines(service) { $0.until = 0 }.isEmpty)
      #expect(try await lines(service) { $0.since = 1 }.count == 5)
    }

    @Test("a text has its line with the key alone, and one that cannot be written has another")
    func texts() async throws {
      let service = try await RunningService(TestCatalog.project())
      func save(_ seen: String) async throws -> Int {
        let body = try JSONSerialization.data(withJSONObject: [
          "key": "half.go", "locale": "de", "text": "Hidden words", "seen": seen,
        ])
        return try await service.ask("/v1/texts", method: "PUT", body: body).status
      }
      #expect(try await save("Other") == 409)
      #expect(try await save(TestCatalog.short) == 200)
      let all = try await lines(service)
      #expect(all.map(\.action) == ["text-saved"])
      #expect(all.first?.on == "Locales/Main.xcstrings de half.go")
      #expect(!"\(all)".contains("Hidden"))
    }

    @Test("a text is not written where its line cannot be")
    func fullDisk() async throws {
      let service = try await RunningService(TestCatalog.project())
      let store = try service.state.runs.store()
      try await store.write { database in
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
      let file = service.project.root.appending(path: "Locales/Main.xcstrings")
      var (seen, status) = (TestCatalog.short, 200)
      for number in 0..<2_000 where status == 200 {
        let before = try Data(contentsOf: file)
        let text = "Los \(number)"
        let body = try JSONSerialization.data(withJSONObject: [
          "key": "half.go", "locale": "de", "text": text, "seen": seen,
        ])
        status = try await service.ask("/v1/texts", method: "PUT", body: body).status
        if status == 200 { seen = text } else { #expect(try Data(contentsOf: file) == before) }
      }
      #expect(status == 507)
      #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self).contains("\"\(seen)\""))
    }

    @Test("lines are added at the end and removed from the beginning alone, by age")
    func appendOnly() async throws {
      let scratch = try Scratch()
      let store = try RunStore(scratch.folder.appending(path: "kept", directoryHint: .isDirectory))
      let tokens = ["a", "b", "c"].map {
        AccessToken(name: $0, rights: [.read], digest: AccessToken.digest(of: $0))
      }
      for number in 1...3 {
        try store.noteTokens(
          Array(tokens.prefix(number)), by: Author("ada", .console), at: Double(number) * 86_400)
      }
      for statement in [
        "UPDATE audit SET name = 'x'", "UPDATE audit SET subject = '' WHERE id = 3",
        "DELETE FROM audit WHERE id = 2", "DELETE FROM audit WHERE name = 'x' OR id > 1",
      ] {
        await #expect(throws: Problem.self) {
          try await store.write { try $0.execute(sql: statement) }
        }
      }
      #expect(try await store.audit(AuditQuery()).map(\.id) == [1, 2, 3])
      #expect(try await store.removeOldLines(olderThan: 10, at: 5 * 86_400) == 0)
      #expect(try await store.removeOldLines(olderThan: 3, at: 5.5 * 86_400) == 2)
      let left = try await store.audit(AuditQuery())
      #expect(left.map(\.id) == [3, 4])
      #expect(left.last?.action == "retention" && left.last?.on == "2 lines of this log")
      // Numbers are never given again.
      #expect(try await store.removeOldLines(olderThan: 1, at: 900 * 86_400) == 2)
      #expect(try await store.audit(AuditQuery()).map(\.id) == [5])
    }

    @Test("runs that retention removes, and their files, have lines")
    func retention() async throws {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp()
      for number in 1...2 {
        app.label = "Changed \(number)"
        _ = try await service.push(
          try await app.shards(), PushedApp.opening(PushedApp.commit(number)))
      }
      let store = try service.state.runs.store()
      _ = try await store.removeOld(
        olderThan: 90, beyond: .max, at: Date().timeIntervalSince1970 + 91 * 86_400)
      let all = try await lines(service) { $0.actions = [.retention] }
      try #require(all.count == 3)
      #expect(all[0].on == "runs 1" && all[1].on.hasPrefix("to remove: "))
      #expect(all[2].on.hasPrefix("removed: ") && all[2].on.contains(" files, "))
      #expect(all.allSatisfy { $0.kind == "server" && $0.address == nil })
    }

    @Test("behind proxies of one's own, the address is the one that they were asked by")
    func proxies() async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.proxies = 2 }
      let bodies = [
        "203.0.113.7, 10.0.0.1": "203.0.113.7", "1.2.3.4, 203.0.113.8,10.0.0.1": "203.0.113.8",
        "2001:db8::1, 10.0.0.1": "2001:db8::1", "10.0.0.1": "127.0.0.1",
        "<script>, 10.0.0.1": "127.0.0.1", "": "127.0.0.1",
      ]
      for (number, (field, address)) in bodies.enumerated() {
        let opening = PushedApp.opening(PushedApp.commit(number + 1))
        let answer = try await service.ask(
          "/v1/runs", method: "POST", fields: ["X-Forwarded-For": field],
          body: try JSONEncoder().encode(opening))
        #expect(answer.status == 200)
        #expect(try await lines(service).last?.address == address, "\(field)")
      }
    }

    @Test("the program prints who made and withdrew tokens and copied, as text and as JSON")
    func program() async throws {
      let project = try TestCatalog.project()
      let root = project.root.path(percentEncoded: false)
      func run(_ arguments: [String]) async throws -> (code: Int32, output: String, errors: String)
      {
        try await ServerProcess(arguments + ["--project", root]).end()
      }
      #expect(try await run(["audit"]).code == 64)
      let made = try await run(["token", "ci", "--rights", "push,read"])
      #expect(made.code == 0)
      #expect(try await run(["token", "ci"]).code == 64)
      #expect(try await run(["token", "other"]).code == 0)
      #expect(try await run(["token", "ci", "--withdraw"]).code == 0)
      #expect(try await run(["token", "ci", "--withdraw"]).code == 64)
      #expect(try await run(["backup", root + "/copy"]).code == 0)
      let text = try await run(["audit"])
      #expect(text.code == 0)
      let words = text.output.split(separator: "\n").map { $0.split(separator: " ").dropFirst(3) }
      #expect(
        words.map { $0.joined(separator: " ") } == [
          "token-made token ci read,push", "token-made token other read,check",
          "token-withdrawn token ci", "backup",
        ])
      let secret = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(!text.output.contains(secret))
      let json = try await run([
        "audit", "--format", "json", "--action", "backup", "--action", "token-withdrawn",
      ])
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let lines = try #require(object?["lines"] as? [[String: Any]])
      #expect(lines.map { $0["action"] as? String } == ["token-withdrawn", "backup"])
      #expect(object?["version"] as? Int == 1)
      #expect(try await run(["audit", "--since", "2100-01-01"]).output.isEmpty)
      #expect(try await run(["audit", "--name", "nobody-at-all"]).output.isEmpty)
      #expect(try await run(["audit", "--limit", "1"]).output.split(separator: "\n").count == 1)
      for wrong in [["--since", "yesterday"], ["--action", "fly"], ["--limit", "0"]] {
        #expect(try await run(["audit"] + wrong).code == 64, "\(wrong)")
      }
      // The copy tells of itself.
      let copied = try await ServerProcess(["audit", "--data", root + "/copy", "--project", root])
        .end()
      #expect(copied.output.hasSuffix("backup\n"))
    }

    @Test(
      "a token that comes or goes by hand has its line when the server sees it, and one by the program has one alone"
    )
    func tokensByHand() async throws {
      let project = try TestCatalog.project()
      let root = project.root.path(percentEncoded: false)
      let token = AccessToken(name: "hand", rights: [.read], digest: AccessToken.digest(of: "x"))
      try project.write("\(token.line)\n", to: ".overset/service/tokens")
      let server = try ServerProcess(["--project", root, "--port", "0"])
      _ = try #require(await server.listening())
      #expect(try await ServerProcess(["token", "made", "--project", root]).end().code == 0)
      try project.write("", to: ".overset/service/tokens")
      var output = ""
      let isTold = try await Eventually.holds {
        output = try await ServerProcess(["audit", "--project", root]).end().output
        return output.split(separator: "\n").count >= 4
      }
      #expect(isTold)
      server.send(SIGTERM)
      #expect(await server.end().code == 0)
      let words = output.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return words.count > 3
          ? "\(words[1]) \(words.dropFirst(3).joined(separator: " "))" : String(line)
      }
      #expect(
        words == [
          "server token-made token hand read", "console token-made token made read,check",
          "server token-withdrawn token hand", "server token-withdrawn token made",
        ])
    }
  }
#endif
