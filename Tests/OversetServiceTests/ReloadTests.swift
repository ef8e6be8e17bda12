#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// What changes on the disk changes in the answers.
  @Suite struct ReloadTests {
    /// Asks until the answer is as expected; nil if it never is.
    private func wait<Value>(
      for wanted: (Value) -> Bool, _ ask: () async throws -> Value
    ) async throws -> Value? {
      var value: Value?
      let isThere = try await Eventually.holds {
        let answer = try await ask()
        value = answer
        return wanted(answer)
      }
      return isThere ? value : nil
    }

    @Test("a catalog that changes is read again: other texts, another revision")
    func catalogsAreReadAgain() async throws {
      let service = try await RunningService(TestCatalog.project())
      let path = "/v1/picture?key=half.go&locale=de&form=map"
      let before = try await service.ask("/v1/project")
      #expect(try before.message(ProjectSummary.self).findings == 0)
      try service.project.write(
        TestCatalog.catalog(german: TestCatalog.long), to: "Locales/Main.xcstrings")
      // Not for another etag: a file that is read while it is written has one, too, and is stale.
      let after = try await wait(for: { $0.findings == 2 }) {
        try await service.ask("/v1/project").message(ProjectSummary.self)
      }
      #expect(try after?.revision != before.message(ProjectSummary.self).revision)
      #expect(
        try await service.ask("/v1/project").fields["etag"] != before.fields["etag"])
      #expect(try await service.ask(path).message(HitMap.self).text == TestCatalog.long)
    }

    @Test("a rule that changes is read again, and so is a file that is new")
    func configurationIsReadAgain() async throws {
      let service = try await RunningService(TestCatalog.project())
      let item = CheckItem("half.go", "de", TestCatalog.long)
      #expect(try await service.check([item]).items.first?.verdict == "truncated")
      try service.project.write("rules: [{key: \"half.*\", slot: body}]\n", to: "Config/slots.yml")
      let answer = try await wait(for: { $0.items.first?.verdict == "fits" }) {
        try await service.check([item])
      }
      #expect(answer != nil)
      try service.project.write("\"half.new\" = \"New\";\n", to: "Locales/en.lproj/Other.strings")
      let more = try await wait(for: { $0.keys == 5 }) {
        try await service.ask("/v1/project").message(ProjectSummary.self)
      }
      #expect(more != nil)
    }

    @Test("what cannot be read leaves what was there, and every answer says so until it can be")
    func brokenFilesLeaveWhatWasThere() async throws {
      let service = try await RunningService(TestCatalog.project())
      let item = CheckItem("half.go", "de", TestCatalog.short)
      try service.project.write("{", to: "Locales/Main.xcstrings")
      let stale = try #require(
        try await wait(for: { $0.stale != nil }) { try await service.check([item]) })
      #expect(stale.stale?.hasPrefix("Locales/Main.xcstrings:1:") == true)
      #expect(stale.items.first?.verdict == "fits")
      let ready = try await service.ask("/ready", token: nil)
      #expect(ready.status == 503)
      #expect(!ready.text.contains("Main"))
      #expect(try await service.ask("/health", token: nil).status == 200)
      #expect(try await service.ask("/metrics").text.contains("overset_project_stale 1\n"))
      try service.project.write(TestCatalog.catalog(), to: "Locales/Main.xcstrings")
      let mended = try await wait(for: { $0.stale == nil }) { try await service.check([item]) }
      #expect(mended?.revision == stale.revision)
      #expect(try await service.ask("/ready", token: nil).status == 200)
    }
  }
#endif
