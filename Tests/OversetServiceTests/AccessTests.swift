#if Service
  import Foundation
  import HTTPTypes
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// Who may ask what.
  @Suite struct AccessTests {
    @Test(
      "every route but health and the page refuses who has no token, an unknown one, or one without its right"
    )
    func routesAreGuarded() async throws {
      let service = try await RunningService(TestCatalog.project())
      let open = RouteTable.all.filter { $0.right == nil && $0.sender == nil }.map(\.path)
      let signIn = [SignInRoutes.start, SignInRoutes.callback, "/v1/session", "/v1/sign-out"]
      #expect(open == ["/health", "/ready"] + signIn + PageRoutes.all.map(\.path))
      for route in RouteTable.all {
        let method = route.method.rawValue
        let path = Self.example(of: route.path)
        // A sender's signature takes the place of a token: HookTests. Without a secret there is no such path.
        if route.sender != nil {
          #expect(try await service.ask(path, method: method).status == 404, "\(route.path)")
          continue
        }
        guard let right = route.right else {
          // Where nobody signs in, there is nothing to begin, and nobody to sign out.
          let status = [404, 404, 200, 401]
          let expected = signIn.firstIndex(of: route.path).map { status[$0] } ?? 200
          let answer = try await service.ask(path, method: method, token: nil)
          #expect(answer.status == expected, "\(route.path)")
          continue
        }
        for token in [nil, "", "overset_wrong", "x y"] {
          let answer = try await service.ask(path, method: method, token: token)
          #expect(answer.status == 401, "\(route.path)")
          #expect(answer.fields["www-authenticate"] == "Bearer realm=\"overset\"")
          #expect(try answer.problem().status == 401)
        }
        for other in Right.allCases {
          let answer = try await service.ask(
            path, method: method, token: RunningService.secret(of: other))
          #expect((answer.status == 403) == (other != right), "\(route.path) \(other)")
        }
      }
    }

    /// A path with a value in the place of each of its names.
    static func example(of path: String) -> String {
      path.replacing("{number}", with: "1").replacing("{shard}", with: "1")
        .replacing("{digest}", with: String(repeating: "0", count: 64))
    }

    @Test("another way to send a token than its own field is none")
    func otherWays() async throws {
      let service = try await RunningService(TestCatalog.project())
      let secret = RunningService.secret
      let asked = [
        try await service.ask("/v1/project?token=\(secret)&access_token=\(secret)", token: nil),
        try await service.ask("/v1/project", token: nil, fields: ["Cookie": "token=\(secret)"]),
        try await service.ask("/v1/project", token: nil, fields: ["Authorization": secret]),
        try await service.ask(
          "/v1/project", token: nil, fields: ["Authorization": "Basic \(secret)"]),
      ]
      #expect(asked.map(\.status) == [401, 401, 401, 401])
    }

    @Test("HEAD needs the right of GET, other methods are refused, and other paths are not there")
    func otherMethodsAndPaths() async throws {
      let service = try await RunningService(TestCatalog.project())
      #expect(try await service.ask("/v1/project", method: "HEAD", token: nil).status == 401)
      #expect(try await service.ask("/v1/project", method: "HEAD").status == 200)
      let deleted = try await service.ask("/v1/project", method: "DELETE")
      #expect(deleted.status == 405)
      #expect(deleted.fields["allow"] == "GET, HEAD")
      #expect(try await service.ask("/v1/check").status == 405)
      for path in ["/", "/v1", "/v1/check/x", "/v1/../etc/passwd", "/%2e%2e/x", "/V1/CHECK"] {
        let answer = try await service.ask(path)
        #expect(answer.status == 404, "\(path)")
        #expect(try answer.problem().title == "Not Found")
      }
    }

    @Test("without tokens, another name of the host is refused: a page could read the answers")
    func rebinding() async throws {
      let service = try await RunningService(TestCatalog.project(), isOpen: true)
      #expect(try await service.ask("/v1/project", token: nil).status == 200)
      for host in ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "1270.0.0.1"] {
        let answer = try await RawRequest(
          "GET /v1/project HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        ).answer(from: service.port)
        #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(host)")
      }
      for host in ["localhost:1", "127.0.0.1", "[::1]:5", "LOCALHOST"] {
        let answer = try await RawRequest(
          "GET /v1/project HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        ).answer(from: service.port)
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(host)")
      }
    }

    @Test("every response is strict, those of errors too")
    func strictHeaders() async throws {
      let service = try await RunningService(TestCatalog.project())
      let paths = RouteTable.all.map(\.path) + ["/none", "/v1/picture?key=half.go&locale=de"]
      for path in paths {
        for token in [nil, RunningService.secret] {
          let answer = try await service.ask(path, token: token)
          let policy = answer.fields["content-security-policy"] ?? ""
          #expect(policy.contains("default-src 'none'"), "\(path)")
          #expect(policy.contains("frame-ancestors 'none'"), "\(path)")
          #expect(answer.fields["x-content-type-options"] == "nosniff", "\(path)")
          #expect(answer.fields["referrer-policy"] == "no-referrer", "\(path)")
          #expect(answer.fields["cross-origin-resource-policy"] == "same-origin", "\(path)")
          #expect(answer.fields["cache-control"]?.isEmpty == false, "\(path)")
          #expect(answer.fields["access-control-allow-origin"] == nil, "\(path)")
        }
      }
    }

    @Test("pages of named origins may ask, and no others")
    func origins() async throws {
      let named = "https://crowdin.com"
      let service = try await RunningService(TestCatalog.project()) { $0.origins = [named] }
      func preflight(_ origin: String?) async throws -> Answer {
        try await service.ask(
          "/v1/check", method: "OPTIONS", token: nil,
          fields: origin.map {
            ["Origin": $0, "Access-Control-Request-Method": "POST"]
          } ?? [:])
      }
      let allowed = try await preflight(named)
      #expect(allowed.status == 204)
      #expect(allowed.fields["access-control-allow-origin"] == named)
      #expect(allowed.fields["access-control-allow-headers"]?.contains("Authorization") == true)
      for origin in [
        "https://evil.example", "http://crowdin.com", "https://crowdin.com.evil", "null",
      ] {
        let answer = try await preflight(origin)
        #expect(answer.status == 403, "\(origin)")
        #expect(answer.fields["access-control-allow-origin"] == nil, "\(origin)")
      }
      #expect(try await preflight(nil).status == 403)
      let asked = try await service.ask("/v1/project", fields: ["Origin": named])
      #expect(asked.fields["access-control-allow-origin"] == named)
      #expect(asked.fields["vary"] == "Origin")
      let other = try await service.ask("/v1/project", fields: ["Origin": "https://evil.example"])
      #expect(other.fields["access-control-allow-origin"] == nil)
    }
  }
#endif
