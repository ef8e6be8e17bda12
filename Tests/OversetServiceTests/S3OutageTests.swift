#if Service
  import Foundation
  import GRDB
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What goes on while a bucket or its credentials are away, and afterwards.
  @Suite(.serialized) struct S3OutageTests {
    @Test("a credential file that is broken after the start is said, and the last one is used")
    func credentials() async throws {
      let bucket = try await FakeBucket()
      let scratch = try Scratch()
      let log = LogLines()
      func write(_ text: String) throws {
        try scratch.write(Data(text.utf8), to: S3CredentialSource.fileName)
      }
      let whole = """
        [default]
        aws_access_key_id = AKIDTEST
        aws_secret_access_key = \(FakeBucket.secret)
        aws_session_token = token-of-tests

        """
      try write(whole)
      let source = try S3CredentialSource(
        environment: [:], folder: scratch.folder, place: nil, age: .zero)
      let store = bucket.store(from: source, logger: log.logger, silence: 60)
      try await store.keep(Data("one".utf8))
      #expect(log.all.isEmpty)
      for broken in ["", "[default]\naws_access_key_id = AKID"] {
        try write(broken)
        let file = Data("file \(broken.count)".utf8)
        try await store.keep(file)
        #expect(bucket.objects[FakeBucket.key(file)] == file)
        #expect(log.all.last?.contains("credentials of the bucket cannot be read") == true)
      }
      #expect(log.all.allSatisfy { !$0.contains(FakeBucket.secret) && !$0.contains("AKID") })
      // A new file counts: with another secret the bucket refuses.
      try write(whole.replacing(FakeBucket.secret, with: "SECRET-OF-TESTS"))
      await #expect(throws: Diagnostic.self) { try await store.keep(Data("two".utf8)) }
      try write(whole)
      try await store.keep(Data("two".utf8))
    }

    @Test(
      "a run that expires while the bucket is away is told when it is back, with what it comes to")
    func expired() async throws {
      let bucket = try await FakeBucket()
      let hook = try await FakeServer { _ in .init() }
      let service = try await RunningService(
        TestCatalog.project(), outbound: Receivers.outbound([Receivers.webhook(hook.url)]),
        objects: try bucket.store()
      ) { $0.objects = bucket.configuration() }
      let app = try await PushedApp()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      let opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      try await service.push([try await app.shards(2)[0]], opening)
      bucket.fail("GET", Array(repeating: .status(503, "SlowDown"), count: 5_000))
      let before = bucket.asked.count
      try await service.state.runs.store().write { database in
        try database.execute(sql: "UPDATE outboxReceiver SET since = 0")
        try database.execute(sql: "UPDATE run SET expires = 1")
      }
      // More than one look has failed.
      #expect(try await Eventually.holds { bucket.asked.count > before + 100 })
      #expect(hook.questions.isEmpty)
      bucket.fail("GET", [])
      #expect(try await Eventually.holds { hook.questions.count == 1 })
      let message = try #require(hook.questions.first?.message)
      #expect(message.type == "run.partial" && message.data.causes != nil)
    }
  }
#endif
