#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// Tokens, their files, and how often they may ask.
  @Suite struct PeopleTests {
    private static let digest = AccessToken.digest(of: "x")

    @Test("a line of a file reads back as the token, and holds no secret")
    func linesReadBack() throws {
      let secret = AccessToken.makeSecret()
      #expect(secret.hasPrefix("overset_") && secret.utf8.count == 72)
      #expect(AccessToken.makeSecret() != secret)
      let token = AccessToken(
        name: "ci", rights: [.check, .read], digest: AccessToken.digest(of: secret))
      #expect(try TokenFile.parse("# who\n\n\(token.line)\n", file: "tokens") == [token])
      #expect(!token.line.contains(secret) && !token.line.contains(secret.dropFirst(8)))
      #expect(TokenStore([token]).token(ofSecret: secret) == token)
      #expect(TokenStore([token]).token(ofSecret: token.digest) == nil)
      #expect(TokenStore([token]).token(ofSecret: "") == nil)
    }

    @Test(
      "a line that is no token is refused at its place",
      arguments: [
        ("ci", "this is no token"), ("ci read", "this is no token"),
        ("ci read \(digest) more", "this is no token"), ("ci read 00", "this is no token"),
        ("ci read \(digest.uppercased())", "this is no token"),
        ("a/b read \(digest)", "this is no token"),
        ("ci reed \(digest)", "there is no right 'reed'"),
        ("b read \(digest)", "there are two tokens “b”"),
      ])
    func wrongLines(line: String, problem: String) {
      let error = #expect(throws: Diagnostic.self) {
        _ = try TokenFile.parse("b read \(Self.digest)\n\(line)\n", file: "tokens")
      }
      #expect(error?.problem == problem)
      #expect(error?.line == 2)
      #expect(error?.exitCode == 65)
    }

    @Test("a token is added to a file that is there or not, and a name is taken once")
    func addsTokens() throws {
      let scratch = try Scratch()
      let path = scratch.folder.appending(path: "kept/tokens").path
      #expect(try TokenFile.read(path) == nil)
      let first = AccessToken(name: "a", rights: [.read], digest: Self.digest)
      let second = AccessToken(name: "b", rights: [.check], digest: AccessToken.digest(of: "y"))
      try TokenFile.add(first, to: path)
      try TokenFile.add(second, to: path)
      #expect(try TokenFile.read(path) == [first, second])
      let error = #expect(throws: Diagnostic.self) { try TokenFile.add(first, to: path) }
      #expect(error?.exitCode == 64)
      #expect(try TokenFile.read(path) == [first, second])
    }

    @Test("a caller gets what the rate says, however the requests are cut, and others theirs")
    func rates() {
      let limiter = RateLimiter(rate: 10)
      var taken = 0
      for step in 0..<100 {
        let now = Duration.milliseconds(50 * step)
        if limiter.wait(for: 1, by: "a", now: now) == nil { taken += 1 }
      }
      // Ten at once, and ten in each of five seconds.
      #expect((59...60).contains(taken))
      #expect(limiter.wait(for: 25, by: "b", now: .zero) == nil)
      let wait = limiter.wait(for: 1, by: "b", now: .zero)
      #expect(wait == 1.5)
      #expect(limiter.wait(for: 1, by: "b", now: .seconds(1.4)) != nil)
      #expect(limiter.wait(for: 1, by: "b", now: .seconds(1.7)) == nil)
      #expect(limiter.wait(for: 1, by: "c", now: .zero) == nil)
      #expect(RateLimiter(rate: 0).wait(for: 1_000_000, by: "a", now: .zero) == nil)
    }

    @Test(
      "flags outweigh variables, which outweigh the file",
      arguments: [
        ("", [:], nil, 8642), ("port: 1\n", [:], nil, 1),
        ("port: 1\n", ["OVERSET_SERVER_PORT": "2"], nil, 2),
        ("port: 1\n", ["OVERSET_SERVER_PORT": ""], nil, 1),
        ("port: 1\n", ["OVERSET_SERVER_PORT": "2"], 3, 3),
      ] as [(String, [String: String], Int?, Int)])
    func settings(file: String, environment: [String: String], flag: Int?, port: Int) throws {
      let project = try TestProject()
      try project.write(file, to: "Config/service.yml")
      var flags = ServiceSettings.Flags()
      flags.port = flag
      let settings = try ServiceSettings(
        root: project.root, flags: flags, environment: environment)
      #expect(settings.configuration.port == port)
    }

    @Test(
      "a setting that means nothing is refused",
      arguments: [
        ("port: 70000\n", [:], nil, 65), ("prot: 1\n", [:], nil, 65),
        ("origins: [crowdin.com]\n", [:], nil, 65), ("origins: ['https://a.b/c']\n", [:], nil, 65),
        ("rate: -1\n", [:], nil, 65), ("", ["OVERSET_SERVER_PORT": "x"], nil, 64),
        ("", [:], 65536, 64), ("", [:], -1, 64),
      ] as [(String, [String: String], Int?, Int32)])
    func wrongSettings(
      file: String, environment: [String: String], flag: Int?, code: Int32
    ) throws {
      let project = try TestProject()
      try project.write(file, to: "Config/service.yml")
      var flags = ServiceSettings.Flags()
      flags.port = flag
      let error = #expect(throws: Diagnostic.self) {
        _ = try ServiceSettings(root: project.root, flags: flags, environment: environment)
      }
      #expect(error?.exitCode == code)
    }

    @Test(
      "without tokens a server listens on this machine's own addresses alone",
      arguments: [
        ("127.0.0.1", true), ("localhost", true), ("::1", true), ("127.9.9.9", true),
        ("0.0.0.0", false), ("::", false), ("192.168.0.1", false), ("127.0.0.1.example", false),
      ])
    func openServers(host: String, isAllowed: Bool) throws {
      let project = try TestProject()
      var flags = ServiceSettings.Flags()
      flags.host = host
      flags.isOpen = true
      let settings = try? ServiceSettings(root: project.root, flags: flags, environment: [:])
      #expect((settings != nil) == isAllowed)
    }
  }
#endif
