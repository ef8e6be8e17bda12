#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import Synchronization

  /// Somebody else's server in this process, on a port that was free: it keeps what it is asked, and answers as it is told.
  /// It ends with this object.
  final class FakeServer: Sendable {
    /// What it was asked.
    struct Question: Sendable {
      let method: String
      /// The path with its query, as it was sent.
      let path: String
      /// By their names in small letters.
      let fields: [String: String]
      let body: Data

      /// The members of the body that are texts.
      var members: [String: String] {
        (try? JSONDecoder().decode([String: String].self, from: body)) ?? [:]
      }
    }

    /// What it answers.
    struct Reply: Sendable {
      var status = 200
      var fields: [String: String] = [:]
      var body = Data()

      static func json(_ status: Int, _ value: Any, _ fields: [String: String] = [:]) -> Reply {
        Reply(
          status: status, fields: fields,
          body: (try? JSONSerialization.data(withJSONObject: value)) ?? Data())
      }
    }

    let port: Int
    private let heard: Heard
    private let task: Task<Void, any Error>

    private final class Heard: Sendable {
      let questions = Mutex<[Question]>([])
    }

    /// All that it was asked, in order.
    var questions: [Question] { heard.questions.withLock { $0 } }

    init(_ answer: @escaping @Sendable (Question) async throws -> Reply) async throws {
      let heard = Heard()
      self.heard = heard
      let responder = CallbackResponder<BasicRequestContext> { request, _ in
        let body = try await request.body.collect(upTo: 10_000_000)
        var fields: [String: String] = [:]
        for field in request.headers { fields[field.name.canonicalName] = field.value }
        let question = Question(
          method: request.method.rawValue, path: request.uri.string, fields: fields,
          body: Data(body.readableBytesView))
        heard.questions.withLock { $0.append(question) }
        let reply = try await answer(question)
        var headers = HTTPFields()
        for (name, value) in reply.fields {
          if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return Response(
          status: HTTPResponse.Status(code: reply.status), headers: headers,
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body)))
      }
      let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
      let application = Application(
        responder: responder,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) },
        logger: Logger(label: "fake") { _ in SwiftLogNoOpLogHandler() })
      task = Task {
        defer { continuation.finish() }
        try await application.run()
      }
      var first: Int?
      for await port in ports {
        first = port
        break
      }
      guard let first else { throw CocoaError(.featureUnsupported) }
      port = first
    }

    deinit { task.cancel() }

    /// Its address.
    var url: String { "http://127.0.0.1:\(port)" }
  }
#endif
