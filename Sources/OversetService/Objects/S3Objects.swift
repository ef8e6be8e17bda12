#if Service
  package import Foundation
  package import Logging
  package import OversetConfig
  import OversetFiles
  package import OversetVocabulary

  /// Files by what they hold, in a bucket of S3. No two servers share a bucket and prefix: each would remove what the other
  /// needs.
  package struct S3Objects: ObjectStore {
    /// An object that says whose the prefix is; that it can be written is proved at the start.
    private static let mark = "overset"
    /// An object that is there during the start alone; that it can be read and removed is proved.
    private static let probe = "overset-probe"
    /// How long the store may be silent, in seconds.
    private static let silence = 10.0
    /// How many objects are looked for one by one; for more, the bucket is listed.
    private static let lookedFor = 2_000

    private let client: S3Client
    private let seen = SeenObjects()

    /// A bucket.
    ///
    /// - Parameters:
    ///   - silence: How long the store may be silent, in seconds.
    ///   - schedule: When something is asked again.
    package init(
      _ configuration: S3Configuration, credentials: S3CredentialSource, logger: Logger,
      silence: Double? = nil, schedule: RetrySchedule? = nil
    ) {
      client = S3Client(
        configuration, credentials: credentials, silence: silence ?? Self.silence,
        schedule: schedule ?? Self.schedule, logger: logger)
    }

    /// Pauses of a fifth of a second to two seconds: somebody waits.
    private static var schedule: RetrySchedule {
      var schedule = RetrySchedule()
      (schedule.first, schedule.longest, schedule.longestAsked) = (0.2, 2, 5)
      schedule.jitter = 0.5
      return schedule
    }

    private var configuration: S3Configuration { client.configuration }

    package var name: String { configuration.name }

    // The endpoint may change: a store can have several names.
    package var place: String { configuration.name }

    private func key(_ digest: String) -> String {
      configuration.prefix + ObjectName.path(digest)
    }

    // MARK: Start

    /// Makes sure that the bucket is there, and that these credentials may list, write, read and remove: a right that lacks
    /// would be found by retention alone.
    ///
    /// - Throws: `Diagnostic` with the place of the configuration: data for what is configured wrongly, inputOutput for a store
    ///   that does not answer.
    package func prove() async throws(Diagnostic) {
      do {
        var list = S3Client.Question("GET")
        list.query = [
          ("list-type", "2"), ("max-keys", "1"), ("prefix", configuration.prefix),
        ]
        _ = try await client.answer(to: list)
        var mark = S3Client.Question("PUT", configuration.prefix + Self.mark)
        mark.body = Data("files of overset-server\n".utf8)
        mark.fields = [("if-none-match", "*")]
        _ = try await client.answer(to: mark, expecting: [412])
        try await probe()
      } catch let fault as S3Fault {
        throw fault.diagnosticOfStart(configuration)
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw S3Fault("\(error)").diagnosticOfStart(configuration)
      }
    }

    /// Writes an object, reads it and removes it. One that a killed process has left is written over.
    private func probe() async throws {
      let key = configuration.prefix + Self.probe
      var written = S3Client.Question("PUT", key)
      let body = Data("written at \(Moment.text(Moment.now))\n".utf8)
      written.body = body
      _ = try await client.answer(to: written)
      _ = try await client.answer(to: S3Client.Question("GET", key)) { $0.body == body }
      _ = try await client.answer(to: S3Client.Question("DELETE", key), expecting: [404])
    }

    // MARK: Objects

    package func lacking(among digests: [String]) async throws(Diagnostic) -> [String] {
      let unseen = digests.withoutRepetitions.filter { !seen.has($0) }
      // A damaged one is sent again, which mends it.
      let wanted = unseen.filter { ObjectName.isDigest($0) && !seen.isDamaged($0) }
      let there = try await wanted.count > Self.lookedFor ? listed(wanted) : lookedFor(wanted)
      return unseen.filter { !there.contains($0) }
    }

    /// Those that are there, each looked for by itself.
    private func lookedFor(_ digests: [String]) async throws(Diagnostic) -> Set<String> {
      let found = try await Lanes.map(digests) { digest throws(Diagnostic) in
        try await isThere(digest) ? digest : nil
      }
      return Set(found.compactMap(\.self))
    }

    /// Those that are there, by lists of the bucket, each of up to 1000 objects: who sends a large shard waits.
    private func listed(_ digests: [String]) async throws(Diagnostic) -> Set<String> {
      let ticket = seen.ticket
      let wanted = Set(digests)
      let found = try await Lanes.map(Set(digests.map { $0.prefix(2) }).sorted()) {
        start throws(Diagnostic) in
        try await list("\(start)/").map(\.digest).filter(wanted.contains)
      }
      let there = Set(found.joined())
      for digest in there { seen.add(digest, ticket) }
      return there
    }

    /// Whether there is an object, whatever its bytes.
    private func isThere(_ digest: String) async throws(Diagnostic) -> Bool {
      guard ObjectName.isDigest(digest) else { return false }
      let ticket = seen.ticket
      let answer = try await answer(
        "look for a file", S3Client.Question("HEAD", key(digest)), [404])
      guard answer.status != 404 else { return false }
      seen.add(digest, ticket)
      return true
    }

    package func data(_ digest: String) async throws(Diagnostic) -> Data? {
      guard ObjectName.isDigest(digest) else { return nil }
      let ticket = seen.ticket
      var question = S3Client.Question("GET", key(digest))
      question.limit = FileLimit.blob
      let answer: S3Connection.Answer
      var isDamaged = false
      do throws(Diagnostic) {
        // A body that was cut off, and one that has changed on its way or in the store, are no such file.
        answer = try await self.answer("read a file", question, [404]) { answer in
          isDamaged = Digest.sha256Hex(of: answer.body) != digest
          return !isDamaged
        }
      } catch {
        if isDamaged { seen.addDamaged(digest) }
        throw error
      }
      guard answer.status != 404 else {
        let fault = S3Fault(answer)
        guard fault.code != "NoSuchBucket" else {
          throw fault.diagnostic(configuration, "read a file")
        }
        seen.remove([digest])
        return nil
      }
      seen.renew(digest, ticket)
      return answer.body
    }

    @discardableResult
    package func keep(_ data: Data) async throws(Diagnostic) -> String {
      let digest = Digest.sha256Hex(of: data)
      guard !seen.has(digest) else { return digest }
      let ticket = seen.ticket
      var question = S3Client.Question("PUT", key(digest))
      question.body = data
      question.digest = digest
      let type = (name: "content-type", value: "application/octet-stream")
      question.fields = seen.isDamaged(digest) ? [type] : [type, ("if-none-match", "*")]
      let answer = try await answer("keep a file", question, [412])
      if answer.status == 412, try await !isWhole(digest) {
        // What is there is no such file, and nobody can read it.
        question.fields = [type]
        _ = try await self.answer("keep a file", question, [])
      }
      seen.renew(digest, ticket)
      return digest
    }

    /// Whether an object that is there – of a request whose answer was lost, or of an earlier one – is what its name says.
    private func isWhole(_ digest: String) async throws(Diagnostic) -> Bool {
      do throws(Diagnostic) {
        return try await data(digest) != nil
      } catch {
        guard seen.isDamaged(digest) else { throw error }
        return false
      }
    }

    package func remove(_ digests: [String]) async throws(Diagnostic) {
      let digests = digests.filter(ObjectName.isDigest)
      seen.remove(digests)
      // What was looked for meanwhile was still there.
      defer { seen.remove(digests) }
      try await Lanes.finish(digests) { digest throws(Diagnostic) in
        _ = try await answer("remove a file", S3Client.Question("DELETE", key(digest)), [404])
      }
    }

    package func all() async throws(Diagnostic) -> [StoredObject] { try await list("") }

    /// The objects whose paths begin with a text, after that of all.
    private func list(_ start: String) async throws(Diagnostic) -> [StoredObject] {
      var all: [StoredObject] = []
      var token: String?
      repeat {
        let page = try await page(start, after: token)
        all += page.entries.compactMap { entry in
          let digest = String(entry.key.suffix(64))
          guard ObjectName.isDigest(digest), entry.key == key(digest) else { return nil }
          return StoredObject(digest: digest, size: entry.size, modified: entry.modified)
        }
        // A store that names the same page again and again would be asked for ever.
        guard page.next == nil || page.next != token else {
          throw S3Fault("its list does not go on").diagnostic(configuration, "list the files")
        }
        token = page.next
      } while token != nil
      return all
    }

    private func page(_ start: String, after token: String?) async throws(Diagnostic) -> S3Listing {
      var question = S3Client.Question("GET")
      question.query = [
        ("list-type", "2"), ("prefix", "\(configuration.prefix)\(ObjectName.folder)/\(start)"),
      ]
      if let token { question.query.append(("continuation-token", token)) }
      let answer = try await answer("list the files", question, []) { S3Listing($0.body) != nil }
      guard let page = S3Listing(answer.body) else {
        throw S3Fault("its list cannot be read").diagnostic(configuration, "list the files")
      }
      return page
    }

    private func answer(
      _ action: String, _ question: S3Client.Question, _ expected: Set<Int>,
      proof: (S3Connection.Answer) -> Bool = { _ in true }
    ) async throws(Diagnostic) -> S3Connection.Answer {
      do {
        return try await client.answer(to: question, expecting: expected, proof: proof)
      } catch let fault as S3Fault {
        throw fault.diagnostic(configuration, action)
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw S3Fault("\(error)").diagnostic(configuration, action)
      }
    }

    // MARK: Copies

    package func folder(
      holding digests: [String], copies: ObjectFolder, limit: Int
    ) async throws(Diagnostic) -> ObjectFolder {
      let budget = ByteBudget(limit)
      _ = try await Lanes.map(digests.withoutRepetitions) { digest throws(Diagnostic) in
        guard let data = try await data(digest) else { return }
        try budget.spend(data.count)
        try copies.keep(data)
      }
      return copies
    }

    package func keep(_ digests: [String], of folder: ObjectFolder) async throws(Diagnostic) {
      let new = try await lacking(among: digests)
      _ = try await Lanes.map(new) { digest throws(Diagnostic) in
        guard let data = try folder.data(digest) else { return }
        try await keep(data)
      }
    }
  }
#endif
