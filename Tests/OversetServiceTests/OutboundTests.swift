#if Service
  import Foundation
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What messages to others rest on: signatures, pauses, addresses and configuration.
  @Suite struct OutboundTests {
    @Test("a message is signed as the example of Standard Webhooks, with each secret")
    func signature() throws {
      let secret = try #require(
        HookSecrets.Secret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", of: .webhook))
      let other = try #require(
        HookSecrets.Secret("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", of: .webhook))
      let signature = StandardSignature(
        id: "msg_p5jXN8AQM9LWM0D4loKWxJek", seconds: 1_614_265_330,
        body: Data("{\"test\": 2432232314}".utf8))
      let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
      #expect(signature.field(by: [secret]) == expected)
      let both = signature.field(by: [other, secret])
      #expect(both.hasSuffix(" \(expected)") && both.hasPrefix("v1,"))
      #expect(signature.isValid(both, by: secret) && signature.isValid(both, by: other))
      #expect(!signature.isValid(expected, by: other))
    }

    @Test("pauses grow to an hour, differ by a fifth, and are never shorter than what is asked")
    func pauses() {
      let schedule = RetrySchedule()
      let middle = (1...9).map { schedule.pause(after: $0, asked: nil, chance: 0.5) }
      #expect(middle == [5, 15, 45, 135, 405, 1215, 3600, 3600, 3600])
      #expect(schedule.pause(after: 1, asked: nil, chance: 0) == 4)
      #expect(abs(schedule.pause(after: 1, asked: nil, chance: 1) - 6) < 1e-6)
      #expect(abs(schedule.pause(after: Int.max, asked: nil, chance: 1) - 4320) < 1e-6)
      #expect(schedule.pause(after: 1, asked: 90, chance: 0.5) == 90)
      #expect(schedule.pause(after: 7, asked: 90, chance: 0.5) == 3600)
      #expect(schedule.pause(after: 1, asked: 1e12, chance: 0.5) == 86_400)
      #expect(schedule.pause(after: 1, asked: -5, chance: 0.5) == 5)
      #expect(!schedule.isOver(at: 259_200, made: 0) && schedule.isOver(at: 259_201, made: 0))
    }

    @Test("a receiver may say in seconds or by a date when it is asked again")
    func retryAfter() {
      let now = 784_111_777.0  // Sun, 06 Nov 1994 08:49:37 GMT
      #expect(RetryAfter.seconds("120", now: now) == 120)
      #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:50:37 GMT", now: now) == 60)
      #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:49:00 GMT", now: now) == 0)
      #expect(RetryAfter.seconds("-3", now: now) == 0)
      for text in [nil, "", "soon", "inf", "Sun, 99 Nov 1994 08:50:37 GMT", "a b c d e GMT"] {
        #expect(RetryAfter.seconds(text, now: now) == nil)
      }
    }

    @Test("addresses of networks of one's own and those of clouds are told from others")
    func addresses() {
      for text in [
        "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.63.0.1", "192.167.1.1", "2606:4700::1111",
        "2001:4860:4860::8888", "::ffff:8.8.8.8", "64:ff9b::808:808",
      ] { #expect(OutboundAddress(text) == .global, "\(text)") }
      for text in [
        "127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.9",
        "100.64.0.1", "::1", "fd00::1", "fc12:3456::", "::ffff:10.0.0.1", "::ffff:7f00:1",
        "64:ff9b::a00:1",
      ] { #expect(OutboundAddress(text) == .ofOwnNetwork, "\(text)") }
      for text in [
        "0.0.0.0", "169.254.169.254", "224.0.0.1", "255.255.255.255", "192.0.2.1", "fe80::1",
        "fe80::1%eth0", "ff02::1", "::", "2001:db8::1", "2002:a00:1::", "::ffff:169.254.169.254",
        "64:ff9b::a9fe:a9fe", "1.2.3", "01.2.3.4.5", "256.1.1.1", "localhost", "", ":::", "1::2::3",
        "1:2:3:4:5:6:7", "g::1", "1:2:3:4:5:6:7:8:9", "::1.2.3.4",
      ] { #expect(OutboundAddress(text) == .forbidden, "\(text)") }
    }

    // MARK: Configuration

    private static let complete = """
      publicURL: https://overset.example/
      webhooks:
        - {url: "https://hooks.example/overset?room=1", secretFile: hook}
        - name: other
          url: http://10.0.0.7:8080/x
          secretFile: hook
          internal: true
          events: [run.opened]
          runs: [shop]
      github:
        - {repository: team/shop, tokenFile: token}
      gitlab:
        - {project: group/sub/app, api: "https://gitlab.example/api/v4/", tokenFile: token, runs: [app]}
      """

    private func project(_ text: String) throws -> TestProject {
      let project = try TestProject()
      try project.write(text, to: "Config/service.yml")
      try project.write("\(Receivers.secret)\n", to: "hook")
      try project.write("token-of-tests\n", to: "token")
      return project
    }

    private func outbound(
      _ text: String, _ environment: [String: String] = [:]
    ) throws -> (configuration: ServiceConfiguration, targets: OutboundTargets) {
      let project = try project(text)
      let configuration = try ProjectFiles(root: project.root).service()
      return (
        configuration,
        try OutboundTargets(configuration, root: project.root, environment: environment)
      )
    }

    @Test("where others reach the service, the environment says before the file")
    func publicURL() throws {
      let file = "webhooks: [{url: \"https://a.example\", secretFile: hook}]\n"
      let project = try project(file)
      defer { withExtendedLifetime(project) {} }
      func url(_ value: String) throws -> String {
        let settings = try ServiceSettings(
          root: project.root, flags: .init(), environment: ["OVERSET_SERVER_PUBLIC_URL": value])
        return try OutboundTargets(settings.configuration, root: project.root, environment: [:])
          .publicURL
      }
      #expect(try url("https://b.example/") == "https://b.example")
      #expect(throws: Diagnostic.self) { _ = try url("https://b.example/x") }
      #expect(throws: Diagnostic.self) { _ = try url("") }
      try project.write("publicURL: https://a.example\n\(file)", to: "Config/service.yml")
      #expect(try url("") == "https://a.example")
      #expect(try url("http://b.example:8080") == "http://b.example:8080")
    }

    @Test("receivers are read with what is usual where the file says nothing")
    func receivers() throws {
      let (configuration, targets) = try outbound(Self.complete)
      #expect(configuration.publicURL == "https://overset.example")
      let all = targets.targets.map(\.receiver)
      #expect(all.map(\.name) == ["webhook", "other", "github", "gitlab"])
      #expect(all[0].events == [.completed, .partial, .decided] && all[0].runs.isEmpty)
      #expect(!all[0].isInternal && all[0].url == "https://hooks.example/overset?room=1")
      #expect(all[1].events == [.opened] && all[1].isInternal && all[1].runs == ["shop"])
      #expect(all[2].url == "https://api.github.com" && all[2].runs == ["team/shop"])
      #expect(all[3].url == "https://gitlab.example/api/v4" && all[3].runs == ["app"])
      #expect(all[1].variable == "OVERSET_SERVER_SECRET_OTHER")
      // The file is not needed where the environment has the secret.
      _ = try outbound(
        "publicURL: https://a.example\ngithub: [{repository: team/shop}]",
        ["OVERSET_SERVER_SECRET_GITHUB": "token-of-tests"])
      #expect(try outbound("host: 127.0.0.1").targets.targets.isEmpty)
    }

    @Test(
      "what is wrong is one error with its place, exit code 65, and without the secret",
      arguments: [
        ("webhooks: [{url: \"https://a.example\", secretFile: hook}]", "publicURL", 1),
        ("publicURL: https://a.example/x", "no address of a service", 1),
        ("publicURL: https://a.example\nwebhooks: [{secretFile: hook}]", "`url` is missing", 2),
        (
          "publicURL: https://a.example\nwebhooks:\n  - {url: \"http://a.example\", secretFile: hook}",
          "without TLS", 3
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"ftp://a.example\", secretFile: hook}]",
          "no address", 2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://u:p@a.example\", secretFile: hook}]",
          "no address", 2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://a.example\"}]", "has no secret",
          2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://a.example\", secretFile: none}]",
          "no text in the file", 2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://a.example\", secretFile: token}]",
          "its secret is none", 2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://a.example\", secretFile: hook, events: [run.lost]}]",
          "run.lost", 2
        ),
        (
          "publicURL: https://a.example\nwebhooks: [{url: \"https://a.example\", secretFile: hook, name: A B}]",
          "no name", 2
        ),
        (
          "publicURL: https://a.example\ngithub: [{repository: shop, tokenFile: token}]",
          "no repository", 2
        ),
        (
          "publicURL: https://a.example\ngithub: [{repository: ../.., tokenFile: token}]",
          "no repository", 2
        ),
        (
          "publicURL: https://a.example\ngithub: [{project: a/b, tokenFile: token}]",
          "belongs to `gitlab`", 2
        ),
        (
          "publicURL: https://a.example\ngitlab: [{project: \"a/b?x\", tokenFile: token}]",
          "no project", 2
        ),
        (
          "publicURL: https://a.example\ngithub: [{repository: a/b, tokenFile: token}, {repository: a/c, tokenFile: token}]",
          "two receivers", 2
        ),
      ])
    func wrongConfiguration(text: String, words: String, line: Int) throws {
      let error = #expect(throws: Diagnostic.self) { try outbound(text) }
      #expect(error?.problem.contains(words) == true, "\(String(describing: error))")
      #expect(error?.exitCode == 65)
      #expect(error?.place?.file == "Config/service.yml" && error?.place?.line == line)
      let printed = error.map { "\($0)" } ?? ""
      #expect(!printed.contains("token-of-tests") && !printed.contains("MfKQ9r8GKYqr"))
    }
  }
#endif
