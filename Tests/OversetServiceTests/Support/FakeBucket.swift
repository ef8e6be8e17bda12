#if Service
  import Foundation
  import Logging
  import OversetConfig
  import OversetService
  import OversetVocabulary
  import Synchronization

  /// A bucket of S3 in this process, which fails as it is told.
  final class FakeBucket: Sendable {
    /// What goes wrong with the next request of a method.
    enum Fault: Sendable {
      /// Nothing is done, and that is said.
      case status(Int, String)
      /// It is done, and that is not said.
      case lost(Int)
      /// No answer comes for a time.
      case silent(Duration)
      /// It is done once a gate is open.
      case held(Gate)
      /// The body ends too early.
      case cut
      /// The body has another byte.
      case changed
    }

    private struct State {
      var objects: [String: (data: Data, modified: Date)] = [:]
      var faults: [String: [Fault]] = [:]
      var pageSize = 1_000
      var delay = Duration.zero
      var running = 0
      var most = 0
      var port = 0
    }

    private final class Room: Sendable {
      let state = Mutex(State())
    }

    static let bucket = "pictures"
    static let secret = "secret-of-tests"
    static let credentials = S3Credentials(key: "AKIDTEST", secret: secret, token: "token-of-tests")

    let server: FakeServer
    private let room: Room

    init() async throws {
      let room = Room()
      self.room = room
      server = try await FakeServer { question in try await Self.answer(question, room) }
      let port = server.port
      room.state.withLock { $0.port = port }
    }

    /// The objects, by their keys.
    var objects: [String: Data] { room.state.withLock { $0.objects.mapValues(\.data) } }

    /// How many requests there were at once.
    var mostAtOnce: Int { room.state.withLock { $0.most } }

    /// The methods and keys of all requests but lists.
    var asked: [String] { server.questions.map { "\($0.method) \($0.path)" } }

    func put(_ key: String, _ data: Data, at date: Date = Date()) {
      room.state.withLock { $0.objects[key] = (data, date) }
    }

    func removeAll() { room.state.withLock { $0.objects = [:] } }

    func fail(_ method: String, _ faults: [Fault]) {
      room.state.withLock { $0.faults[method] = faults }
    }

    func page(_ size: Int) { room.state.withLock { $0.pageSize = size } }
    func delay(_ delay: Duration) { room.state.withLock { $0.delay = delay } }

    // MARK: Using it

    func configuration(_ bucket: String = FakeBucket.bucket) -> S3Configuration {
      var configuration = S3Configuration(bucket: bucket)
      configuration.endpoint = server.url
      configuration.prefix = "team/"
      configuration.place = SourcePlace(file: "Config/service.yml")
      return configuration
    }

    /// - Parameter silence: How long it may be silent, in seconds; a test that holds requests back gives a minute.
    func store(
      _ bucket: String = FakeBucket.bucket, credentials: S3Credentials? = FakeBucket.credentials,
      logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      silence: Double = 0.4
    ) throws -> S3Objects {
      guard let credentials else { throw CocoaError(.coderInvalidValue) }
      return store(
        bucket, from: S3CredentialSource(credentials), logger: logger, silence: silence)
    }

    /// A store that finds its credentials itself.
    func store(
      _ bucket: String = FakeBucket.bucket, from credentials: S3CredentialSource, logger: Logger,
      silence: Double = 0.4
    ) -> S3Objects {
      var schedule = RetrySchedule()
      (schedule.first, schedule.longest, schedule.longestAsked) = (0.01, 0.05, 0.05)
      return S3Objects(
        configuration(bucket), credentials: credentials, logger: logger, silence: silence,
        schedule: schedule)
    }

    static func key(_ data: Data) -> String {
      "team/\(ObjectName.path(Digest.sha256Hex(of: data)))"
    }

    // MARK: Answering

    private static func answer(
      _ question: FakeServer.Question, _ room: Room
    ) async throws -> FakeServer.Reply {
      let (fault, delay) = room.state.withLock { state -> (Fault?, Duration) in
        state.running += 1
        state.most = max(state.most, state.running)
        guard var faults = state.faults[question.method], !faults.isEmpty else {
          return (nil, state.delay)
        }
        let first = faults.removeFirst()
        state.faults[question.method] = faults
        return (first, state.delay)
      }
      defer { room.state.withLock { $0.running -= 1 } }
      if delay > .zero { try await Task.sleep(for: delay) }
      switch fault {
      case nil: return done(question, room)
      case .status(let status, let code)?: return error(status, code)
      case .lost(let status)?:
        _ = done(question, room)
        return error(status, "InternalError")
      case .silent(let time)?:
        try await Task.sleep(for: time)
        return error(500, "InternalError")
      case .held(let gate)?:
        try await gate.pass()
        return done(question, room)
      case .cut?:
        var reply = done(question, room)
        reply.fields["content-length"] = "\(reply.body.count)"
        reply.body = reply.body.dropLast(1)
        return reply
      case .changed?:
        var reply = done(question, room)
        if let first = reply.body.first { reply.body[reply.body.startIndex] = first ^ 1 }
        return reply
      }
    }

    private static func done(_ question: FakeServer.Question, _ room: Room) -> FakeServer.Reply {
      let parts = question.path.split(separator: "?", maxSplits: 1).map(String.init)
      let query = query(parts.count > 1 ? parts[1] : "")
      if let refusal = refusal(question, parts[0], query, room) { return refusal }
      let names = parts[0].split(separator: "/", maxSplits: 1).map(String.init)
      guard names.first == bucket else { return error(404, "NoSuchBucket") }
      return room.state.withLock { state in
        guard names.count > 1 else { return list(query, state) }
        let key = names[1]
        let known = state.objects[key]
        switch question.method {
        case "PUT":
          guard question.fields["if-none-match"] != "*" || known == nil else {
            return error(412, "PreconditionFailed")
          }
          guard question.fields["x-amz-content-sha256"] == Digest.sha256Hex(of: question.body)
          else { return error(400, "XAmzContentSHA256Mismatch") }
          state.objects[key] = (question.body, Date())
          return FakeServer.Reply()
        case "DELETE":
          state.objects[key] = nil
          return FakeServer.Reply(status: 204)
        case "HEAD":
          guard let known else { return FakeServer.Reply(status: 404) }
          return FakeServer.Reply(fields: ["content-length": "\(known.data.count)"])
        default:
          return known.map { FakeServer.Reply(body: $0.data) } ?? error(404, "NoSuchKey")
        }
      }
    }

    /// What a request without the right signature is answered.
    private static func refusal(
      _ question: FakeServer.Question, _ path: String, _ query: [(String, String)], _ room: Room
    ) -> FakeServer.Reply? {
      guard let credentials, let field = question.fields["authorization"],
        let names = field.split(separator: ",").first(where: { $0.hasPrefix("SignedHeaders=") }),
        field.contains("Credential=\(credentials.key)/")
      else { return error(403, "InvalidAccessKeyId") }
      var fields = question.fields
      fields["host"] = "127.0.0.1:\(room.state.withLock { $0.port })"
      let signed = names.dropFirst("SignedHeaders=".count).split(separator: ";").map(String.init)
      guard
        Set(["host", "x-amz-content-sha256", "x-amz-date", "x-amz-security-token"])
          .isSubset(of: signed)
      else { return error(403, "AccessDenied") }
      let request = S3Signature.Request(
        question.method, path, query: query.map { ($0.0, $0.1) },
        fields: signed.map { ($0, fields[$0] ?? "") }, payload: fields["x-amz-content-sha256"] ?? ""
      )
      let expected = S3Signature(credentials, region: "us-east-1").authorization(
        of: request, at: fields["x-amz-date"] ?? "")
      return expected == field ? nil : error(403, "SignatureDoesNotMatch")
    }

    private static func query(_ text: String) -> [(String, String)] {
      text.split(separator: "&").map { part in
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let words = sides.map { $0.removingPercentEncoding ?? "" }
        return (words[0], words.count > 1 ? words[1] : "")
      }
    }

    private static func list(_ query: [(String, String)], _ state: State) -> FakeServer.Reply {
      let members = Dictionary(query) { $1 }
      let after = members["continuation-token"] ?? ""
      let keys = state.objects.keys.filter { $0.hasPrefix(members["prefix"] ?? "") && $0 > after }
        .sorted()
      let page = keys.prefix(state.pageSize)
      let isTruncated = keys.count > page.count
      let entries = page.map { key in
        let object = state.objects[key]
        let date = (object?.modified ?? Date()).ISO8601Format(
          Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        return
          "<Contents><Key>\(key)</Key><LastModified>\(date)</LastModified><Size>\(object?.data.count ?? 0)</Size></Contents>"
      }.joined()
      let next =
        isTruncated ? "<NextContinuationToken>\(page.last ?? "")</NextContinuationToken>" : ""
      return FakeServer.Reply(
        fields: ["content-type": "application/xml"],
        body: Data(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>\(isTruncated)</IsTruncated>\(next)\(entries)</ListBucketResult>
          """.utf8))
    }

    private static func error(_ status: Int, _ code: String) -> FakeServer.Reply {
      FakeServer.Reply(
        status: status, fields: ["content-type": "application/xml"],
        body: Data(
          "<?xml version=\"1.0\"?>\n<Error><Code>\(code)</Code><Message>No.</Message></Error>".utf8)
      )
    }
  }
#endif
