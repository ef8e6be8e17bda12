#if Service
  import Foundation
  import FoundationNetworking
  import OversetService
  import OversetTestBasics
  import Testing

  /// `overset-server`, run as people run it.
  @Suite(.serialized) struct ProgramTests {
    private func arguments(_ project: TestProject, _ more: [String] = []) -> [String] {
      ["--project", project.root.path(percentEncoded: false), "--port", "0"] + more
    }

    private func status(_ port: Int, _ path: String, token: String? = nil) async throws -> Int {
      let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
      var request = URLRequest(url: url)
      if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
      let (_, response) = try await URLSession.shared.data(for: request)
      return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    @Test("it says where it listens and its token, answers, and ends clean on SIGTERM")
    func serves() async throws {
      let project = try TestCatalog.project()
      let server = try ServerProcess(arguments(project))
      let (port, token) = try #require(await server.listening())
      let secret = try #require(token)
      #expect(try await status(port, "/health") == 200)
      #expect(try await status(port, "/v1/project") == 401)
      #expect(try await status(port, "/v1/project", token: secret) == 200)
      server.send(SIGTERM)
      let end = await server.end()
      #expect(end.code == 0)
      for line in end.errors.split(separator: "\n") {
        let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(
          event?["level"] is String && event?["message"] is String && event?["time"] is String)
      }
      #expect(!end.errors.contains(secret))
      #expect(!project.listing(of: ".overset").contains { $0.hasPrefix("service") })
    }

    @Test("a request that it has taken is answered before it ends")
    func finishesRequests() async throws {
      let project = try TestCatalog.project()
      let server = try ServerProcess(arguments(project, ["--open"]))
      let (port, _) = try #require(await server.listening())
      let body = #"{"items":[{"id":"1","key":"half.go","locale":"de","text":"Los"}]}"#
      let answer = try await RawRequest(
        """
        POST /v1/check HTTP/1.1\r
        Host: localhost\r
        Content-Type: application/json\r
        Content-Length: \(body.utf8.count)\r
        \r
        \(body.prefix(10))
        """, String(body.dropFirst(10))
      ).answer(from: port) {
        try await Task.sleep(for: .milliseconds(300))
        server.send(SIGINT)
        try await Task.sleep(for: .milliseconds(300))
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(answer.contains(#""verdict":"fits""#))
      #expect(await server.end().code == 0)
    }

    @Test("kept tokens are asked for, taken up while it runs, and forgotten with their line")
    func keptTokens() async throws {
      let project = try TestCatalog.project()
      let root = project.root.path(percentEncoded: false)
      func make(_ name: String) async throws -> String {
        let made = try await ServerProcess(["token", name, "--rights", "read", "--project", root])
          .end()
        #expect(made.code == 0)
        return made.output.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let first = try await make("first")
      let server = try ServerProcess(arguments(project))
      let (port, token) = try #require(await server.listening())
      #expect(token == nil)
      #expect(try await status(port, "/v1/project", token: first) == 200)
      let second = try await make("second")
      #expect(
        try await Eventually.holds {
          try await status(port, "/v1/project", token: second) == 200
        })
      try project.write("", to: ".overset/service/tokens")
      #expect(
        try await Eventually.holds {
          try await status(port, "/v1/project", token: first) == 401
        })
      server.send(SIGTERM)
      #expect(await server.end().code == 0)
    }

    @Test("a port that is taken ends it with 74, and says what to do")
    func takenPort() async throws {
      let project = try TestCatalog.project()
      let first = try ServerProcess(arguments(project))
      let (port, _) = try #require(await first.listening())
      let root = project.root.path(percentEncoded: false)
      let second = try await ServerProcess(["--project", root, "--port", "\(port)"]).end()
      #expect(second.code == 74)
      #expect(second.errors.contains("another program listens on 127.0.0.1, port \(port)"))
      first.send(SIGTERM)
      #expect(await first.end().code == 0)
    }

    @Test("wrong arguments end it with 64, and bad data with 65")
    func wrongInput() async throws {
      let project = try TestCatalog.project()
      for more in [
        ["--nothing"], ["--port", "x"], ["--port", "70000"], ["--open", "--host", "0.0.0.0"],
        ["--project", "/nowhere-at-all"], ["--log-level", "loud"], ["--jobs", "0"],
      ] {
        let end = try await ServerProcess(arguments(project, more)).end()
        #expect(end.code == 64, "\(more)")
        #expect(!end.errors.isEmpty, "\(more)")
      }
      for (path, text) in [
        ("Config/service.yml", "port: x\n"), ("Config/slots.yml", "rules: [{slot: none}]\n"),
        ("Locales/Main.xcstrings", "{"), (".overset/service/tokens", "no token\n"),
      ] {
        let broken = try TestCatalog.project()
        try broken.write(text, to: path)
        let end = try await ServerProcess(arguments(broken)).end()
        #expect(end.code == 65, "\(path)")
        #expect(end.errors.contains((path as NSString).lastPathComponent), "\(path)")
      }
    }
  }
#endif
