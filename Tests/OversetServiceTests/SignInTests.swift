#if Service
  import Foundation
  import NIOHTTP1
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// Signing in at a provider of OpenID Connect.
  @Suite struct SignInTests {
    @Test(
      "a person signs in, comes back to where they came from, and has the rights of the configuration"
    )
    func goodFlow() async throws {
      let rooms = try await SignInRooms()
      let browser = rooms.browser()
      #expect(try await browser.ask("/v1/project").status == 401)
      #expect(try await browser.session() == SessionItem(signIn: true))
      let back = try await browser.leave(to: "/runs/3?x=1#cause=4")
      let reply = try await browser.ask(back)
      #expect(reply.status == 303 && reply.location == "/runs/3?x=1#cause=4")
      let session = try await browser.session()
      #expect(session.caller?.name == "ada@example.org")
      #expect(session.caller?.kind == "person")
      // By a group and by an address.
      #expect(session.caller?.rights == ["read", "check", "review"])
      #expect(try await browser.ask("/v1/project").status == 200)
      #expect(try await browser.ask("/v1/openapi.json").status == 200)
      // Tokens go on as before.
      #expect(try await rooms.service.ask("/v1/project").status == 200)
      #expect(try await rooms.audit(.signIn).map(\.name) == ["ada@example.org"])
      #expect(try await rooms.audit(.signIn).first?.on == "subject ada-1")
      #expect(try await rooms.audit(.signIn).first?.address == "127.0.0.1")
    }

    @Test(
      "a signature by an elliptic key does, too, and so does the only key of a token without a name"
    )
    func otherKeys() async throws {
      let rooms = try await SignInRooms()
      rooms.provider.change { $0.signing = .es256 }
      #expect(try await rooms.browser().signIn().status == 303)
      rooms.provider.change { ($0.signing, $0.key) = (.rs256, nil) }
      #expect(try await rooms.browser().signIn().status == 303)
    }

    /// What a provider may say that proves nothing, and how it is answered.
    static let lies:
      [(name: String, status: Int, lie: @Sendable (inout [String: any Sendable]) -> Void)] = [
        ("another nonce", 400, { $0["nonce"] = "x" }), ("no nonce", 400, { $0["nonce"] = nil }),
        ("another issuer", 400, { $0["iss"] = "http://127.0.0.1:1" }),
        ("another audience", 400, { $0["aud"] = "other" }),
        ("no audience", 400, { $0["aud"] = nil }),
        (
          "several audiences, and not said to whom", 400,
          { $0["aud"] = ["other", TestProvider.client] }
        ),
        (
          "given to another", 400,
          { claims in
            claims["aud"] = ["other", TestProvider.client]
            claims["azp"] = "other"
          }
        ), ("given to another alone", 400, { $0["azp"] = "other" }),
        ("expired", 400, { $0["exp"] = Int(Date().timeIntervalSince1970) - 61 }),
        ("without an end", 400, { $0["exp"] = nil }),
        ("issued before", 400, { $0["iat"] = Int(Date().timeIntervalSince1970) - 70 }),
        ("issued later", 400, { $0["iat"] = Int(Date().timeIntervalSince1970) + 70 }),
        ("not valid yet", 400, { $0["nbf"] = Int(Date().timeIntervalSince1970) + 70 }),
        ("nobody", 400, { $0["sub"] = nil }),
        ("an address that is not verified", 403, { $0["email_verified"] = false }),
        ("an address of which it says nothing", 403, { $0["email_verified"] = nil }),
        ("no address", 403, { $0["email"] = nil }),
        ("a name that hides something", 403, { $0["email"] = "ada\u{202E}@example.org" }),
      ]

    @Test("a token that does not say all that it has to is refused", arguments: lies.indices)
    func liesAreRefused(index: Int) async throws {
      let rooms = try await SignInRooms()
      let lie = Self.lies[index]
      rooms.provider.change { $0.lie = lie.lie }
      let browser = rooms.browser()
      let reply = try await browser.signIn()
      #expect(reply.status == lie.status, "\(lie.name)")
      #expect(reply.fields.first(name: "Content-Type") == "text/html; charset=utf-8")
      #expect(browser.cookies.isEmpty, "\(lie.name)")
      #expect(try await browser.session().caller == nil, "\(lie.name)")
      #expect(try await rooms.audit(.signIn).isEmpty)
      #expect(try await rooms.audit(.signInFailed).count == 1)
      // The nearest that is right: the same without the lie, and clocks that differ a little.
      rooms.provider.change {
        $0.lie = { claims in
          claims["exp"] = Int(Date().timeIntervalSince1970) - 50
          claims["iat"] = Int(Date().timeIntervalSince1970) - 40
          claims["nbf"] = Int(Date().timeIntervalSince1970) + 50
          claims["aud"] = ["other", TestProvider.client]
          claims["azp"] = TestProvider.client
          claims["email_verified"] = "true"
        }
      }
      #expect(try await browser.signIn().status == 303)
    }

    @Test(
      "a token that its key has not signed is refused",
      arguments: [
        TestProvider.Signing.none, .hs256OfPublicKey, .otherKey,
      ])
    func signatures(signing: TestProvider.Signing) async throws {
      let rooms = try await SignInRooms()
      rooms.provider.change { $0.signing = signing }
      let browser = rooms.browser()
      #expect(try await browser.signIn().status == 400)
      #expect(browser.cookies.isEmpty)
    }

    @Test(
      "an unknown key is asked for anew once, and one that the provider has taken back counts no longer"
    )
    func rotation() async throws {
      let rooms = try await SignInRooms(pause: .seconds(600))
      #expect(try await rooms.browser().signIn().status == 303)
      #expect(rooms.provider.keyCount == 1)
      #expect(try await rooms.browser().signIn().status == 303)
      #expect(rooms.provider.keyCount == 1)
      // Within the pause nobody makes the server ask again.
      rooms.provider.change { $0.key = "two" }
      #expect(try await rooms.browser().signIn().status == 400)
      #expect(rooms.provider.keyCount == 1)
      let other = try await SignInRooms(rooms.provider)
      #expect(try await other.browser().signIn().status == 400)
      rooms.provider.change { $0.published = ["two"] }
      #expect(try await other.browser().signIn().status == 303)
      rooms.provider.change { $0.key = "one" }
      #expect(try await other.browser().signIn().status == 400)
    }

    @Test("state and code end once, in the browser that has begun, and only as they were sent")
    func attempts() async throws {
      let rooms = try await SignInRooms()
      let browser = rooms.browser()
      let back = try await browser.leave()
      // Another browser that is given the address: without an attempt, and in the middle of its own.
      let other = rooms.browser()
      #expect(try await other.ask(back).status == 400)
      _ = try await other.leave()
      #expect(try await other.ask(back).status == 400)
      #expect(other.cookies.isEmpty)
      for changed in [
        back.replacing("state=", with: "state=x"), back.replacing("state=", with: "other="),
        back + "&state=x", "/sign-in/callback", "/sign-in/callback?code=x",
      ] {
        let begun = rooms.browser()
        begun.cookies = browser.cookies
        #expect(try await begun.ask(changed).status == 400, "\(changed)")
      }
      let kept = browser.cookies
      #expect(try await browser.ask(back).status == 303)
      #expect(browser.cookies.count == 1)
      // The same again, even with the cookie of the attempt.
      #expect(try await browser.ask(back).status == 400)
      let thief = rooms.browser()
      thief.cookies = kept
      #expect(try await thief.ask(back).status == 400)
      #expect(try await thief.session().caller == nil)
      // A code that was made up.
      let last = rooms.browser()
      let own = try await last.leave()
      let code = try #require(own.range(of: "code=[^&]*", options: .regularExpression))
      #expect(
        try await last.ask(own.replacingCharacters(in: code, with: "code=made-up")).status == 400)
    }

    @Test("who changes the attempt's cookie ends another attempt than the provider knows")
    func changedAttempts() async throws {
      let rooms = try await SignInRooms()
      for change in ["path", "time", "secret"] {
        let browser = rooms.browser()
        let back = try await browser.leave(to: "/runs")
        let (name, value) = try #require(browser.cookies.first)
        var parts = value.split(separator: ".").map(String.init)
        switch change {
        case "path":
          parts[2] = Data("/translate".utf8).base64EncodedString().replacing("=", with: "")
        case "time": parts[1] = "\((Int(parts[1]) ?? 0) - 1)"
        default: parts[0] = String(parts[0].reversed())
        }
        browser.cookies[name] = parts.joined(separator: ".")
        #expect(try await browser.ask(back).status == 400, "\(change)")
      }
    }

    @Test(
      "a person is sent back to pages of this server alone",
      arguments: [
        "https://evil.example/runs", "//evil.example", "/\\evil.example", "/runs//evil.example",
        "\\\\evil.example", "/runs/../../evil", "javascript:alert(1)", "/v1/project", "/sign-in",
        "/runsevil", "/runs\r\nSet-Cookie: x=y", "/runs/\u{202E}", "/translate.evil", "",
      ])
    func foreignPaths(path: String) async throws {
      let rooms = try await SignInRooms()
      #expect(try await rooms.browser().signIn(to: path).location == "/runs")
    }

    @Test("what is own is kept", arguments: ["/translate?locale=de", "/runs", "/runs/12#cause=a"])
    func ownPaths(path: String) async throws {
      let rooms = try await SignInRooms()
      #expect(try await rooms.browser().signIn(to: path).location == path)
    }

    @Test(
      "a provider that calls itself otherwise, is not there, or refuses the person lets nobody in")
    func faultyProviders() async throws {
      let provider = try await TestProvider()
      provider.change { $0.issuer = "https://other.example" }
      let rooms = try await SignInRooms(provider)
      #expect(try await rooms.browser().ask("/sign-in").status == 502)
      provider.change { $0.issuer = nil }
      #expect(try await rooms.browser().signIn().status == 303)
      provider.change { $0.refusesPerson = true }
      let refused = try await rooms.browser().signIn()
      #expect(refused.status == 403)
      #expect(refused.text.contains("has not let you in"))
      provider.change { ($0.refusesPerson, $0.more) = (false, "&iss=https%3A%2F%2Fother.example") }
      #expect(try await rooms.browser().signIn().status == 400)
      provider.change { $0.more = "&session_state=1&scope=openid" }
      #expect(try await rooms.browser().signIn().status == 303)
      let away = SignInDesk(
        SignInConfiguration(issuer: "http://127.0.0.1:1", client: "x"), origin: rooms.origin,
        secret: nil)
      let service = try await RunningService(TestCatalog.project(), signIn: away)
      let answer = try await TestBrowser(service, origin: rooms.origin).ask("/sign-in")
      #expect(answer.status == 502 && answer.text.contains("does not answer"))
    }

    @Test(
      "what a person sees who is not let in shows text as text, and its style comes from this server"
    )
    func failurePage() async throws {
      let rooms = try await SignInRooms()
      rooms.provider.change { $0.lie = { $0["email_verified"] = false } }
      let reply = try await rooms.browser().signIn(to: "/runs?x='&y=1")
      let policy = try #require(reply.fields.first(name: "Content-Security-Policy"))
      #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
      #expect(!reply.text.contains("<script") && !reply.text.contains("style="))
      #expect(reply.text.contains("href=\"/runs?x=&#39;&amp;y=1\""))
      #expect(reply.fields.first(name: "Cache-Control") == "no-store")
    }

    @Test("where nobody signs in, there is no such path, and pages are told so")
    func notConfigured() async throws {
      let service = try await RunningService(TestCatalog.project())
      for path in ["/sign-in", "/sign-in/callback?code=x&state=y"] {
        #expect(try await service.ask(path, token: nil).status == 404)
      }
      let session = try await service.ask("/v1/session", token: nil).message(SessionItem.self)
      #expect(session == SessionItem(signIn: false))
      let known = try await service.ask("/v1/session", token: RunningService.reviewer)
        .message(SessionItem.self)
      #expect(known.caller?.name == "reviewer" && known.caller?.rights == ["read", "review"])
      #expect(known.csrf == nil)
      #expect(try await service.ask("/v1/sign-out", method: "POST", token: nil).status == 401)
    }
  }
#endif
