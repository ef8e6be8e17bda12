#if Service
  import Crypto
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// `/v1/crowdin`: the app for Crowdin.
  @Suite struct CrowdinTests {
    private static func encoded(_ data: Data) -> String {
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }

    /// A token as Crowdin makes it.
    private static func token(end: TimeInterval = 900, secret: String = HookTests.words) -> String {
      let now = Int(Date().timeIntervalSince1970)
      let header = encoded(Data("{\"typ\":\"JWT\",\"alg\":\"HS256\"}".utf8))
      let claims = encoded(
        Data("{\"aud\":\"app\",\"sub\":\"1\",\"iat\":\(now),\"exp\":\(now + Int(end))}".utf8))
      let code = HMAC<SHA256>.authenticationCode(
        for: Data("\(header).\(claims)".utf8), using: SymmetricKey(data: Data(secret.utf8)))
      return "\(header).\(claims).\(encoded(Data(code)))"
    }

    private struct Recorded {
      let question: Data
      let passed: [String: Bool]

      init() throws {
        let file = try #require(
          Bundle.module.url(forResource: "Data/crowdin", withExtension: "json"))
        let row = try #require(
          try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        question = try JSONSerialization.data(withJSONObject: try #require(row["question"]))
        passed = try #require(row["passed"] as? [String: Bool])
      }
    }

    private func service() async throws -> RunningService {
      try await RunningService(TestCatalog.project(), secrets: HookTests.secrets())
    }

    @Test("translations are answered one by one; those that nothing is said of pass")
    func validation() async throws {
      let recorded = try Recorded()
      let answer = try await service().ask(
        "/v1/crowdin/validate?jwtToken=\(Self.token())&origin=https://crowdin.com&clientId=app",
        method: "POST", token: nil, body: recorded.question)
      #expect(answer.status == 200)
      let object = try JSONSerialization.jsonObject(with: answer.body) as? [String: Any]
      #expect(object?.keys.sorted() == ["data"])
      let data = try #require(object?["data"] as? [String: Any])
      let validations = try #require(data["validations"] as? [[String: Any]])
      var passed: [String: Bool] = [:]
      for validation in validations {
        let id = try #require(validation["translationId"] as? Int)
        passed["\(id)"] = validation["passed"] as? Bool
        let error = validation["error"] as? [String: String]
        #expect((error == nil) == (validation["passed"] as? Bool == true), "\(id)")
        if let error {
          #expect(error.keys.sorted() == ["message"])
          #expect(error["message"]?.contains("iPhoneSE") == true)
        }
      }
      #expect(passed == recorded.passed)
    }

    @Test("without a token of Crowdin nothing is answered")
    func tokens() async throws {
      let service = try await service()
      let body = try Recorded().question
      for query in [
        "", "?jwtToken=", "?jwtToken=x", "?jwtToken=\(Self.token(end: -60))",
        "?jwtToken=\(Self.token(secret: "another secret of tests"))",
        "?jwtToken=\(Self.token())&jwtToken=\(Self.token())",
      ] {
        let answer = try await service.ask(
          "/v1/crowdin/validate\(query)", method: "POST", token: nil, body: body)
        #expect(answer.status == 401, "\(query)")
        #expect(try await service.ask("/v1/crowdin/batch-size\(query)", token: nil).status == 401)
      }
      // A token of ours is none of Crowdin's, and the other way round.
      #expect(
        try await service.ask("/v1/crowdin/validate", method: "POST", body: body).status == 401)
      #expect(try await service.ask("/v1/project", token: Self.token()).status == 401)
    }

    @Test("the size of a batch is that of a request, and what is larger or malformed is refused")
    func sizes() async throws {
      let service = try await RunningService(
        TestCatalog.project(), secrets: HookTests.secrets()
      ) { $0.items = 4 }
      let size = try await service.ask(
        "/v1/crowdin/batch-size?jwtToken=\(Self.token())", token: nil)
      #expect(size.text == "{\"data\":{\"size\":4}}")
      let path = "/v1/crowdin/validate?jwtToken=\(Self.token())"
      let large = try await service.ask(
        path, method: "POST", token: nil, body: try Recorded().question)
      #expect(large.status == 413)
      for text in ["", "{}", "{\"data\":{\"translations\":[{\"id\":\"x\"}]}}"] {
        let answer = try await service.ask(path, method: "POST", token: nil, body: Data(text.utf8))
        #expect(answer.status == 400, "\(text)")
      }
    }

    @Test("Crowdin may tell that the app was installed; nothing of it is kept")
    func installed() async throws {
      let body = Data("{\"appId\":\"overset\",\"appSecret\":\"x\",\"code\":\"y\"}".utf8)
      let answer = try await service().ask(
        "/v1/crowdin/installed", method: "POST", token: nil, body: body)
      #expect(answer.status == 204 && answer.body.isEmpty)
    }

    @Test(
      "the panel may be embedded by Crowdin alone, loads Crowdin's script, and asks with Crowdin's token"
    )
    func panel() async throws {
      let service = try await service()
      let page = try await service.ask("/v1/crowdin/panel?jwtToken=x&origin=y", token: nil)
      #expect(page.status == 200)
      let policy = try #require(page.fields["content-security-policy"])
      #expect(policy.contains("frame-ancestors https://crowdin.com https://*.crowdin.com"))
      #expect(policy.contains("script-src 'self' https://cdn.crowdin.com"))
      #expect(page.fields["x-frame-options"] == nil)
      #expect(!page.text.contains("onload=") && !page.text.contains("<style"))
      for file in ["crowdin.js", "crowdin.css"] {
        #expect(page.text.contains("/v1/crowdin/\(file)"))
        #expect(try await service.ask("/v1/crowdin/\(file)", token: nil).status == 200)
      }
      let body = try JSONEncoder().encode(
        CheckRequest(items: [CheckItem("half.go", "de-DE", TestCatalog.long)]))
      #expect(
        try await service.ask("/v1/crowdin/check", method: "POST", token: nil, body: body).status
          == 401)
      let checked = try await service.ask(
        "/v1/crowdin/check", method: "POST", token: Self.token(), body: body)
      let answer = try #require(try checked.message(CheckResponse.self).items.first)
      #expect(answer.verdict == "truncated")
      let picture = try #require(answer.pictureURL).replacing(
        "/v1/picture", with: "/v1/crowdin/picture")
      #expect(try await service.ask(picture, token: nil).status == 401)
      let drawn = try await service.ask(picture, token: Self.token())
      #expect(drawn.fields["content-type"] == "image/png")
    }

    @Test(
      "the panel judges and draws what is typed, and says when it cannot",
      .enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
    func browser() async throws {
      let service = try await service()
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scripts/test-crowdin.py").standardizedFileURL
      let arguments = [
        script.path(percentEncoded: false), "http://127.0.0.1:\(service.port)", Self.token(),
      ]
      let (status, output) = try await Blocking.run {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
      }
      #expect(status == 0, "\(output)")
    }
  }
#endif
