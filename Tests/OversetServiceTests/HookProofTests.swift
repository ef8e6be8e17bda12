#if Service
  import Foundation
  import HTTPTypes
  import OversetService
  import OversetVocabulary
  import Testing

  /// Signatures and secrets of senders. The figures were made by other programs than this: PyJWT, Python's hmac, and the
  /// example of the libraries of Standard Webhooks.
  @Suite struct HookProofTests {
    private static let words = "a secret of the tests"
    private static let jwt =
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJCcjRhMmhwUWlOVzk2YW51dU80YSIsInN1YiI6IjEiLCJkb21haW4iOm51bGwsImNvbnRleHQiOnt9LCJpYXQiOjE2MDAwMDAwMDAsImV4cCI6MTYwMDAwMDkwMH0"
    private static let jwtSignature = "Uxhada3Ey12CImmIS1FFCA7ijfVMvrvjjlK1bvWQyko"

    private func proof(
      _ sender: HookSender, _ secret: String = words, audience: String? = nil, at seconds: Double
    ) throws -> HookProof {
      let secret = try #require(HookSecrets.Secret(secret, of: sender, audience: audience))
      return HookProof(secret, now: Date(timeIntervalSince1970: seconds))
    }

    private func fields(_ values: [String: String]) throws -> HTTPFields {
      var fields = HTTPFields()
      for (name, value) in values { fields[try #require(HTTPField.Name(name))] = value }
      return fields
    }

    // MARK: Crowdin

    @Test("a token of Crowdin counts from a little before it was made until a little after its end")
    func crowdinTime() throws {
      let token = "\(Self.jwt).\(Self.jwtSignature)"
      for seconds in [1_599_999_701.0, 1_600_000_000, 1_600_000_929] {
        try proof(.crowdin, at: seconds).prove(token: token)
      }
      for seconds in [1_599_999_700.0, 1_600_000_930, 1_700_000_000, 0] {
        #expect(throws: Problem.self, "\(seconds)") {
          try proof(.crowdin, at: seconds).prove(token: token)
        }
      }
    }

    @Test("a token for another app, with another secret, changed or not signed is refused")
    func crowdinRefusals() throws {
      let token = "\(Self.jwt).\(Self.jwtSignature)"
      try proof(.crowdin, audience: "Br4a2hpQiNW96anuuO4a", at: 1_600_000_000).prove(token: token)
      #expect(throws: Problem.self) {
        try proof(.crowdin, audience: "another", at: 1_600_000_000).prove(token: token)
      }
      #expect(throws: Problem.self) {
        try proof(.crowdin, "another secret of tests", at: 1_600_000_000).prove(token: token)
      }
      // {"alg":"none"}, with and without the signature; {"alg":"HS512"}.
      let parts = Self.jwt.split(separator: ".")
      let claims = try #require(parts.last)
      for forged in [
        "eyJhbGciOiJub25lIn0.\(claims).", "eyJhbGciOiJub25lIn0.\(claims).\(Self.jwtSignature)",
        "eyJhbGciOiJIUzUxMiJ9.\(claims).\(Self.jwtSignature)", Self.jwt, "\(Self.jwt).", "", "..",
        "\(Self.jwt).\(Self.jwtSignature).x", "\(Self.jwt)x.\(Self.jwtSignature)",
        "\(Self.jwt).x\(Self.jwtSignature.dropFirst())", String(repeating: "a", count: 9000),
      ] {
        #expect(throws: Problem.self, "\(forged)") {
          try proof(.crowdin, at: 1_600_000_000).prove(token: forged)
        }
      }
    }

    // MARK: Standard Webhooks

    private static let standardSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let standard = [
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    ]
    private static let standardBody = Data("{\"test\": 2432232314}".utf8)

    @Test(
      "the example of Standard Webhooks is proved, with parts of seconds and among other signatures, too"
    )
    func standardExample() throws {
      var values = Self.standard
      for time in ["1614265330", "1614265330.75"] {
        values["webhook-timestamp"] = time
        let identity = try proof(.webhook, Self.standardSecret, at: 1_614_265_330).identity(
          of: .webhook, fields: try fields(values), body: Self.standardBody)
        #expect(identity == "msg_p5jXN8AQM9LWM0D4loKWxJek")
      }
      let signature = try #require(Self.standard["webhook-signature"])
      values["webhook-signature"] = "v1a,x v1,AAAA \(signature)"
      _ = try proof(.weblate, Self.standardSecret, at: 1_614_265_330).identity(
        of: .weblate, fields: try fields(values), body: Self.standardBody)
    }

    @Test(
      "a message with another id, time, body or signature is refused, and one that is five minutes old"
    )
    func standardRefusals() throws {
      func refused(
        _ change: [String: String] = [:], body: Data = Self.standardBody,
        at seconds: Double = 1_614_265_330
      ) throws {
        let values = Self.standard.merging(change) { $1 }
        #expect(throws: Problem.self, "\(change) \(seconds)") {
          try proof(.webhook, Self.standardSecret, at: seconds).identity(
            of: .webhook, fields: try fields(values), body: body)
        }
      }
      try refused(["webhook-id": "msg_other"])
      try refused(["webhook-id": ""])
      try refused(["webhook-timestamp": "1614265331"])
      try refused(["webhook-timestamp": "nan"])
      try refused(["webhook-timestamp": "1e300"])
      try refused(["webhook-signature": ""])
      try refused(["webhook-signature": "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="])
      try refused(["webhook-signature": "v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="])
      try refused(body: Data("{\"test\": 2432232315}".utf8))
      try refused(at: 1_614_265_631)
      try refused(at: 1_614_265_029)
      _ = try proof(.webhook, Self.standardSecret, at: 1_614_265_630).identity(
        of: .webhook, fields: try fields(Self.standard), body: Self.standardBody)
    }

    // MARK: Tolgee, Lokalise

    @Test("a signature of Tolgee is that of time and body, and counts for five minutes")
    func tolgee() throws {
      let body = Data("{\"eventType\":\"TEST\"}".utf8)
      let signature = "81c726ad730fcc34c26ad5ace294ac850aa55a3d8d1943b8fbfe8ab98d66b757"
      func prove(
        _ signature: String, time: Int = 1_679_316_000_000, body: Data,
        at seconds: Double = 1_679_316_000
      ) throws -> String {
        try proof(.tolgee, at: seconds).identity(
          of: .tolgee,
          fields: try fields([
            "Tolgee-Signature": "{\"timestamp\":\(time),\"signature\":\"\(signature)\"}"
          ]), body: body)
      }
      #expect(try prove(signature, body: body) == signature)
      _ = try prove(signature, body: body, at: 1_679_316_300)
      #expect(throws: Problem.self) { try prove(signature, body: body, at: 1_679_316_301) }
      #expect(throws: Problem.self) {
        try prove(signature, time: 1_679_316_000_001, body: body)
      }
      #expect(throws: Problem.self) { try prove(signature, body: body + Data(" ".utf8)) }
      for other in [
        "", "81c7", "x" + signature.dropFirst(), signature + "00", "0" + signature.dropFirst(),
      ] {
        #expect(throws: Problem.self, "\(other)") { try prove(String(other), body: body) }
      }
      #expect(throws: Problem.self) {
        try proof(.tolgee, at: 0).identity(of: .tolgee, fields: HTTPFields(), body: body)
      }
    }

    @Test("the secret of Lokalise is compared whole, and the same bytes are the same message")
    func lokalise() throws {
      let proof = try proof(.lokalise, at: 0)
      let body = Data("[\"ping\"]".utf8)
      let first = try proof.identity(
        of: .lokalise, fields: try fields(["X-Secret": Self.words]), body: body)
      let second = try proof.identity(
        of: .lokalise, fields: try fields(["x-secret": Self.words]), body: body)
      #expect(first == second && first.count == 64)
      for sent in ["", "a secret", Self.words + "s", Self.words.uppercased()] {
        #expect(throws: Problem.self, "\(sent)") {
          try proof.identity(of: .lokalise, fields: try fields(["X-Secret": sent]), body: body)
        }
      }
    }

    // MARK: Secrets

    @Test(
      "a file of secrets names each sender once; what is wrong in it is said without the secret")
    func secretFile() throws {
      let secrets = try HookSecrets.parse(
        """
        # the app for Crowdin
        crowdin 0123456789abcdef client
        weblate \(Self.standardSecret)

        """, file: "hooks")
      #expect(HookSender.allCases.filter { secrets[$0] != nil } == [.crowdin, .weblate])
      for (line, words) in [
        ("phrase 0123456789abcdef", "names no sender"),
        ("lokalise short-word", "no secret of lokalise"),
        ("lokalise", "no secret of lokalise"), ("tolgee 0123456789abcdef x", "no secret of tolgee"),
        ("webhook whsec_0123456789abcdef*", "no secret of webhook"),
        ("webhook whsec_AAAA", "no secret of webhook"),
        ("lokalise 0123456789abcdef\nlokalise 0123456789abcdef", "two secrets"),
      ] {
        let error = #expect(throws: Diagnostic.self) { try HookSecrets.parse(line, file: "hooks") }
        #expect(error?.problem.contains(words) == true, "\(line)")
        #expect(error.map { "\($0)" }?.contains("0123456789") == false)
      }
    }

    @Test("a variable outweighs the file")
    func secretVariables() throws {
      let secrets = try HookSecrets.read(
        file: "none",
        environment: [
          "OVERSET_SERVER_LOKALISE_SECRET": Self.words, "OVERSET_SERVER_TOLGEE_SECRET": "",
        ])
      #expect(HookSender.allCases.filter { secrets[$0] != nil } == [.lokalise])
      let error = #expect(throws: Diagnostic.self) {
        try HookSecrets.read(
          file: "none", environment: ["OVERSET_SERVER_WEBHOOK_SECRET": "not Base64 at all"])
      }
      #expect(error.map { "\($0)" }?.contains("not Base64") == false)
    }

    @Test("a message is taken once for a day, and again where it could not be worked on")
    func takenOnce() {
      let book = HookBook()
      let now = Date(timeIntervalSince1970: 0)
      #expect(book.take("a", of: .lokalise, now: now))
      #expect(!book.take("a", of: .lokalise, now: now.addingTimeInterval(86_000)))
      #expect(book.take("a", of: .tolgee, now: now))
      #expect(book.take("a", of: .lokalise, now: now.addingTimeInterval(86_401)))
      book.forget("a", of: .tolgee)
      #expect(book.take("a", of: .tolgee, now: now))
      // However many there are, the newest are known.
      for number in 0..<25_000 {
        #expect(
          book.take("\(number)", of: .webhook, now: now.addingTimeInterval(Double(number) / 1000)))
      }
      #expect(!book.take("24999", of: .webhook, now: now.addingTimeInterval(25)))
    }
  }
#endif
