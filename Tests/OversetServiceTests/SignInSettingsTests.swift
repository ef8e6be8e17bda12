#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// How sign-in is configured.
  @Suite struct SignInSettingsTests {
    private static let good = """
      publicURL: https://overset.example/
      signIn:
        issuer: https://id.example/realms/apps
        client: overset
        groups: realm_access.roles
        rights:
          - {allow: [read, review], groups: [ios]}
          - {allow: [write], addresses: ["*@Example.org", Ada@example.org]}
        hours: 24

      """

    private func settings(
      _ file: String, _ environment: [String: String] = [:], secret: String? = nil
    ) throws -> ServiceSettings {
      let project = try TestProject()
      try project.write(file, to: "Config/service.yml")
      if let secret { try project.write(secret, to: ".overset/service/client-secret") }
      return try ServiceSettings(
        root: project.root, flags: ServiceSettings.Flags(), environment: environment)
    }

    @Test("the file says all of it, and nobody may do anything whom it does not name")
    func file() throws {
      let desk = try #require(try settings(Self.good).signIn)
      #expect(desk.origin == "https://overset.example")
      #expect(desk.redirect == "https://overset.example/sign-in/callback")
      var expected = SignInConfiguration(
        issuer: "https://id.example/realms/apps", client: "overset")
      expected.groups = "realm_access.roles"
      expected.grants = [
        .init(["read", "review"], groups: ["ios"]),
        .init(["write"], addresses: ["*@example.org", "ada@example.org"]),
      ]
      expected.hours = 24
      #expect(desk.configuration == expected)
      #expect(SignInConfiguration(issuer: "x", client: "y").grants == [])
      #expect(SignInConfiguration.rights == Right.allCases.map(\.rawValue))
      #expect(try settings("port: 1\n").signIn == nil)
    }

    @Test("variables outweigh the file, and do without it")
    func environment() throws {
      let desk = try #require(
        try settings(
          Self.good,
          [
            "OVERSET_SERVER_ISSUER": "https://other.example", "OVERSET_SERVER_CLIENT": "two",
            "OVERSET_SERVER_PUBLIC_URL": "http://localhost:8642",
          ]
        ).signIn)
      #expect(desk.configuration.issuer == "https://other.example")
      #expect(desk.configuration.client == "two" && desk.configuration.grants.count == 2)
      #expect(desk.origin == "http://localhost:8642")
      let alone = try settings(
        "publicURL: https://a.example\n",
        ["OVERSET_SERVER_ISSUER": "https://id.example", "OVERSET_SERVER_CLIENT": "x"])
      #expect(alone.signIn?.configuration.grants == [])
    }

    @Test(
      "what is wrong with it is one diagnostic at its place",
      arguments: [
        ("issuer: https://id.example/realms/apps", "issuer: http://id.example", 3),
        ("issuer: https://id.example/realms/apps", "issuer: id.example", 3),
        ("issuer: https://id.example/realms/apps", "issuer: https://id.example/?x=1", 3),
        ("issuer: https://id.example/realms/apps", "issuer: https://a@id.example", 3),
        ("  client: overset\n", "", 3), ("client: overset", "cleint: overset", 4),
        ("publicURL: https://overset.example/", "publicURL: http://overset.example", 1),
        ("publicURL: https://overset.example/", "publicURL: https://overset.example/x", 1),
        ("allow: [read, review]", "allow: [reed]", 7), ("allow: [read, review], ", "", 7),
        (", groups: [ios]", "", 7), ("Ada@example.org", "ada", 8),
        ("Ada@example.org", "ada@*.org", 8), ("Ada@example.org", "a*@example.org", 8),
        ("hours: 24", "hours: 0", 9), ("publicURL: https://overset.example/\n", "", nil),
      ] as [(String, String, Int?)])
    func wrong(part: String, other: String, line: Int?) throws {
      let text = Self.good.replacing(part, with: other)
      #expect(text != Self.good)
      let error = #expect(throws: Diagnostic.self) { _ = try settings(text) }
      #expect(error?.exitCode == 65)
      #expect(error?.line == line)
      #expect(error.map { "\($0)".contains("Config/service.yml") } == true)
    }

    @Test(
      "a variable that means nothing ends the start with 65",
      arguments: [
        ["OVERSET_SERVER_ISSUER": "https://id.example"], ["OVERSET_SERVER_CLIENT": "x"],
        ["OVERSET_SERVER_ISSUER": "id", "OVERSET_SERVER_CLIENT": "x"],
        [
          "OVERSET_SERVER_ISSUER": "https://id.example", "OVERSET_SERVER_CLIENT": "x",
          "OVERSET_SERVER_PUBLIC_URL": "overset.example",
        ],
        ["OVERSET_SERVER_ISSUER": "https://id.example", "OVERSET_SERVER_CLIENT": "x"],
      ])
    func wrongVariables(environment: [String: String]) throws {
      let error = #expect(throws: Diagnostic.self) { _ = try settings("", environment) }
      #expect(error?.exitCode == 65)
    }

    @Test("the secret stands in a file or a variable, and a file that is named has to be there")
    func secrets() throws {
      #expect(throws: Diagnostic.self) { _ = try settings(Self.good, secret: "two\nlines\n") }
      #expect(throws: Diagnostic.self) { _ = try settings(Self.good, secret: " \n") }
      #expect(try settings(Self.good, secret: "one\n").signIn != nil)
      let missing = ["OVERSET_SERVER_CLIENT_SECRET_FILE": "/nowhere-at-all"]
      let error = #expect(throws: Diagnostic.self) { _ = try settings(Self.good, missing) }
      #expect(error?.exitCode == 74)
    }

    @Test("with sign-in no token of the start is printed, and an open server has none")
    func start() async throws {
      let project = try TestCatalog.project()
      try project.write(Self.good, to: "Config/service.yml")
      let root = project.root.path(percentEncoded: false)
      let server = try ServerProcess(["--project", root, "--port", "0"])
      let (_, token) = try #require(await server.listening())
      #expect(token == nil)
      server.send(SIGTERM)
      let end = await server.end()
      #expect(end.code == 0)
      #expect(end.output.contains("People sign in at https://overset.example/sign-in"))
      #expect(!end.output.contains("overset_"))
    }
  }
#endif
