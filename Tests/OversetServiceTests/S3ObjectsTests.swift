#if Service
  import Foundation
  import Logging
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Synchronization
  import Testing

  /// Files in a bucket: what was kept is there, whole, however the bucket fails.
  @Suite struct S3ObjectsTests {
    private func files(_ count: Int) -> [Data] { (0..<count).map { Data("file \($0)".utf8) } }

    @Test("files are kept once, never written over, read, listed in pages, and removed")
    func wholeLife() async throws {
      let bucket = try await FakeBucket()
      let store = try bucket.store()
      let files = files(23)
      let digests = files.map { Digest.sha256Hex(of: $0) }
      #expect(try await store.lacking(among: digests + digests) == digests)
      for file in files { #expect(try await store.keep(file) == Digest.sha256Hex(of: file)) }
      #expect(try await store.lacking(among: digests).isEmpty)
      #expect(Set(bucket.objects.keys) == Set(files.map(FakeBucket.key)))
      let puts = bucket.server.questions.filter { $0.method == "PUT" }
      #expect(puts.count == 23 && puts.allSatisfy { $0.fields["if-none-match"] == "*" })
      // What was seen a moment ago is not sent again, by another process it is asked for.
      try await store.keep(files[0])
      #expect(bucket.server.questions.filter { $0.method == "PUT" }.count == 23)
      let other = try bucket.store()
      try await other.keep(files[0])
      #expect(
        try await other.lacking(among: digests + [Digest.sha256Hex(of: Data("x".utf8))]).count == 1)
      for file in files {
        #expect(try await other.data(Digest.sha256Hex(of: file)) == file)
      }
      #expect(try await other.data(Digest.sha256Hex(of: Data())) == nil)
      #expect(try await other.data("../../etc/passwd") == nil)
      // What is nobody's is left alone.
      bucket.put("team/objects/zz/readme", Data("x".utf8))
      bucket.put("other/objects/aa/\(digests[0])", Data("x".utf8))
      for size in [1, 5, 23, 24, 1_000] {
        bucket.page(size)
        let all = try await other.all()
        #expect(Set(all.map(\.digest)) == Set(digests) && all.count == 23, "pages of \(size)")
        #expect(all.allSatisfy { abs($0.modified - Date().timeIntervalSince1970) < 600 })
        #expect(all.reduce(0) { $0 + $1.size } == files.reduce(0) { $0 + $1.count })
      }
      try await other.remove(Array(digests.prefix(20)) + ["none"])
      #expect(try await other.all().count == 3)
      #expect(try await other.lacking(among: digests) == Array(digests.prefix(20)))
      try await other.keep(files[0])
      #expect(try await other.data(digests[0]) == files[0])
    }

    @Test("the whole object, however it fails: it is asked again, and nothing else is taken for it")
    func faults() async throws {
      let bucket = try await FakeBucket()
      let store = try bucket.store()
      let file = Data(repeating: 7, count: 100_000)
      let digest = Digest.sha256Hex(of: file)
      bucket.fail("PUT", [.status(500, "InternalError"), .status(503, "SlowDown"), .lost(502)])
      try await store.keep(file)
      #expect(bucket.objects[FakeBucket.key(file)] == file)
      for faults: [FakeBucket.Fault] in [
        [.status(500, "InternalError"), .status(429, "TooManyRequests")], [.cut],
        [.changed, .changed],
        [.silent(.seconds(2))], [.status(400, "RequestTimeout"), .status(409, "OperationAborted")],
      ] {
        bucket.fail("GET", faults)
        #expect(try await store.data(digest) == file, "\(faults)")
      }
      let fresh = try bucket.store()
      bucket.fail("HEAD", [.status(503, "SlowDown")])
      #expect(try await fresh.lacking(among: [digest]).isEmpty)
      bucket.page(1)
      bucket.fail("GET", [.cut, .status(500, "InternalError")])
      #expect(try await fresh.all().map(\.digest) == [digest])
      bucket.fail("DELETE", [.lost(500)])
      try await fresh.remove([digest])
      #expect(bucket.objects.isEmpty)
    }

    @Test(
      "a store that stays away, refuses, is full, or gives other bytes is one error of its kind")
    func givingUp() async throws {
      let bucket = try await FakeBucket()
      let store = try bucket.store()
      let file = Data("file".utf8)
      let digest = Digest.sha256Hex(of: file)
      func fails(_ method: String, _ fault: FakeBucket.Fault, asked: Int) async -> Diagnostic? {
        bucket.fail(method, Array(repeating: fault, count: 10))
        let before = bucket.server.questions.count
        let error = await #expect(throws: Diagnostic.self) {
          if method == "PUT" {
            try await store.keep(file)
          } else {
            _ = try await store.data(digest)
          }
        }
        #expect(bucket.server.questions.count - before == asked, "\(method) \(fault)")
        bucket.fail(method, [])
        return error
      }
      #expect(await fails("PUT", .status(500, "InternalError"), asked: 4)?.kind == .inputOutput)
      #expect(await fails("PUT", .status(403, "AccessDenied"), asked: 1)?.kind == .inputOutput)
      #expect(await fails("PUT", .status(404, "NoSuchBucket"), asked: 1)?.kind == .inputOutput)
      #expect(
        await fails("PUT", .status(507, "XMinioStorageFull"), asked: 1)?.kind == .system(ENOSPC))
      #expect(await fails("PUT", .status(403, "QuotaExceeded"), asked: 1)?.kind == .system(ENOSPC))
      #expect(bucket.objects.isEmpty)
      try await store.keep(file)
      #expect(await fails("GET", .changed, asked: 4)?.kind == .inputOutput)
      #expect(await fails("GET", .status(404, "NoSuchBucket"), asked: 1)?.kind == .inputOutput)
      let error = await fails("GET", .status(403, "AccessDenied"), asked: 1)
      #expect(error?.exitCode == 74 && error?.problem.contains("AccessDenied") == true)
      #expect(try await store.data(digest) == file)
    }

    @Test(
      "an object that is there already counts if it is whole, and is written over if it is damaged")
    func conflicts() async throws {
      let bucket = try await FakeBucket()
      let file = Data("file".utf8)
      let digest = Digest.sha256Hex(of: file)
      bucket.put(FakeBucket.key(file), file)
      try await bucket.store().keep(file)
      #expect(bucket.server.questions.filter { $0.method == "PUT" }.count == 1)
      for damaged in ["hal", "fire"] {
        bucket.put(FakeBucket.key(file), Data(damaged.utf8))
        try await bucket.store().keep(file)
        #expect(bucket.objects[FakeBucket.key(file)] == file, "\(damaged)")
        // One that is found by reading is lacking, so that it is sent again.
        bucket.put(FakeBucket.key(file), Data(damaged.utf8))
        let store = try bucket.store()
        #expect(try await store.lacking(among: [digest]).isEmpty)
        await #expect(throws: Diagnostic.self) { try await store.data(digest) }
        #expect(try await store.lacking(among: [digest]) == [digest])
        try await store.keep(file)
        #expect(try await store.lacking(among: [digest]).isEmpty)
        #expect(try await store.data(digest) == file)
      }
    }

    @Test("many objects are looked for by lists of the bucket, and come out the same")
    func manyAtOnce() async throws {
      let bucket = try await FakeBucket()
      bucket.page(7)
      let files = files(2_100)
      for file in files.prefix(40) { bucket.put(FakeBucket.key(file), file) }
      let digests = files.map { Digest.sha256Hex(of: $0) }
      let store = try bucket.store(silence: 60)
      #expect(try await store.lacking(among: digests + digests) == Array(digests.dropFirst(40)))
      #expect(Set(bucket.server.questions.map(\.method)) == ["GET"])
      let before = bucket.asked.count
      #expect(try await store.lacking(among: Array(digests.prefix(40))).isEmpty)
      #expect(bucket.asked.count == before)
    }

    @Test("there are sixteen requests at once at most, and each gets its turn")
    func bounded() async throws {
      let bucket = try await FakeBucket()
      bucket.delay(.milliseconds(30))
      let store = try bucket.store(silence: 60)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for file in files(120) { group.addTask { try await store.keep(file) } }
        try await group.waitForAll()
      }
      #expect(bucket.objects.count == 120)
      #expect(bucket.mostAtOnce <= 16 && bucket.mostAtOnce > 4)
    }

    // MARK: Start

    @Test("the start says what is wrong with bucket, credentials or store, and writes a mark alone")
    func start() async throws {
      let bucket = try await FakeBucket()
      try await bucket.store().prove()
      try await bucket.store().prove()
      #expect(Array(bucket.objects.keys) == ["team/overset"])
      #expect(try await bucket.store().all().isEmpty)
      let none = await #expect(throws: Diagnostic.self) { try await bucket.store("none").prove() }
      #expect(none?.exitCode == 65 && none?.problem.contains("no bucket `none`") == true)
      #expect(none?.place?.file == "Config/service.yml")
      for (key, secret) in [("AKIDTEST", "SECRET-OF-TESTS"), ("UNKNOWN", FakeBucket.secret)] {
        let credentials = S3Credentials(key: key, secret: secret, token: "token-of-tests")
        let error = await #expect(throws: Diagnostic.self) {
          try await bucket.store(credentials: credentials).prove()
        }
        #expect(error?.exitCode == 65 && error?.problem.contains("refuses the credentials") == true)
        #expect(!"\(error.map { "\($0)" } ?? "")".contains(secret))
      }
      bucket.fail("PUT", [.status(403, "AccessDenied")])
      let reader = await #expect(throws: Diagnostic.self) { try await bucket.store().prove() }
      #expect(reader?.problem.contains("AccessDenied") == true && reader?.exitCode == 65)
      bucket.fail("DELETE", [.status(403, "AccessDenied")])
      let keeper = await #expect(throws: Diagnostic.self) { try await bucket.store().prove() }
      #expect(keeper?.problem.contains("AccessDenied") == true && keeper?.exitCode == 65)
      // What it has left is gone with the next start.
      try await bucket.store().prove()
      #expect(Array(bucket.objects.keys) == ["team/overset"])
      bucket.fail("GET", [.status(301, "PermanentRedirect")])
      let region = await #expect(throws: Diagnostic.self) { try await bucket.store().prove() }
      #expect(region?.problem.contains("region") == true && region?.exitCode == 65)
      bucket.fail("GET", Array(repeating: .status(503, "SlowDown"), count: 4))
      #expect(
        await #expect(throws: Diagnostic.self) { try await bucket.store().prove() }?.exitCode == 74)
      var nobody = S3Configuration(bucket: "pictures")
      nobody.endpoint = "http://127.0.0.1:1"
      let credentials = try #require(FakeBucket.credentials)
      var schedule = RetrySchedule()
      (schedule.first, schedule.longest) = (0.01, 0.02)
      let away = S3Objects(
        nobody, credentials: S3CredentialSource(credentials),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, silence: 1,
        schedule: schedule)
      let error = await #expect(throws: Diagnostic.self) { try await away.prove() }
      #expect(error?.exitCode == 74 && error?.problem.contains("http://127.0.0.1:1") == true)
    }

    // MARK: Naming and removing

    @Test(
      "what is being removed cannot be named until it is gone, and what is named is not removed")
    func claims() async throws {
      let claims = ObjectClaims()
      let noted = Noted()
      try await withThrowingTaskGroup(of: Void.self) { group in
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        group.addTask {
          try await claims.removing(["a", "b"]) { (apart) throws(Problem) in
            #expect(apart == ["a", "b"])
            begin.yield()
            for await _ in ended { break }
            noted.add("removed")
          }
        }
        for await _ in begun { break }
        group.addTask {
          try await claims.naming(["b", "c"]) { () throws(Problem) in noted.add("b") }
        }
        try await claims.naming(["c"]) { () throws(Problem) in noted.add("c") }
        try await Task.sleep(for: .milliseconds(50))
        #expect(noted.texts == ["c"])
        end.yield()
        try await group.waitForAll()
      }
      #expect(noted.texts == ["c", "removed", "b"])
      try await claims.naming(["a"]) { () throws(Problem) in
        try await claims.naming(["a"]) { () throws(Problem) in }
        try await claims.removing(["a", "b"]) { (apart) throws(Problem) in
          #expect(apart == ["b"])
        }
      }
      try await claims.removing(["a"]) { (apart) throws(Problem) in #expect(apart == ["a"]) }
    }
  }

  /// What happened, in its order.
  private final class Noted: Sendable {
    private let known = Mutex<[String]>([])

    var texts: [String] { known.withLock { $0 } }

    func add(_ text: String) { known.withLock { $0.append(text) } }
  }
#endif
