#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// People decide about causes, and decisions are about content.
  @Suite struct ReviewTests {
    /// A run on the base branch, and one that breaks a text and changes a component.
    private func reviewed(
      _ service: RunningService
    ) async throws -> (app: PushedApp, shards: [PushedShard], run: Int, causes: CauseList) {
      var app = try await PushedApp()
      _ = try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      try app.breakGerman()
      app.label = "Changed"
      let shards = try await app.shards()
      var opening = PushedApp.opening(
        PushedApp.commit(2), branch: "feature", before: [PushedApp.commit(1)])
      (opening.pullRequest, opening.tree) = (7, PushedApp.commit(99))
      let run = try await service.push(shards, opening).number
      return (app, shards, run, try await service.causes(run))
    }

    @Test(
      "a finding that is new has the pictures that it changed behind it; other differences are causes of their own"
    )
    func causes() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, _, run, list) = try await reviewed(service)
      let findings = list.causes.filter { $0.kind == "finding" }
      let differences = list.causes.filter { $0.kind == "difference" }
      let finding = try #require(findings.first)
      #expect(finding.title.contains("pt over") && finding.title.contains("de"))
      #expect(finding.verdicts == ["known", "reject", "open"] && finding.fails)
      #expect(finding.verdict == "open" && finding.sinceRuns == 0)
      #expect(!differences.isEmpty && differences.allSatisfy { $0.verdicts.first == "accept" })
      // Every cell that differs lies behind exactly one cause that decides about its picture.
      #expect(differences.flatMap(\.cells).count == Set(differences.flatMap(\.cells)).count)
      #expect(Set(differences.flatMap(\.cells)).isDisjoint(with: finding.cells))
      let item = try await service.run(run)
      #expect(item.open == list.causes.count && item.accepted == 0)
    }

    @Test("what is accepted is written into the working tree, and the next run finds nothing")
    func acceptedIsWritten() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (app, _, run, list) = try await reviewed(service)
      var decisions: [DecisionChange] = []
      for cause in list.causes {
        decisions.append(
          cause.kind == "finding"
            ? DecisionChange(
              cause.id, "known", reason: "Until: the \"redesign\"", lastDay: "2999-01-31")
            : DecisionChange(cause.id, "accept"))
      }
      let answer = try await service.decide(run, decisions)
      #expect(answer.status == 200)
      let item = try await service.run(run)
      #expect(item.open == 0 && item.rejected == 0 && item.mixed == 0)
      let accepted = try await service.accepted(run)
      #expect(accepted.left == [] && !accepted.known.isEmpty)
      #expect(Set(accepted.references.map(\.path)).count == accepted.references.count)
      let client = try service.client()
      let writer = AcceptedWriter(project: app.project.root)
      let outcome = try await writer.write(accepted) { (digest) async throws(Diagnostic) in
        try await client.data("/v1/objects/\(digest)")
      }
      #expect(outcome.references.count == accepted.references.count)
      #expect(outcome.suppressions == accepted.known.count)
      let checks = try String(contentsOf: app.project.file("Config/checks.yml"), encoding: .utf8)
      #expect(checks.contains("until: \"2999-01-31\"") || checks.contains("until: 2999-01-31"))
      // Again: all is there.
      let again = try await writer.write(accepted) { (digest) async throws(Diagnostic) in
        try await client.data("/v1/objects/\(digest)")
      }
      #expect(again.references.isEmpty && again.suppressions == 0)
      await client.close()
      let next = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(3), branch: "feature"))
      #expect(try await service.run(next.number).exitCode == 0)
      #expect(try await service.causes(next.number).causes.allSatisfy { $0.accepted != nil })
    }

    @Test("who has looked before sees each decision as who looks for the first time does")
    func looksAgain() async throws {
      let project = try TestCatalog.project()
      let services = [try await RunningService(project), try await RunningService(project)]
      let (_, _, run, list) = try await reviewed(services[0])
      let path = "/v1/runs/\(run)/causes"
      for (number, cause) in (list.causes + list.causes.prefix(1)).enumerated() {
        let verdict = number < list.causes.count ? "reject" : "open"
        let answer = try await services[number % 2].decide(
          run, [DecisionChange(cause.id, verdict)])
        let expected = try await RunningService(project).ask(path).body
        #expect(answer.status == 200 && answer.body == expected)
        for service in services { #expect(try await service.ask(path).body == expected) }
      }
    }

    @Test("a reference that is another one than people saw keeps everything from being written")
    func staleReferences() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (app, _, run, list) = try await reviewed(service)
      try await service.decide(
        run, list.causes.filter { $0.kind == "difference" }.map { DecisionChange($0.id, "accept") })
      let accepted = try await service.accepted(run)
      let last = try #require(accepted.references.last { $0.path.hasSuffix(".txt") })
      try app.project.write("another\n", to: last.path)
      let before = try app.project.bytes(of: "__Snapshots__")
      let client = try service.client()
      let error = await #expect(throws: Diagnostic.self) {
        try await AcceptedWriter(project: app.project.root).write(accepted) {
          (digest) async throws(Diagnostic) in try await client.data("/v1/objects/\(digest)")
        }
      }
      await client.close()
      #expect(error?.exitCode == 65)
      #expect(try app.project.bytes(of: "__Snapshots__") == before)
    }

    @Test(
      "a decision stays through rebase and squash, and reaches another branch only when it is merged"
    )
    func scopes() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, shards, run, list) = try await reviewed(service)
      let cause = try #require(list.causes.first { $0.kind == "difference" })
      let finding = try #require(list.causes.first { $0.kind == "finding" })
      try await service.decide(
        run,
        [
          DecisionChange(cause.id, "accept"),
          DecisionChange(finding.id, "known", reason: "soon", lastDay: "2999-01-31"),
        ])
      func verdicts(
        _ number: Int, _ branch: String, _ change: (inout RunOpening) -> Void = { _ in }
      ) async throws -> [String?] {
        var opening = PushedApp.opening(
          PushedApp.commit(number), branch: branch, before: [PushedApp.commit(1)])
        change(&opening)
        let pushed = try await service.push(shards, opening)
        let causes = try await service.causes(pushed.number).causes
        return [cause.id, finding.id].map { id in causes.first { $0.id == id }?.verdict }
      }
      let (decided, open): ([String?], [String?]) = (["accept", "known"], ["open", "open"])
      // Rebased: the same pull request, another commit.
      #expect(try await verdicts(10, "feature") { $0.pullRequest = 7 } == decided)
      // Another branch; a branch of a fork with the same name; the base branch before the merge.
      #expect(try await verdicts(11, "other") == open)
      #expect(try await verdicts(12, "feature") { $0.pullRequest = 8 } == open)
      #expect(try await verdicts(13, "main") == open)
      // Merged; squashed, as the history says; squashed without a word, with the same tree.
      #expect(
        try await verdicts(14, "main") { $0.ancestors.append(PushedApp.commit(2)) } == decided)
      #expect(try await verdicts(15, "main") { $0.pullRequests = [7] } == decided)
      #expect(try await verdicts(17, "main") { $0.trees = [PushedApp.commit(99)] } == decided)
      #expect(try await verdicts(16, "later") { $0.pullRequests = [70] } == open)
    }

    @Test("another text or picture is another question")
    func contentCounts() async throws {
      let service = try await RunningService(TestCatalog.project())
      var (app, _, run, list) = try await reviewed(service)
      let cause = try #require(list.causes.first { $0.kind == "difference" })
      let finding = try #require(list.causes.first { $0.kind == "finding" })
      try await service.decide(
        run,
        [
          DecisionChange(cause.id, "accept"),
          DecisionChange(finding.id, "known", reason: "soon", lastDay: "2999-01-31"),
        ])
      app.label = "Changed again"
      try app.write(german: "Noch ein viel längerer deutscher Text")
      var opening = PushedApp.opening(
        PushedApp.commit(3), branch: "feature", before: [PushedApp.commit(1)])
      opening.pullRequest = 7
      let next = try await service.push(try await app.shards(), opening)
      #expect(try await service.causes(next.number).causes.allSatisfy { $0.verdict == "open" })
    }

    @Test(
      "cells of a cause can be decided by themselves, and the last of two who decide at once is told"
    )
    func mixedAndConcurrent() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, _, run, list) = try await reviewed(service)
      let cause = try #require(list.causes.first { $0.kind == "difference" && $0.cells.count > 1 })
      let one = try await service.decide(
        run, [DecisionChange(cause.id, "accept", cells: [cause.cells[0]])])
      let mixed = try #require(
        try one.message(CauseList.self).causes.first { $0.id == cause.id })
      #expect(mixed.verdict == "mixed" && mixed.decisions?.map(\.cells) == [[cause.cells[0]]])
      #expect(mixed.decisions?.first?.decision.by == "all")
      let late = try await service.decide(
        run, [DecisionChange(cause.id, "reject")], seen: list.revision)
      #expect(late.status == 409)
      #expect(try await service.causes(run).causes == one.message(CauseList.self).causes)
      let accepted = try await service.accepted(run)
      #expect(Set(accepted.references.map { $0.path.dropLast(4) }).count == 1)
      #expect(accepted.left.contains { $0.cause == cause.id && $0.why == "decided in part" })
      // Taken back.
      try await service.decide(run, [DecisionChange(cause.id, "open")])
      #expect(try await service.accepted(run).references.isEmpty)
    }

    @Test("a decision that cannot be is refused, and nothing of the request is kept")
    func wrongDecisions() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, _, run, list) = try await reviewed(service)
      let difference = try #require(list.causes.first { $0.kind == "difference" })
      let finding = try #require(list.causes.first { $0.kind == "finding" })
      let good = DecisionChange(difference.id, "accept")
      for (wrong, status) in [
        (DecisionChange("none", "accept"), 422), (DecisionChange(finding.id, "accept"), 422),
        (DecisionChange(difference.id, "known", reason: "x", lastDay: "2999-01-01"), 422),
        (DecisionChange(finding.id, "known", reason: " ", lastDay: "2999-01-01"), 422),
        (DecisionChange(finding.id, "known", reason: "x"), 422),
        (DecisionChange(finding.id, "known", reason: "x", lastDay: "2999-02-30"), 400),
        (DecisionChange(difference.id, "accept", cells: [999]), 422),
        (DecisionChange(difference.id, "accept", cells: []), 422),
        (DecisionChange(difference.id, "bless"), 400),
        (
          DecisionChange(difference.id, "reject", reason: String(repeating: "x", count: 2_001)), 400
        ),
      ] {
        #expect(try await service.decide(run, [good, wrong]).status == status, "\(wrong)")
      }
      #expect(try await service.causes(run).causes == list.causes)
    }

    @Test("a finding is known until its last day")
    func lastDays() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, _, run, list) = try await reviewed(service)
      let finding = try #require(list.causes.first { $0.kind == "finding" })
      try await service.decide(
        run, [DecisionChange(finding.id, "known", reason: "x", lastDay: "2001-01-01")])
      let now = try #require(
        try await service.causes(run).causes.first { $0.id == finding.id })
      #expect(now.verdict == "open" && now.decision == nil)
      #expect(try await service.accepted(run).known.isEmpty)
    }

    @Test("comments are kept with their place, and who listens hears of them and of decisions")
    func commentsAndEvents() async throws {
      let service = try await RunningService(TestCatalog.project())
      let (_, _, run, list) = try await reviewed(service)
      let heard = Task {
        try await RawRequest(
          """
          GET /v1/runs/\(run)/events HTTP/1.1\r
          Host: localhost\r
          Authorization: Bearer \(RunningService.secret)\r
          Connection: close\r
          \r

          """
        ).answer(from: service.port)
      }
      try await Task.sleep(for: .milliseconds(500))
      var change = CommentChange("Too close <b>")
      (change.cell, change.x, change.y) = (0, 12.5, 3)
      let answer = try await service.ask(
        "/v1/runs/\(run)/comments", method: "POST", body: try JSONEncoder().encode(change))
      #expect(answer.status == 200)
      let difference = try #require(list.causes.first { $0.kind == "difference" })
      try await service.decide(run, [DecisionChange(difference.id, "reject")])
      let comments = try await service.ask("/v1/runs/\(run)/comments").message(CommentList.self)
      #expect(comments.comments.map(\.text) == ["Too close <b>"])
      #expect(comments.comments.first?.x == 12.5 && comments.comments.first?.by == "all")
      service.state.runs.events.end()
      let stream = try await heard.value
      #expect(stream.contains("text/event-stream"))
      #expect(stream.contains("event: commented") && stream.contains("event: decided"))
      change.text = ""
      let empty = try await service.ask(
        "/v1/runs/\(run)/comments", method: "POST", body: try JSONEncoder().encode(change))
      #expect(empty.status == 400)
    }
  }
#endif
