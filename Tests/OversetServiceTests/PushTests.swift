#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// Runs come in shards, in any order, from any machine, and more than once.
  @Suite struct PushTests {
    @Test("one shard is a run: its document is that of `overset merge`, and its pictures are there")
    func wholeRun() async throws {
      var app = try await PushedApp()
      try app.breakGerman()
      app.label = "Changed"
      // It covers nothing, which only the whole run can tell; its line is on the page.
      try app.project.write(
        "known:\n  - {rule: word-broken, component: None, reason: gone}\n", to: "Config/checks.yml")
      let service = try await RunningService(TestCatalog.project())
      let outcome = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      #expect(outcome.state == "complete")
      let document = try await service.ask("/v1/runs/\(outcome.number)/document")
      #expect(document.body == (try app.document(of: try await app.blobs())))
      let object = try #require(
        try JSONSerialization.jsonObject(with: document.body) as? [String: Any])
      let pictures = try #require(object["pictures"] as? [[String: Any]])
      #expect(pictures.count > 3)
      for picture in pictures {
        let digest = try #require(picture["digest"] as? String)
        let answer = try await service.ask("/v1/objects/\(digest)")
        #expect(answer.status == 200 && Digest.sha256Hex(of: answer.body) == digest)
        #expect(answer.fields["content-type"] == "image/png")
        #expect(answer.fields["cache-control"]?.contains("immutable") == true)
      }
      let run = try await service.run(outcome.number)
      #expect(run.cells == RunCells(planned: 8, present: 8))
      #expect(
        run.exitCode == 1 && run.missing == [] && run.shards == RunShards(total: 1, have: [1]))
    }

    @Test(
      "shards in any order, twice, in pieces and by two machines at once give the same document")
    func anyOrder() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let shards = try await app.shards(3)
      let expected = try app.document(of: try await app.blobs(3))
      let service = try await RunningService(TestCatalog.project())
      var generator = SystemRandomNumberGenerator()
      for number in 1...4 {
        let opening = PushedApp.opening(PushedApp.commit(number), total: 3)
        let orders = (0..<2).map { _ in shards.shuffled(using: &generator) }
        try await withThrowingTaskGroup(of: Void.self) { group in
          for order in orders {
            group.addTask {
              for shard in order { _ = try await service.push([shard, shard], opening) }
            }
          }
          try await group.waitForAll()
        }
        let list = try await service.ask("/v1/runs?limit=200").message(RunList.self)
        let run = try #require(list.runs.first { $0.commit == opening.commit })
        #expect(list.runs.count { $0.commit == opening.commit } == 1)
        #expect(run.state == "complete")
        let document = try await service.ask("/v1/runs/\(run.number)/document")
        #expect(document.body == expected)
      }
    }

    @Test("files that the server has are not sent again")
    func sendsWhatIsLacking() async throws {
      let app = try await PushedApp()
      let shards = try await app.shards()
      let service = try await RunningService(TestCatalog.project())
      let first = try await service.push(shards, PushedApp.opening(PushedApp.commit(1)))
      let second = try await service.push(shards, PushedApp.opening(PushedApp.commit(2)))
      #expect(first.files.sent == first.files.all && first.files.all > 4)
      #expect(second.files.sent == 0 && second.number != first.number)
    }

    @Test("each run is listed by its own state, however many shards others have")
    func listedByState() async throws {
      let service = try await RunningService(TestCatalog.project())
      let app = try await PushedApp()
      _ = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      let body = try JSONEncoder().encode(PushedApp.opening(PushedApp.commit(2)))
      _ = try await service.ask("/v1/runs", method: "POST", body: body)
      for (state, numbers) in [("complete", [1]), ("waiting", [2]), ("partial", [])] {
        let list = try await service.ask("/v1/runs?state=\(state)").message(RunList.self)
        #expect(list.runs.map(\.number) == numbers, "\(state)")
      }
    }

    @Test(
      "a run that lacks a shard waits, is partial when its time is over, names the cells, and is no baseline"
    )
    func partialRuns() async throws {
      let app = try await PushedApp()
      let shards = try await app.shards(2)
      let service = try await RunningService(TestCatalog.project())
      var opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      opening.expires = 60
      let outcome = try await service.push([shards[0]], opening)
      #expect(outcome.state == "waiting")
      let run = try await service.run(outcome.number)
      let cells = try #require(run.cells)
      #expect(cells.planned == 8 && cells.present < 8)
      #expect(run.missingCount == 8 - cells.present && run.missing?.count == run.missingCount)
      #expect(run.missing?.allSatisfy { shards[1].shard.holds($0.name) } == true)
      let page = try await service.ask("/v1/runs/\(outcome.number)/document")
      #expect(page.body == (try app.document(of: [try await app.blobs(2)[0]], isPartial: true)))
      // Its time is over.
      let store = try service.state.runs.store()
      try await store.write { try $0.execute(sql: "UPDATE run SET expires = 1") }
      #expect(try await service.run(outcome.number).state == "partial")
      let list = try await service.ask("/v1/runs?state=partial").message(RunList.self)
      #expect(list.total == 1)
      #expect(try await service.ask("/v1/runs?state=waiting").message(RunList.self).total == 0)
      // It is passed over, and says so.
      let next = PushedApp.opening(PushedApp.commit(2), total: 2, before: [opening.commit])
      let second = try await service.push(shards, next)
      let baseline = try #require(try await service.run(second.number).baseline)
      #expect(baseline.number == nil)
      #expect(baseline.why.contains("run \(outcome.number) of"))
      #expect(baseline.why.contains("is not complete, and was passed over"))
      // A shard that comes late completes it.
      #expect(try await service.push([shards[1]], opening).state == "complete")
    }

    @Test("the baseline is the newest complete run of the nearest commit that has one")
    func baselines() async throws {
      let app = try await PushedApp()
      let shards = try await app.shards()
      let service = try await RunningService(TestCatalog.project())
      let commits = (0..<6).map { PushedApp.commit($0 + 1) }
      let old = try await service.push(shards, PushedApp.opening(commits[0]))
      let again = try await service.push(shards, PushedApp.opening(commits[0], nonce: "again"))
      // Another project and a commit that is in no history count for nothing.
      var other = PushedApp.opening(commits[1])
      other.project = "other"
      _ = try await service.push(shards, other)
      _ = try await service.push(shards, PushedApp.opening(commits[5], branch: "elsewhere"))
      var opening = PushedApp.opening(
        commits[3], branch: "feature", before: [commits[1], commits[0]])
      (opening.mergeBase, opening.base) = (commits[1], "main")
      let run = try await service.run(try await service.push(shards, opening).number)
      #expect(run.baseline?.number == again.number && old.number < again.number)
      #expect(run.baseline?.commit == commits[0])
      #expect(run.baseline?.why.contains("1 commit before the merge base with main") == true)
      let first = try await service.run(old.number)
      #expect(first.baseline?.number == nil)
      #expect(first.baseline?.why.hasPrefix("nothing is known of the commits before it") == true)
    }

    @Test("another blob in the place of a shard is refused, and so is another run of the nonce")
    func refusesOthers() async throws {
      var app = try await PushedApp()
      let service = try await RunningService(TestCatalog.project())
      let opening = PushedApp.opening(PushedApp.commit(1))
      _ = try await service.push(try await app.shards(), opening)
      app.label = "Changed"
      let other = try await app.shards()
      await #expect(throws: Diagnostic.self) { try await service.push(other, opening) }
      let error = await #expect(throws: Diagnostic.self) {
        try await service.push(
          other, PushedApp.opening(PushedApp.commit(2), nonce: opening.nonce))
      }
      #expect(error?.exitCode == 65)
      #expect(error?.problem.contains("(409)") == true)
      #expect(try await service.run(1).shards.have == [1])
      // Shards of two plans.
      let mixed = PushedApp.opening(PushedApp.commit(3), total: 2)
      _ = try await service.push([try await app.shards(2)[0]], mixed)
      try app.breakGerman()
      let second = try await app.shards(2)[1]
      let refused = await #expect(throws: Diagnostic.self) {
        try await service.push([second], mixed)
      }
      #expect(refused?.problem.contains("another plan") == true)
    }

    @Test("history names the runs that have a finding, and by how much it is over")
    func history() async throws {
      let app = try await PushedApp()
      let service = try await RunningService(TestCatalog.project())
      let commits = (1...3).map(PushedApp.commit)
      _ = try await service.push(try await app.shards(), PushedApp.opening(commits[0]))
      try app.breakGerman()
      var last = 0
      for (number, commit) in commits.enumerated().dropFirst() {
        last = try await service.push(
          try await app.shards(), PushedApp.opening(commit, before: [commits[number - 1]])
        ).number
      }
      let causes = try await service.causes(last).causes
      let cause = try #require(causes.first { $0.kind == "finding" })
      #expect(cause.sinceRuns == 1)
      let fingerprint = try #require(cause.fingerprint)
      let points = try await service.ask("/v1/history?project=shop&fingerprint=\(fingerprint)")
        .message(RunHistoryList.self).runs
      #expect(points.map(\.present) == [false, true, true])
      #expect((points.last?.pointsOver ?? 0) > 10)
    }
  }
#endif
