#if Service
  import AsyncHTTPClient
  import Foundation
  import NIOCore
  import NIOHTTP1
  import OversetService

  /// What a browser does of itself: it keeps cookies of one server and sends them, and goes where it is sent when it is told
  /// to.
  final class TestBrowser {
    /// What came back.
    struct Reply {
      let status: Int
      let fields: HTTPHeaders
      let text: String

      /// Where the browser is sent.
      var location: String { fields.first(name: "Location") ?? "" }

      func message<Message: Decodable>(_ type: Message.Type) throws -> Message {
        try JSONDecoder().decode(type, from: Data(text.utf8))
      }
    }

    let service: RunningService
    let origin: String
    /// By their names.
    var cookies: [String: String] = [:]

    /// What the service needs and would end without anybody who keeps it: a provider.
    private let kept: AnyObject?

    init(_ service: RunningService, origin: String, keeping kept: AnyObject? = nil) {
      self.service = service
      self.origin = origin
      self.kept = kept
    }

    private var base: String { "http://127.0.0.1:\(service.port)" }

    /// Asks the service; `fields` outweigh what a page of its own would send.
    func ask(
      _ path: String, method: HTTPMethod = .GET, fields: [String: String] = [:], body: String? = nil
    ) async throws -> Reply {
      var fields = fields
      if !cookies.isEmpty {
        fields["Cookie"] = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")
      }
      let reply = try await Self.get("\(base)\(path)", method, fields, body)
      for field in reply.fields["Set-Cookie"] {
        let pair = field.prefix { $0 != ";" }.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isOver = field.contains("Max-Age=0;")
        cookies[String(pair[0])] = isOver ? nil : String(pair[1])
      }
      return reply
    }

    /// Asks for a change as a page of the service does.
    func change(
      _ path: String, _ method: HTTPMethod = .POST, body: String? = nil,
      fields: [String: String?] = [:]
    ) async throws -> Reply {
      let csrf = try await session().csrf ?? "none"
      var all: [String: String?] = ["Origin": origin, "X-Overset-CSRF": csrf]
      if body != nil { all["Content-Type"] = "application/json" }
      all.merge(fields) { $1 }
      return try await ask(path, method: method, fields: all.compactMapValues { $0 }, body: body)
    }

    func session() async throws -> SessionItem {
      try await ask("/v1/session").message(SessionItem.self)
    }

    /// Goes to the provider, and returns the path that it sends the browser back to.
    func leave(to path: String? = nil) async throws -> String {
      let query = path.map {
        "?to=" + ($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
      }
      let sent = try await ask("/sign-in\(query ?? "")")
      let back = try await Self.get(sent.location, .GET, [:], nil).location
      guard back.hasPrefix(origin) else { throw CocoaError(.coderInvalidValue) }
      return String(back.dropFirst(origin.count))
    }

    /// Signs in, and returns what the service answers at the end.
    @discardableResult func signIn(to path: String? = nil) async throws -> Reply {
      try await ask(leave(to: path))
    }

    static func get(
      _ url: String, _ method: HTTPMethod, _ fields: [String: String], _ body: String?
    ) async throws -> Reply {
      var configuration = HTTPClient.Configuration()
      configuration.redirectConfiguration = .disallow
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      var request = HTTPClientRequest(url: url)
      request.method = method
      for (name, value) in fields { request.headers.add(name: name, value: value) }
      if let body { request.body = .bytes(ByteBuffer(string: body)) }
      let result: Result<Reply, any Error>
      do {
        let response = try await client.execute(request, timeout: .seconds(20))
        let data = try await response.body.collect(upTo: 10_000_000)
        result = .success(
          Reply(
            status: Int(response.status.code), fields: response.headers, text: String(buffer: data))
        )
      } catch {
        result = .failure(error)
      }
      try await client.shutdown()
      return try result.get()
    }
  }
#endif
