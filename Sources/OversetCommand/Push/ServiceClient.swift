#if Service
  import AsyncHTTPClient
  package import Foundation
  import NIOCore
  import NIOHTTP1
  package import OversetVocabulary

  /// Asks a service, again where that is safe: each request says the same as often as it is sent.
  package struct ServiceClient: Sendable {
    /// How often a request is sent at most.
    private static let attempts = 5
    /// How long an answer may take.
    private static let patience = TimeAmount.seconds(150)
    /// How long a server may ask to wait before it is asked again, in seconds.
    private static let longestPause = 30.0
    /// The largest answer, in bytes.
    private static let answerLimit = 64_000_000

    private let client: HTTPClient
    private let base: String
    private let token: String?
    /// Waits so many seconds.
    private let pause: @Sendable (Double) async -> Void

    /// A client of the service at an address, such as `https://overset.example`.
    ///
    /// - Parameter token: What lets it in; nil where none is needed.
    /// - Throws: `Diagnostic` (usage) for what is no such address.
    package init(
      _ address: String, token: String?,
      pause: @escaping @Sendable (Double) async -> Void = {
        try? await Task.sleep(for: .seconds($0))
      }
    ) throws(Diagnostic) {
      guard let url = URL(string: address), ["http", "https"].contains(url.scheme ?? ""),
        url.host?.isEmpty == false, url.query == nil, url.fragment == nil, url.user == nil
      else {
        throw Diagnostic(
          .usage, problem: "'\(address)' is no address of a service",
          remedy:
            "give scheme, host and port, such as https://overset.example or http://127.0.0.1:8642")
      }
      base = address.hasSuffix("/") ? String(address.dropLast()) : address
      self.token = token
      self.pause = pause
      var configuration = HTTPClient.Configuration()
      // Another address must not get the token.
      configuration.redirectConfiguration = .disallow
      configuration.timeout.connect = .seconds(10)
      client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// Ends its connections. It has to be called once.
    package func close() async { try? await client.shutdown() }

    // MARK: Asking

    /// What comes of a message.
    package func send<Answer: Decodable>(
      _ method: String, _ path: String, _ message: some Encodable, answer: Answer.Type
    ) async throws(Diagnostic) -> Answer {
      let body: Data
      do {
        body = try JSONEncoder().encode(message)
      } catch {
        throw Diagnostic(
          .data, problem: "what is to be sent cannot be written as JSON",
          remedy: "check names for invalid characters")
      }
      return try decoded(try await bytes(method, path, body, type: "application/json"))
    }

    /// What is at a path.
    package func get<Answer: Decodable>(
      _ path: String, answer: Answer.Type
    ) async throws(Diagnostic) -> Answer {
      try decoded(try await bytes("GET", path, nil, type: nil))
    }

    /// The bytes at a path.
    package func data(_ path: String) async throws(Diagnostic) -> Data {
      try await bytes("GET", path, nil, type: nil)
    }

    /// Sends bytes.
    package func put(_ data: Data, to path: String) async throws(Diagnostic) {
      _ = try await bytes("PUT", path, data, type: "application/octet-stream")
    }

    private func decoded<Answer: Decodable>(_ data: Data) throws(Diagnostic) -> Answer {
      do {
        return try JSONDecoder().decodeBounded(Answer.self, from: data)
      } catch {
        throw Diagnostic(
          .data, problem: "the server at \(base) answers what this version does not know",
          remedy: "use the same version of overset on both sides")
      }
    }

    private func bytes(
      _ method: String, _ path: String, _ body: Data?, type: String?
    ) async throws(Diagnostic) -> Data {
      var number = 1
      while true {
        let reply = await reply(method, path, body, type: type)
        switch reply {
        case .answer(let data): return data
        case .refused(let diagnostic): throw diagnostic
        case .later(let diagnostic, let seconds):
          guard number < Self.attempts else { throw diagnostic }
          let own = 0.5 * Double(1 << number) * Double.random(in: 0.5...1)
          await pause(min(max(seconds ?? 0, own), Self.longestPause))
          number += 1
        }
      }
    }

    private enum Reply {
      case answer(Data)
      case refused(Diagnostic)
      /// It may be sent again, if the server says so after so many seconds.
      case later(Diagnostic, after: Double?)
    }

    private func reply(
      _ method: String, _ path: String, _ body: Data?, type: String?
    ) async -> Reply {
      var request = HTTPClientRequest(url: base + path)
      request.method = HTTPMethod(rawValue: method)
      request.headers.add(name: "User-Agent", value: "overset/\(ProgramVersion.current)")
      if let token { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
      if let type { request.headers.add(name: "Content-Type", value: type) }
      if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
      do {
        let response = try await client.execute(request, timeout: Self.patience)
        let buffer = try await response.body.collect(upTo: Self.answerLimit)
        let data = Data(buffer.readableBytesView)
        let status = Int(response.status.code)
        if (200..<300).contains(status) { return .answer(data) }
        let diagnostic = refusal(status, data)
        let isTemporary = [408, 425, 429, 500, 502, 503, 504].contains(status)
        let seconds = response.headers.first(name: "Retry-After").flatMap(Double.init)
        return isTemporary ? .later(diagnostic, after: seconds) : .refused(diagnostic)
      } catch {
        return .later(
          Diagnostic(
            .inputOutput, problem: "the server at \(base) does not answer: \(error)",
            remedy: "see whether it runs, and send again"), after: nil)
      }
    }

    /// The members of problem details (RFC 9457) that people need.
    private struct Details: Decodable {
      let detail: String?
    }

    private func refusal(_ status: Int, _ data: Data) -> Diagnostic {
      let detail =
        (try? JSONDecoder().decodeBounded(Details.self, from: data))?.detail ?? "no reason given"
      let (kind, remedy): (Diagnostic.Kind, String) =
        switch status {
        case 401:
          (
            .usage,
            "give a token that the server knows, in OVERSET_SERVER_TOKEN or a file with --token-file"
          )
        case 403: (.usage, "give a token that has the right")
        case 404, 405: (.usage, "see whether --server and the number of the run are right")
        case 429, 500...: (.inputOutput, "see the server's log, and send again")
        default: (.data, "mend what the server names, and send again")
        }
      return Diagnostic(
        kind, problem: "the server refuses (\(status)): \(detail)", remedy: remedy)
    }
  }
#endif
