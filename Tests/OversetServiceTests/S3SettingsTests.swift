#if Service
  import Foundation
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// How a bucket and its credentials are configured.
  @Suite struct S3SettingsTests {
    private func objects(
      _ file: String, _ environment: [String: String] = [:]
    ) throws -> S3Configuration? {
      let project = try TestProject()
      try project.write(file, to: "Config/service.yml")
      return try ServiceSettings(
        root: project.root, flags: ServiceSettings.Flags(), environment: environment
      ).configuration.objects
    }

    @Test("a bucket is read with what is usual where the file says nothing")
    func file() throws {
      #expect(try objects("port: 1\n") == nil)
      let usual = try #require(try objects("objects: {s3: {bucket: pictures}}\n"))
      #expect(usual.origin == "https://s3.us-east-1.amazonaws.com" && !usual.isInPath)
      #expect(usual.prefix.isEmpty && usual.name == "s3://pictures/")
      let own = try #require(
        try objects(
          """
          objects:
            s3:
              bucket: pictures
              endpoint: https://s3.example:8333/
              region: eu-central-1
              prefix: team/Overset

          """))
      #expect(own.origin == "https://s3.example:8333" && own.isInPath)
      #expect(own.prefix == "team/Overset/" && own.region == "eu-central-1")
      #expect(own.place?.position?.line == 3)
      #expect(
        try objects(
          "objects: {s3: {bucket: a.b-c, endpoint: \"http://s3.example\", internal: true}}\n")?
          .isInternal == true)
      for host in ["127.0.0.1:8333", "localhost:8333", "[::1]:8333"] {
        let address = "objects: {s3: {bucket: pictures, endpoint: \"http://\(host)\"}}\n"
        #expect(try objects(address)?.origin == "http://\(host)")
      }
    }

    @Test("variables outweigh the file, and do without it")
    func environment() throws {
      let all = [
        "OVERSET_SERVER_S3_BUCKET": "other", "OVERSET_SERVER_S3_ENDPOINT": "http://s3.example",
        "OVERSET_SERVER_S3_REGION": "x", "OVERSET_SERVER_S3_PREFIX": "y",
        "OVERSET_SERVER_S3_PATH_STYLE": "false", "OVERSET_SERVER_S3_INTERNAL": "true",
      ]
      for file in ["port: 1\n", "objects: {s3: {bucket: pictures, region: z}}\n"] {
        let read = try #require(try objects(file, all))
        #expect(read.bucket == "other" && read.origin == "http://s3.example" && read.region == "x")
        #expect(read.prefix == "y/" && !read.isInPath && read.isInternal)
      }
      let one = ["OVERSET_SERVER_S3_REGION": "x"]
      #expect(try objects("port: 1\n", one) == nil)
      #expect(try objects("objects: {s3: {bucket: pictures}}\n", one)?.region == "x")
      for (name, value) in [
        ("BUCKET", "A"), ("ENDPOINT", "s3.example"), ("REGION", "x/y"), ("PREFIX", "../x"),
        ("PATH_STYLE", "yes"), ("INTERNAL", "1"),
      ] {
        let error = #expect(throws: Diagnostic.self) {
          try objects(
            "objects: {s3: {bucket: pictures}}\n", ["OVERSET_SERVER_S3_\(name)": value])
        }
        #expect(error?.exitCode == 65 && error?.problem.contains("S3_\(name)") == true)
      }
      let clear = #expect(throws: Diagnostic.self) {
        try objects(
          "objects: {s3: {bucket: pictures}}\n",
          ["OVERSET_SERVER_S3_ENDPOINT": "http://s3.example"])
      }
      #expect(clear?.problem.contains("without TLS") == true && clear?.place?.position?.line == 1)
    }

    @Test(
      "what is wrong is one error with its place and exit code 65",
      arguments: [
        ("objects: folder", "must be a mapping", 1),
        ("objects: {}", "`s3` is missing", 1),
        ("objects: {gcs: {bucket: pictures}}", "unknown key `gcs`", 1),
        ("objects:\n  s3: {region: x}", "`bucket` is missing", 2),
        ("objects:\n  s3: {bucket: Pictures}", "is no bucket", 2),
        ("objects:\n  s3: {bucket: a}", "is no bucket", 2),
        ("objects:\n  s3: {bucket: -abc}", "is no bucket", 2),
        ("objects:\n  s3: {bucket: a..b}", "is no bucket", 2),
        ("objects:\n  s3:\n    bucket: pictures\n    endpoint: s3.example", "is no endpoint", 4),
        (
          "objects:\n  s3:\n    bucket: pictures\n    endpoint: https://s3.example/pictures",
          "is no endpoint", 4
        ),
        (
          "objects:\n  s3:\n    bucket: pictures\n    endpoint: http://10.0.0.1:8333",
          "without TLS", 4
        ),
        ("objects:\n  s3:\n    bucket: pictures\n    prefix: ../x", "is no prefix", 4),
        ("objects:\n  s3:\n    bucket: pictures\n    prefix: /", "is no prefix", 4),
        ("objects:\n  s3:\n    bucket: pictures\n    prefix: a//b", "is no prefix", 4),
        ("objects:\n  s3:\n    bucket: pictures\n    prefix: \"a\\x10\"", "is no prefix", 4),
        ("objects:\n  s3:\n    bucket: pictures\n    region: eu/central", "is no region", 4),
        ("objects:\n  s3:\n    bucket: pictures\n    pathStyle: maybe", "`pathStyle`", 4),
        ("objects:\n  s3:\n    bucket: a.b.c", "certificate", 3),
        (
          "objects:\n  s3:\n    bucket: pictures\n    endpoint: https://10.0.0.1\n    pathStyle: false",
          "in digits", 5
        ),
        (
          "objects:\n  s3:\n    bucket: pictures\n    secretKey: SECRET-OF-TESTS",
          "unknown key `secretKey`", 4
        ),
      ])
    func wrongConfiguration(text: String, words: String, line: Int) throws {
      let error = #expect(throws: Diagnostic.self) { try objects(text) }
      #expect(error?.problem.contains(words) == true, "\(String(describing: error))")
      #expect(error?.exitCode == 65)
      #expect(error?.place?.file == "Config/service.yml" && error?.place?.position?.line == line)
      #expect(!"\(error.map { "\($0)" } ?? "")".contains("SECRET-OF-TESTS"))
    }

    @Test(
      "addresses where clouds keep their secrets are never asked, those of one's own network are")
    func addresses() throws {
      func endpoint(_ host: String) throws -> String? {
        try objects(
          "objects:\n  s3: {bucket: pictures, endpoint: \"https://\(host)\", internal: true}\n"
        )?.endpoint
      }
      for host in ["169.254.169.254", "[fe80::1]:8333", "0.0.0.0", "[::ffff:169.254.169.254]"] {
        let error = #expect(throws: Diagnostic.self) { try endpoint(host) }
        #expect(error?.problem.contains("never asked") == true && error?.exitCode == 65)
        #expect(error?.place?.position?.line == 2)
      }
      for host in ["10.0.0.1:8333", "192.168.1.1", "[fd00::1]:8333", "s3.example", "127.0.0.1"] {
        #expect(try endpoint(host) == "https://\(host)")
      }
    }

    // MARK: Credentials

    private func source(
      _ environment: [String: String], _ scratch: Scratch
    ) throws -> S3CredentialSource {
      try S3CredentialSource(
        environment: environment, folder: scratch.folder,
        place: SourcePlace(file: "Config/service.yml"), age: .zero)
    }

    @Test("credentials come from the environment, else from a file that can be replaced")
    func credentials() throws {
      let scratch = try Scratch()
      let known = try source(
        [
          "AWS_ACCESS_KEY_ID": "one", "AWS_SECRET_ACCESS_KEY": "two", "AWS_SESSION_TOKEN": "three",
        ], scratch
      ).credentials()
      #expect(known.key == "one" && known.secret == "two" && known.token == "three")
      let file = """
        # of tests
        [other]
        aws_access_key_id = four
        aws_secret_access_key=five
        [default]
        ; region = x
        aws_access_key_id=six
        aws_secret_access_key = seven=eight
        aws_session_token = nine

        """
      try scratch.write(Data(file.utf8), to: S3CredentialSource.fileName)
      let kept = try source([:], scratch)
      let read = try kept.credentials()
      #expect(read.key == "six" && read.secret == "seven=eight" && read.token == "nine")
      try scratch.write(
        Data(file.replacing("six", with: "ten").utf8), to: S3CredentialSource.fileName)
      #expect(try kept.credentials().key == "ten")
      try scratch.write(Data(file.utf8), to: "elsewhere")
      let other = try source(
        [
          "AWS_SHARED_CREDENTIALS_FILE": scratch.folder.appending(path: "elsewhere").path,
          "AWS_PROFILE": "other",
        ], scratch
      ).credentials()
      #expect(other.key == "four" && other.secret == "five" && other.token == nil)
    }

    @Test("credentials that are missing or none are one error, which does not show them")
    func wrongCredentials() throws {
      let scratch = try Scratch()
      let none = #expect(throws: Diagnostic.self) { try source([:], scratch) }
      #expect(none?.exitCode == 65 && none?.place?.file == "Config/service.yml")
      #expect(none?.remedy.contains("AWS_ACCESS_KEY_ID") == true)
      for environment in [
        ["AWS_ACCESS_KEY_ID": "SECRET-OF-TESTS"], ["AWS_SECRET_ACCESS_KEY": "SECRET-OF-TESTS"],
        ["AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "SECRET-OF-TESTS\nx"],
      ] {
        let error = #expect(throws: Diagnostic.self) { try source(environment, scratch) }
        #expect(error?.exitCode == 65)
        #expect(!"\(error.map { "\($0)" } ?? "")".contains("SECRET-OF-TESTS"))
      }
      let lost = #expect(throws: Diagnostic.self) {
        try source(["AWS_SHARED_CREDENTIALS_FILE": "/none/at/all"], scratch)
      }
      #expect(lost?.exitCode == 74)
      try scratch.write(
        Data("[default]\naws_secret_access_key = SECRET-OF-TESTS\n".utf8),
        to: S3CredentialSource.fileName)
      let half = #expect(throws: Diagnostic.self) { try source([:], scratch) }
      #expect(half?.exitCode == 65 && half?.problem.contains("`default`") == true)
      #expect(!"\(half.map { "\($0)" } ?? "")".contains("SECRET-OF-TESTS"))
    }
  }
#endif
