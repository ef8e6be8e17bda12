#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// Requests that nobody sends who means well: the server refuses each, keeps within bounds, and goes on for others.
  @Suite(.serialized) struct HostileRequestTests {
    /// How many requests; `OVERSET_HOSTILE` makes it more.
    private static var count: Int {
      ProcessInfo.processInfo.environment["OVERSET_HOSTILE"].flatMap { Int($0) } ?? 260
    }
    /// How many of them at once.
    private static let lanes = 4
    /// The most bytes in memory, in a build without optimization.
    private static let memory = 1_200_000_000

    @Test(
      "each is refused or answered, others are served meanwhile, and memory and files are bounded")
    func requests() async throws {
      let project = try TestCatalog.project()
      let server = try ServerProcess([
        "--project", project.root.path(percentEncoded: false), "--port", "0",
      ])
      let (port, secret) = try #require(await server.listening())
      let token = try #require(secret)
      let opening =
        "{\"project\":\"a\",\"nonce\":\"a\",\"total\":1,\"branch\":\"a\",\"commit\":\"0000000\"}"
      let fields = "Authorization: Bearer \(token)\r\nContent-Type: application/json\r\n"
      let opened = try await Self.answer(
        to: HostileRequest.whole("POST /v1/runs", fields, Data(opening.utf8)), port)
      #expect(opened.hasPrefix("HTTP/1.1 200 "))
      let before = server.uses
      let item =
        "{\"items\":[{\"id\":\"1\",\"key\":\"half.go\",\"locale\":\"de\",\"text\":\"Los\"}]}"
      let check = HostileRequest.whole("POST /v1/check", fields, Data(item.utf8))
      let faults = try await withThrowingTaskGroup(of: [String].self) { group in
        for lane in 0..<Self.lanes {
          group.addTask {
            var faults: [String] = []
            for number in stride(from: lane, to: Self.count, by: Self.lanes) {
              let request = HostileRequest(number, token: token)
              for part in request.parts {
                let answer = try await Self.answer(to: part, port)
                if let fault = Self.fault(of: answer) {
                  faults.append("\(number), \(request.kind): \(fault)")
                }
              }
              // Who means well is served.
              let other = try await Self.answer(to: check, port)
              if !other.hasPrefix("HTTP/1.1 200 ") {
                faults.append("\(number): \(other.prefix(80))")
              }
              if let uses = server.uses, uses.memory > Self.memory {
                faults.append("\(number): \(uses.memory) bytes")
              }
            }
            return faults
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(faults == [])
      // Connections are let go once their clients have gone: some at once, all of them after 75 s of silence.
      for _ in 0..<1_000 where (server.uses?.files ?? 0) > (before?.files ?? 0) + 8 {
        try await Task.sleep(for: .milliseconds(100))
      }
      #expect((server.uses?.files ?? 0) <= (before?.files ?? 0) + 8)
      server.send(SIGTERM)
      #expect(await server.end().code == 0)
    }

    /// What comes back for bytes, until the server closes the connection or has nothing more to say.
    private static func answer(to bytes: Data, _ port: Int) async throws -> String {
      try await Blocking.run {
        let connection = try LoopbackConnection(port: port)
        _ = connection.send(bytes)
        connection.finish()
        return try connection.rest()
      }
    }

    /// What is wrong with an answer; nil for nothing. None at all is an answer, too.
    private static func fault(of answer: String) -> String? {
      guard !answer.isEmpty else { return nil }
      let words = answer.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
        return "this is no answer: \(answer.prefix(80))"
      }
      if status >= 500 { return "\(answer.prefix(300))" }
      // What is no request at all is answered with nothing but a status.
      guard status >= 400, !answer.contains("Content-Length: 0\r\n"),
        !answer.contains("application/problem+json")
      else { return nil }
      return "no problem details: \(answer.prefix(300))"
    }

    // MARK: What fell

    @Test(
      "lists and objects that nest too deep are refused: Foundation’s decoder stops the process at one depth",
      arguments: [256, 257, 512, 513, 514])
    func nesting(depth: Int) async throws {
      let service = try await RunningService(
        TestCatalog.project(),
        secrets: try HookSecrets.parse(
          "tolgee 0123456789abcdef\ncrowdin 0123456789abcdef client", file: "hooks"))
      let text = String(repeating: "[", count: depth)
      for (method, path) in [
        ("POST", "/v1/check"), ("POST", "/v1/runs"), ("PUT", "/v1/texts"),
        ("PUT", "/v1/runs/1/decisions"), ("POST", "/v1/runs/1/comments"),
      ] {
        let answer = try await service.ask(path, method: method, body: Data(text.utf8))
        #expect(answer.status == 400, "\(path)")
      }
      // These are read before anybody is known.
      let signed = try await service.ask(
        "/v1/hooks/tolgee", method: "POST", token: nil, fields: ["Tolgee-Signature": text],
        body: Data("{}".utf8))
      #expect(signed.status == 401)
      let part = Data(text.utf8).base64EncodedString().replacing("=", with: "")
      let asked = try await service.ask(
        "/v1/crowdin/batch-size?jwtToken=\(part).e30.AA", token: nil)
      #expect(asked.status == 401)
    }

    @Test("a number that its member cannot hold is told from what is no JSON")
    func numbers() async throws {
      let service = try await RunningService(TestCatalog.project())
      for (number, detail) in [
        ("1.5", "a number is out of range, or not whole where it has to be"),
        ("99999999999999999999", "a number is out of range, or not whole where it has to be"),
        ("x", "this is not JSON"),
      ] {
        let answer = try await service.ask(
          "/v1/runs/1/decisions", method: "PUT",
          body: Data("{\"decisions\":[],\"seen\":\(number)}".utf8))
        #expect(try answer.problem().detail == detail, "\(number)")
      }
    }

    @Test(
      "a body whose chunks cannot be told apart, or that ends too early, is the client’s fault",
      arguments: [
        "zz\r\nabc\r\n0\r\n\r\n", "5\r\n{\"it", "FFFFFFFFFFFFFFFFF\r\nabc",
        "0\r\nX: \(String(repeating: "y", count: 100_000))\r\n\r\n",
      ])
    func brokenBodies(body: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      let answer = try await Self.answer(
        to: Data(
          """
          POST /v1/check HTTP/1.1\r
          Host: x\r
          Authorization: Bearer \(RunningService.secret)\r
          Content-Type: application/json\r
          Transfer-Encoding: chunked\r
          \r
          \(body)
          """.utf8), service.port)
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
    }

    @Test("a method that a path does not take is told which it takes, whatever its name")
    func methods() async throws {
      let service = try await RunningService(TestCatalog.project())
      for (method, path, allowed) in [
        ("QUERY", "/v1/project", "GET, HEAD"), ("PROPFIND", "/health", "GET, HEAD"),
        ("HEAD", "/v1/check", "POST"), ("DELETE", "/v1/runs/7/comments", "GET, POST, HEAD"),
      ] {
        let answer = try await RawRequest(
          "\(method) \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        ).answer(from: service.port)
        #expect(answer.hasPrefix("HTTP/1.1 405 "), "\(method) \(path)")
        #expect(answer.contains("\r\nAllow: \(allowed)\r\n"), "\(method) \(path)")
      }
      #expect(try await service.ask("/v1/runs/7/none", method: "PATCH").status == 404)
    }
  }
#endif
