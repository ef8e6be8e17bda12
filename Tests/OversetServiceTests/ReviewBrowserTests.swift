#if Service
  import Foundation
  import OversetCommand
  import OversetService
  import OversetTestBasics
  import Testing

  /// The pages of runs in a real browser. One after the other: each has a server and a browser or two of its own.
  @Suite(
    .serialized,
    .enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
  struct ReviewBrowserTests {
    /// Tries something on the page of a run that changes a component and breaks texts in German and Arabic.
    ///
    /// - Parameter shards: How many of its two shards have come.
    private func expectGood(_ check: String, shards: Int = 2) async throws {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp(locales: ["en", "de", "ar"])
      _ = try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      try app.breakGerman()
      app.label = "<script>overset_pwned = 1</script>"
      var opening = PushedApp.opening(
        PushedApp.commit(2), total: 2, branch: "feature/longer", before: [PushedApp.commit(1)])
      opening.pullRequest = 7
      let run = try await service.push(Array(try await app.shards(2).prefix(shards)), opening)
      let url =
        "http://127.0.0.1:\(service.port)\(PageRoutes.runs)/\(run.number)#token=\(RunningService.secret)"
      let other = RunningService.reviewer
      let verdict = try await Blocking.run {
        PageBrowser.checkReview(check, url, secret: other)
      }
      #expect(verdict.status == 0, "\(verdict.output)")
    }

    @Test("the pages do what reviewers ask of them", arguments: PageBrowser.reviewChecks)
    func page(check: String) async throws {
      try await expectGood(check)
    }

    @Test("a run that lacks a shard says what is missing")
    func partial() async throws {
      try await expectGood("partial", shards: 1)
    }

    @Test(
      "axe finds nothing on them",
      .enabled(if: PageBrowser.missingAxe == nil, "not installed: \(PageBrowser.missingAxe ?? "")"))
    func axe() async throws {
      try await expectGood("axe")
    }
  }
#endif
