#if Service
  import Foundation
  import OversetCommand
  import OversetService
  import OversetSnapshots
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// Runs that have recorded the references that were missing.
  @Suite struct RecordedReferenceTests {
    private static let folder = "__Snapshots__/Other"

    /// The references of a component, by their paths.
    private func references(_ app: PushedApp) throws -> [String: Data] {
      var references: [String: Data] = [:]
      let folder = app.project.file(Self.folder)
      for name in try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      {
        references["\(Self.folder)/\(name)"] = try Data(
          contentsOf: folder.appending(path: name))
      }
      return references
    }

    private func write(
      _ list: AcceptedList, into app: PushedApp, _ service: RunningService
    ) async throws -> AcceptedWriter.Outcome {
      let client = try service.client()
      let outcome = try await AcceptedWriter(project: app.project.root).write(list) {
        (digest) async throws(Diagnostic) in try await client.data("/v1/objects/\(digest)")
      }
      await client.close()
      return outcome
    }

    @Test("what a run has recorded is accepted as new, and is there already where it was recorded")
    func recorded() async throws {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp()
      try FileManager.default.removeItem(at: app.project.file(Self.folder))
      app.recordMode = .missing
      let shards = try await app.shards()
      let recorded = try references(app)
      #expect(!recorded.isEmpty)
      let run = try await service.push(shards, PushedApp.opening(PushedApp.commit(1))).number
      let causes = try await service.causes(run).causes
      #expect(causes.map(\.kind) == ["new"])
      let cause = try #require(causes.first)
      #expect(cause.verdicts == ["accept", "reject", "open"] && cause.fails)
      #expect(cause.title.hasPrefix("Other ") && cause.title.contains(": new, "))
      #expect(try await service.run(run).open == 1)
      try await service.decide(run, [DecisionChange(cause.id, "accept")])
      #expect(try await service.run(run).open == 0)
      let accepted = try await service.accepted(run)
      #expect(accepted.left == [] && accepted.references.count == recorded.count)
      #expect(accepted.references.allSatisfy { $0.replaces == nil })
      // Where the run was made.
      let there = try await write(accepted, into: app, service)
      #expect(there.references == [] && there.unchanged == recorded.count)
      #expect(try references(app) == recorded)
      // Where nobody has recorded them.
      try FileManager.default.removeItem(at: app.project.file(Self.folder))
      let elsewhere = try await write(accepted, into: app, service)
      #expect(Set(elsewhere.references) == Set(recorded.keys) && elsewhere.unchanged == 0)
      #expect(try references(app) == recorded)
    }

    @Test("what is rejected stays out of what is written")
    func rejected() async throws {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp()
      try FileManager.default.removeItem(at: app.project.file(Self.folder))
      app.recordMode = .missing
      let run = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1))
      ).number
      let cause = try #require(try await service.causes(run).causes.first)
      try await service.decide(run, [DecisionChange(cause.id, "reject")])
      let accepted = try await service.accepted(run)
      #expect(accepted.references == [] && accepted.left.map(\.cause) == [cause.id])
    }
  }
#endif
