#if Service
  import Foundation
  import GRDB
  import HTTPTypes
  import NIOHTTP1
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// What a person who has signed in may do, for how long, and from which pages.
  @Suite struct SessionTests {
    private static let check =
      #"{"items":[{"id":"1","key":"half.go","locale":"de","text":"Los"}]}"#

    @Test("the cookie is the browser's alone, and the database has its digest alone")
    func cookies() async throws {
      let rooms = try await SignInRooms()
      let browser = rooms.browser()
      let begun = try await browser.ask("/sign-in")
      let attempt = try #require(begun.fields.first(name: "Set-Cookie"))
      #expect(attempt.hasSuffix("; Path=/; Max-Age=600; HttpOnly; SameSite=Lax"))
      let fields = try await browser.signIn().fields["Set-Cookie"]
      let kept = try #require(
        fields.first { $0.hasPrefix("overset-\(rooms.service.port)=session_") })
      #expect(kept.hasSuffix("; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict"))
      let value = try #require(browser.cookies["overset-\(rooms.service.port)"])
      let folder = rooms.service.state.runs.folder
      for name in ["service.sqlite", "service.sqlite-wal"] {
        let bytes = try Data(contentsOf: folder.appending(path: name))
        #expect(bytes.range(of: Data(value.utf8)) == nil, "\(name)")
        #expect(bytes.range(of: Data(value.dropFirst(8).utf8)) == nil, "\(name)")
      }
      let hidden = try await SignInRooms(isPublic: true).browser()
      let secure = try await hidden.ask("/sign-in").fields["Set-Cookie"]
      #expect(
        secure.count == 1 && secure[0].hasPrefix("__Host-overset-sign-in=")
          && secure[0].hasSuffix("; Secure"))
      let reply = try await hidden.signIn()
      #expect(
        reply.fields["Set-Cookie"].contains {
          $0.hasPrefix("__Host-overset=") && $0.hasSuffix("; Secure")
        })
      // Each sign-in has a session of its own, and ends that of the same browser.
      try await browser.signIn()
      let next = try #require(browser.cookies["overset-\(rooms.service.port)"])
      #expect(next != value)
      let old = rooms.browser()
      old.cookies = ["overset-\(rooms.service.port)": value]
      #expect(try await old.ask("/v1/project").status == 401)
    }

    @Test("every route refuses a person without its right, and nobody's cookie")
    func routesAreGuarded() async throws {
      let rooms = try await SignInRooms()
      let provider = rooms.provider
      for right in Right.allCases {
        let one = try await SignInRooms(provider) {
          $0.grants = [.init([right.rawValue], groups: ["ios"])]
        }
        let browser = try await one.signedIn()
        let csrf = try await browser.session().csrf ?? ""
        for route in RouteTable.all where route.sender == nil {
          guard let needed = route.right else { continue }
          let path = AccessTests.example(of: route.path)
          let method = HTTPMethod(rawValue: route.method.rawValue)
          let page = ["Origin": one.origin, "X-Overset-CSRF": csrf]
          let reply = try await browser.ask(path, method: method, fields: page)
          #expect((reply.status == 403) == (right != needed), "\(route.path) \(right)")
          let other = one.browser()
          for cookie in ["session_wrong", "", browser.cookies.values.first.map { "\($0)0" } ?? ""] {
            other.cookies = ["overset-\(one.service.port)": cookie]
            let reply = try await other.ask(path, method: method, fields: page)
            #expect(reply.status == 401, "\(route.path) \(cookie)")
          }
          guard ![.GET, .HEAD].contains(method), right == needed else { continue }
          // As any page of another site could ask.
          for fields in [
            [:], ["Origin": one.origin], ["X-Overset-CSRF": csrf],
            ["Origin": one.origin, "X-Overset-CSRF": "x"],
            ["Origin": "https://evil.example", "X-Overset-CSRF": csrf],
            ["Origin": "null", "X-Overset-CSRF": csrf],
            ["Origin": "\(one.origin).evil.example", "X-Overset-CSRF": csrf],
          ] {
            let reply = try await browser.ask(path, method: method, fields: fields)
            #expect(reply.status == 403, "\(route.path) \(fields)")
          }
        }
        let foreign = try await browser.ask(
          "/v1/project", fields: ["Origin": "https://evil.example"])
        #expect(foreign.status == 403)
      }
    }

    @Test("somebody whom the configuration does not name may do nothing, and is told by name")
    func nobody() async throws {
      let rooms = try await SignInRooms { $0.grants = [.init(["read"], groups: ["android"])] }
      let browser = try await rooms.signedIn()
      let reply = try await browser.ask("/v1/project")
      #expect(reply.status == 403)
      #expect(try reply.message(Problem.self).detail == "“ada@example.org” has no right “read”")
      #expect(try await browser.session().caller?.rights == [])
    }

    @Test(
      "who may do what is read of groups in objects, of addresses, and of whole domains",
      arguments: [
        (["groups": "realm.roles"], ["read"], [], true), (["groups": "none"], ["read"], [], false),
        ([:], [], ["*@example.org"], true), ([:], [], ["*@xample.org"], false),
        ([:], [], ["*@example.org.evil"], false), ([:], [], ["ADA@Example.org"], true),
        ([:], [], ["bob@example.org"], false),
      ] as [([String: String], [String], [String], Bool)])
    func grants(names: [String: String], groups: [String], addresses: [String], may: Bool)
      async throws
    {
      let rooms = try await SignInRooms { configuration in
        configuration.groups = names["groups"] ?? configuration.groups
        configuration.grants = [
          .init(["read"], groups: groups, addresses: addresses.map { $0.lowercased() })
        ]
      }
      rooms.provider.change { $0.claims["realm"] = ["roles": ["read"]] }
      let browser = try await rooms.signedIn()
      #expect(try await browser.ask("/v1/project").status == (may ? 200 : 403))
    }

    @Test("an address that is not verified gives no rights, whatever names the person")
    func unverifiedAddresses() async throws {
      let rooms = try await SignInRooms { $0.name = "sub" }
      rooms.provider.change { $0.lie = { $0["email_verified"] = false } }
      let browser = try await rooms.signedIn()
      let caller = try await browser.session().caller
      #expect(caller?.name == "ada-1")
      #expect(caller?.rights == ["read", "review"])
    }

    @Test("a session outlives the server, with the rights of the configuration that counts then")
    func restart() async throws {
      let provider = try await TestProvider()
      let project = try TestCatalog.project()
      let first = try await SignInRooms(provider, project: project)
      let browser = try await first.signedIn()
      #expect(try await browser.change("/v1/check", body: Self.check).status == 200)
      let second = try await SignInRooms(provider, project: project) {
        $0.grants = [.init(["read"], groups: ["all"])]
      }
      try second.service.state.runs.openExisting()
      let later = second.browser()
      later.cookies = ["overset-\(second.service.port)": browser.cookies.values.first ?? ""]
      #expect(try await later.session().caller?.rights == ["read"])
      #expect(try await later.change("/v1/check", body: Self.check).status == 403)
      // Another provider's, or another client's, are not ours.
      let third = try await SignInRooms(provider, project: project) { $0.client = "other" }
      try third.service.state.runs.openExisting()
      later.cookies = ["overset-\(third.service.port)": browser.cookies.values.first ?? ""]
      let stranger = third.browser()
      stranger.cookies = later.cookies
      #expect(try await stranger.ask("/v1/project").status == 401)
    }

    @Test("a session ends when nobody uses it, at its end in any case, and when somebody signs out")
    func ends() async throws {
      let rooms = try await SignInRooms()
      let store = { try rooms.service.state.runs.store() }
      func isThere(_ browser: TestBrowser) async throws -> Bool {
        try await browser.ask("/v1/project").status == 200
      }
      func move(_ column: String, hours: Double) async throws {
        try await store().write { database in
          try database.execute(
            sql: "UPDATE session SET \(column) = \(column) - ?", arguments: [hours * 3_600])
        }
      }
      let browser = try await rooms.signedIn()
      try await move("used", hours: 11.9)
      // Its use is taken down: the time begins anew.
      #expect(try await isThere(browser))
      try await move("used", hours: 11.9)
      #expect(try await isThere(browser))
      try await move("used", hours: 12.1)
      #expect(try await !isThere(browser))
      let long = try await rooms.signedIn()
      try await move("created", hours: 167.9)
      #expect(try await isThere(long))
      try await move("created", hours: 0.2)
      #expect(try await !isThere(long))
      let last = try await rooms.signedIn()
      #expect(try await last.ask("/v1/sign-out", method: .POST).status == 403)
      #expect(try await isThere(last))
      let kept = last.cookies
      #expect(try await last.change("/v1/sign-out").status == 204)
      #expect(last.cookies.isEmpty)
      last.cookies = kept
      #expect(try await !isThere(last))
      #expect(try await rooms.audit(.signOut).map(\.name) == ["ada@example.org"])
    }

    @Test(
      "a decision and a comment by a session are that person's, and a run says what the caller may")
    func decides() async throws {
      let rooms = try await SignInRooms()
      var app = try await PushedApp()
      app.label = "Changed"
      _ = try await rooms.service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      let browser = try await rooms.signedIn()
      let run = try await browser.ask("/v1/runs/1").message(RunItem.self)
      #expect(run.caller?.name == "ada@example.org")
      #expect(run.caller?.rights == ["read", "check", "review"])
      let list = try await browser.ask("/v1/runs/1/causes").message(CauseList.self)
      let cause = try #require(list.causes.first)
      let body = String(
        decoding: try JSONEncoder().encode(
          DecisionRequest([DecisionChange(cause.id, "accept")], seen: list.revision)),
        as: UTF8.self)
      #expect(
        try await browser.change("/v1/runs/1/decisions", .PUT, body: body, fields: ["Origin": nil])
          .status == 403)
      let decided = try await browser.change("/v1/runs/1/decisions", .PUT, body: body)
      #expect(decided.status == 200)
      #expect(
        try decided.message(CauseList.self).causes.first { $0.id == cause.id }?.decision?.by
          == "ada@example.org")
      #expect(
        try await browser.change("/v1/runs/1/comments", body: #"{"text":"x"}"#)
          .message(CommentItem.self).by == "ada@example.org")
      #expect(try await rooms.audit(.decided).map(\.on) == ["run 1 cause \(cause.id): accept"])
      let one = try await rooms.service.ask("/v1/runs/1", token: RunningService.reviewer)
        .message(RunItem.self)
      #expect(one.caller?.kind == "token" && one.caller?.rights == ["read", "review"])
    }

    @Test("without tokens nobody signs in: everybody may do everything")
    func openServers() async throws {
      let desk = SignInDesk(
        SignInConfiguration(issuer: "https://id.example", client: "x"),
        origin: "http://127.0.0.1:1", secret: nil)
      let service = try await RunningService(TestCatalog.project(), isOpen: true, signIn: desk)
      #expect(try await service.ask("/sign-in", token: nil).status == 404)
      let session = try await service.ask("/v1/session", token: nil).message(SessionItem.self)
      #expect(session.caller?.kind == "open" && !session.signIn)
    }
  }
#endif
