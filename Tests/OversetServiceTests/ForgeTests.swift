#if Service
  import Foundation
  import OversetCommand
  import OversetService
  import OversetTestBasics
  import Testing

  /// GitHub and GitLab: a commit's status, and one comment of its pull request.
  @Suite struct ForgeTests {
    private func service(
      _ forge: FakeForge, isGitHub: Bool
    ) async throws -> RunningService {
      try await RunningService(
        TestCatalog.project(),
        outbound: Receivers.outbound([Receivers.forge(forge, isGitHub: isGitHub)]))
    }

    private func opening(
      _ number: Int, nonce: String? = nil, total: Int = 1, before bases: [String] = []
    ) -> RunOpening {
      var opening = PushedApp.opening(
        PushedApp.commit(number), nonce: nonce, total: total, branch: "feature", before: bases)
      opening.pullRequest = 7
      return opening
    }

    private func areDelivered(_ service: RunningService) async throws -> Bool {
      try await Eventually.holds {
        try await OutboxTests.rows(service).allSatisfy { $0.state == "delivered" }
      }
    }

    @Test(
      "the status waits, fails and succeeds with the run, and the one comment follows it",
      arguments: [true, false])
    func followed(isGitHub: Bool) async throws {
      let forge = try await FakeForge(isGitHub: isGitHub)
      let service = try await service(forge, isGitHub: isGitHub)
      var app = try await PushedApp()
      _ = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      #expect(try await areDelivered(service))
      #expect(forge.comments.isEmpty && forge.statuses.last?.state == "success")
      app.label = "Changed"
      try app.breakGerman()
      var opening = opening(2, total: 2, before: [PushedApp.commit(1)])
      opening.head = PushedApp.commit(0xABC)
      let shards = try await app.shards(2)
      let run = try await service.push([shards[0]], opening).number
      #expect(try await areDelivered(service))
      let pending = try #require(forge.statuses.last)
      #expect(pending.state == "pending" && pending.context == "overset/shop")
      // The merge that a system made is seen by nobody.
      #expect(pending.commit == opening.head)
      #expect(pending.url == "https://overset.example/runs/\(run)")
      #expect(forge.comments.isEmpty)
      try await service.push([shards[1]], opening)
      #expect(try await areDelivered(service))
      let failed = isGitHub ? "failure" : "failed"
      #expect(forge.statuses.last?.state == failed)
      #expect(forge.statuses.last?.description.contains("fail") == true)
      let comment = try #require(forge.comments.first)
      #expect(comment.text.contains("### Overset <code>shop</code>"))
      #expect(comment.text.contains("pt over, de"))
      #expect(comment.text.contains("https://overset.example/runs/\(run)"))
      #expect(comment.text.contains("Compared with"))
      // A decision changes both; the comment stays one.
      let causes = try await service.causes(run).causes
      let answer = try await service.decide(
        run,
        causes.map { cause in
          cause.kind == "finding"
            ? DecisionChange(cause.id, "known", reason: "a", lastDay: "2999-01-31")
            : DecisionChange(cause.id, "accept")
        })
      #expect(answer.status == 200)
      #expect(try await areDelivered(service))
      #expect(forge.statuses.last?.state == "success")
      #expect(forge.comments.count == 1 && forge.edits == 1)
      #expect(forge.comments.first?.text.contains("nothing fails") == true)
    }

    @Test(
      "two runs that end at once have one comment, that of the newer", arguments: [true, false])
    func atOnce(isGitHub: Bool) async throws {
      let forge = try await FakeForge(isGitHub: isGitHub)
      let service = try await service(forge, isGitHub: isGitHub)
      let app = try await PushedApp()
      let shards = try await app.shards()
      let openings = [opening(1), opening(2), opening(2, nonce: "again")]
      let runs = try await withThrowingTaskGroup(of: Int.self) { group in
        for opening in openings {
          group.addTask { try await service.push(shards, opening).number }
        }
        var numbers: [Int] = []
        for try await number in group { numbers.append(number) }
        return numbers
      }
      #expect(try await areDelivered(service))
      #expect(forge.comments.count == 1)
      let last = try #require(runs.max())
      #expect(forge.comments.first?.text.contains("runs/\(last)\"") == true)
      // A server that was started anew finds its comment again.
      let next = try await RunningService(
        service.project,
        outbound: Receivers.outbound([Receivers.forge(forge, isGitHub: isGitHub)]))
      try await next.push(shards, opening(3))
      #expect(try await areDelivered(next))
      #expect(forge.comments.count == 1)
    }

    @Test(
      "a comment of somebody else with the marker is left alone, and ours is found behind a hundred others",
      arguments: [true, false])
    func marker(isGitHub: Bool) async throws {
      let forge = try await FakeForge(isGitHub: isGitHub)
      let service = try await service(forge, isGitHub: isGitHub)
      let app = try await PushedApp()
      let shards = try await app.shards()
      try await service.push(shards, opening(1))
      #expect(try await areDelivered(service))
      let own = try #require(forge.comments.first)
      let marker = try #require(own.text.split(separator: "\n").first)
      let crowded = try await FakeForge(isGitHub: isGitHub)
      crowded.add("\(marker)\nforged", by: FakeForge.other)
      for number in 0..<120 { crowded.add("comment \(number)", by: FakeForge.other) }
      crowded.add("\(marker)\nold", by: FakeForge.me(isGitHub))
      let other = try await self.service(crowded, isGitHub: isGitHub)
      try await other.push(shards, opening(1))
      #expect(try await areDelivered(other))
      #expect(crowded.comments.count == 122 && crowded.edits == 1)
      try #require(crowded.comments.count == 122)
      #expect(crowded.comments[0].text == "\(marker)\nforged")
      #expect(crowded.comments[121].text == own.text)
    }

    @Test("an app of GitHub, which may not ask who it is, finds its comment as a bot's")
    func app() async throws {
      let forge = try await FakeForge(isGitHub: true, isApp: true)
      let service = try await service(forge, isGitHub: true)
      let app = try await PushedApp()
      let shards = try await app.shards()
      for number in 1...2 {
        try await service.push(shards, opening(number))
        #expect(try await areDelivered(service))
      }
      #expect(forge.comments.count == 1)
    }

    @Test("limits are waited for, and what is refused for good stops nothing that follows")
    func limits() async throws {
      let forge = try await FakeForge(isGitHub: true)
      forge.refuse(
        .json(403, FakeForge.payload("github", "limit"), ["retry-after": "1"]))
      forge.refuse(
        .json(
          429, FakeForge.payload("github", "limit"),
          ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1"]))
      let service = try await service(forge, isGitHub: true)
      let start = ContinuousClock.now
      try await OutboxTests.open(service, [1])
      #expect(try await Eventually.holds { forge.statuses.count == 1 })
      // At least as long as was asked for; both pauses of our own would be a tenth of that.
      #expect(start.duration(to: .now) >= .seconds(2))
      forge.refuse(.json(422, FakeForge.payload("github", "unknown")))
      try await OutboxTests.open(service, [9, 10])
      #expect(try await Eventually.holds { forge.statuses.count == 2 })
      #expect(forge.statuses.map(\.commit) == [PushedApp.commit(1), PushedApp.commit(10)])
      let rows = try await OutboxTests.rows(service)
      #expect(rows.first(where: { $0.run == 2 })?.state == "failed")
      #expect(rows.first(where: { $0.run == 2 })?.fault?.contains("No commit found") == true)
    }

    @Test("a status of GitLab that is pending already is no error")
    func pendingTwice() async throws {
      let forge = try await FakeForge(isGitHub: false)
      let service = try await service(forge, isGitHub: false)
      try await OutboxTests.open(service, [1])
      let body = try JSONEncoder().encode(
        PushedApp.opening(PushedApp.commit(1), nonce: "again", total: 2))
      _ = try await service.ask("/v1/runs", method: "POST", body: body)
      #expect(try await areDelivered(service))
      #expect(forge.statuses.map(\.state) == ["pending"])
      #expect(try await OutboxTests.rows(service).count == 2)
    }

    @Test(
      "names and texts that look like Markdown, mentions or commands are shown as they are",
      arguments: [true, false])
    func hostile(isGitHub: Bool) async throws {
      let forge = try await FakeForge(isGitHub: isGitHub)
      let service = try await service(forge, isGitHub: isGitHub)
      var app = try await PushedApp()
      let name =
        "</code> @team #1 [x](https://evil.example) <img src=x> | `a` -->"
      _ = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      app.label = name
      var opening = opening(2, before: [PushedApp.commit(1)])
      opening.base = name
      opening.mergeBase = PushedApp.commit(1)
      try app.write(hostileKey: "/merge \(name)")
      try await service.push(try await app.shards(), opening)
      #expect(try await areDelivered(service))
      let text = try #require(forge.comments.first?.text)
      let body = text.split(separator: "\n").dropFirst().joined(separator: "\n")
      for forged in ["</code> ", "@team", "#1 ", "](http", "<img", "`a`", "-->"] {
        #expect(!body.contains(forged), "\(forged)")
      }
      #expect(body.contains("&#64;&#8203;team"))
      // No line begins with what GitLab would obey.
      #expect(!body.split(separator: "\n").contains { $0.hasPrefix("/") })
    }
  }

  extension PushedApp {
    /// Gives the catalog a key of any text, whose German is too long for where it is shown.
    fileprivate func write(hostileKey key: String) throws {
      let entry: [String: Any] = [
        "localizations": [
          "en": ["stringUnit": ["state": "translated", "value": "Go %@"]],
          "de": ["stringUnit": ["state": "translated", "value": "Los"]],
        ]
      ]
      let file = project.file("Locales/Test.xcstrings")
      var catalog =
        try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
      var strings = catalog["strings"] as? [String: Any] ?? [:]
      // A placeholder is lost in German: a finding of the catalog, which is called by the key.
      strings[key] = entry
      catalog["strings"] = strings
      try JSONSerialization.data(withJSONObject: catalog).write(to: file)
    }
  }
#endif
