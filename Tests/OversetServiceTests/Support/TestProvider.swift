#if Service
  import Crypto
  import CryptoExtras
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import Synchronization

  /// A provider of OpenID Connect in this process. It lets everybody in at once, as whoever its claims name, and lies as it
  /// is told to. What it signs is put together by hand.
  final class TestProvider: Sendable {
    /// How a token is signed.
    enum Signing: Sendable {
      case rs256, es256
      /// Not at all.
      case none
      /// With the public key in the place of a secret.
      case hs256OfPublicKey
      /// Another key than the one that it names.
      case otherKey
    }

    /// What it does.
    struct Behaviour: Sendable {
      var claims: [String: any Sendable] = [
        "sub": "ada-1", "email": "ada@example.org", "email_verified": true,
        "groups": ["ios", "all"],
      ]
      var signing = Signing.rs256
      /// The name of the key that signs, and of those that are published.
      var key: String? = "one"
      var published = ["one"]
      /// Changes claims before they are signed.
      var lie: @Sendable (inout [String: any Sendable]) -> Void = { _ in }
      /// What is added to the address that a browser is sent back to.
      var more = ""
      /// What it calls itself.
      var issuer: String?
      /// How often keys were asked for.
      var keyCount = 0
      var refusesPerson = false
    }

    private struct Grant: Sendable {
      let nonce: String
      let challenge: String
      let redirect: String
    }

    static let client = "overset-test"
    static let secret = "a secret: with % and /"

    let behaviour = Mutex(Behaviour())
    private let grants = Mutex<[String: Grant]>([:])
    private let rsa: _RSA.Signing.PrivateKey
    private let other: _RSA.Signing.PrivateKey
    private let elliptic = P256.Signing.PrivateKey()
    private let ports = Mutex(0)
    private let task = Mutex<Task<Void, any Error>?>(nil)

    /// Where it is.
    var issuer: String { "http://127.0.0.1:\(ports.withLock { $0 })" }

    init() async throws {
      rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048)
      other = try _RSA.Signing.PrivateKey(keySize: .bits2048)
      let (found, continuation) = AsyncStream.makeStream(of: Int.self)
      let application = Application(
        router: router(), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) },
        logger: Logger(label: "provider") { _ in SwiftLogNoOpLogHandler() })
      let running = Task { try await application.run() }
      task.withLock { $0 = running }
      for await port in found {
        ports.withLock { $0 = port }
        break
      }
    }

    deinit { task.withLock { $0?.cancel() } }

    /// How often keys were asked for.
    var keyCount: Int { behaviour.withLock { $0.keyCount } }

    func change(_ change: (inout Behaviour) -> Void) { behaviour.withLock { change(&$0) } }

    // MARK: What it answers

    private func router() -> Router<BasicRequestContext> {
      let router = Router()
      router.get("/.well-known/openid-configuration") { [unowned self] _, _ in
        try Self.json([
          "issuer": behaviour.withLock { $0.issuer } ?? issuer,
          "authorization_endpoint": "\(issuer)/authorize?tenant=1",
          "token_endpoint": "\(issuer)/token", "jwks_uri": "\(issuer)/keys",
        ])
      }
      router.get("/keys") { [unowned self] _, _ in try Self.json(["keys": keys()]) }
      router.get("/authorize") { [unowned self] request, _ in authorize(request) }
      router.post("/token") { [unowned self] request, _ in
        let body = try await request.body.collect(upTo: 100_000)
        return try token(request, String(buffer: body))
      }
      return router
    }

    private static func json(_ value: [String: any Sendable]) throws -> Response {
      let data = try JSONSerialization.data(withJSONObject: value)
      return Response(
        status: .ok, headers: [.contentType: "application/json"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    private func keys() throws -> [[String: any Sendable]] {
      let published = behaviour.withLock { behaviour in
        behaviour.keyCount += 1
        return behaviour.published
      }
      let primitives = try rsa.publicKey.getKeyPrimitives()
      let point = elliptic.publicKey.rawRepresentation
      // Keys of other kinds and uses stand among them, as everywhere.
      return [
        ["kty": "oct", "kid": "strange", "k": "AAAA"],
        ["kty": "RSA", "kid": "secret", "use": "enc", "n": "AQAB", "e": "AQAB", "alg": "RSA-OAEP"],
      ]
        + published.map { name in
          [
            "kty": "RSA", "kid": name, "use": "sig", "n": Self.base64(primitives.modulus),
            "e": Self.base64(primitives.publicExponent),
          ]
        } + [
          [
            "kty": "EC", "kid": "elliptic", "crv": "P-256", "alg": "ES256",
            "x": Self.base64(point.prefix(32)), "y": Self.base64(point.suffix(32)),
          ]
        ]
    }

    private func authorize(_ request: Request) -> Response {
      let query = request.uri.queryParameters
      let redirect = query["redirect_uri"].map(String.init) ?? ""
      let state = query["state"].map(String.init) ?? ""
      guard query["code_challenge_method"] == "S256", query["response_type"] == "code",
        query["client_id"].map(String.init) == Self.client,
        query["scope"]?.contains("openid") == true
      else { return Response(status: .badRequest) }
      guard !behaviour.withLock({ $0.refusesPerson }) else {
        return Response(
          status: .found, headers: [.location: "\(redirect)?error=access_denied&state=\(state)"])
      }
      let code = UUID().uuidString
      grants.withLock {
        $0[code] = Grant(
          nonce: query["nonce"].map(String.init) ?? "",
          challenge: query["code_challenge"].map(String.init) ?? "", redirect: redirect)
      }
      let more = behaviour.withLock { $0.more }
      return Response(
        status: .found, headers: [.location: "\(redirect)?code=\(code)&state=\(state)\(more)"])
    }

    private func token(_ request: Request, _ body: String) throws -> Response {
      var form: [String: String] = [:]
      for part in body.split(separator: "&") {
        let sides = part.split(separator: "=", maxSplits: 1)
        form[String(sides[0])] = sides.count > 1 ? String(sides[1]).removingPercentEncoding : ""
      }
      let pair = "\(Self.client):a%20secret%3A%20with%20%25%20and%20%2F"
      guard
        request.headers[.authorization] == "Basic \(Data(pair.utf8).base64EncodedString())",
        form["grant_type"] == "authorization_code",
        let grant = grants.withLock({ $0.removeValue(forKey: form["code"] ?? "") }),
        form["redirect_uri"] == grant.redirect,
        Self.base64(SHA256.hash(data: Data((form["code_verifier"] ?? "").utf8))) == grant.challenge
      else { return Response(status: .badRequest) }
      return try Self.json(["access_token": "x", "id_token": signed(nonce: grant.nonce)])
    }

    // MARK: Signing

    private func signed(nonce: String) throws -> String {
      let behaviour = behaviour.withLock { $0 }
      let now = Int(Date().timeIntervalSince1970)
      var claims = behaviour.claims
      claims.merge([
        "iss": issuer, "aud": Self.client, "exp": now + 300, "iat": now, "nonce": nonce,
      ]) { $1 }
      behaviour.lie(&claims)
      var head: [String: any Sendable] = ["typ": "JWT"]
      head["kid"] = behaviour.signing == .es256 ? "elliptic" : behaviour.key
      head["alg"] =
        switch behaviour.signing {
        case .rs256, .otherKey: "RS256"
        case .es256: "ES256"
        case .none: "none"
        case .hs256OfPublicKey: "HS256"
        }
      let text = try [head, claims].map {
        try Self.base64(JSONSerialization.data(withJSONObject: $0))
      }.joined(separator: ".")
      let data = Data(text.utf8)
      let signature: Data =
        switch behaviour.signing {
        case .rs256:
          try rsa.signature(for: SHA256.hash(data: data), padding: .insecurePKCS1v1_5)
            .rawRepresentation
        case .otherKey:
          try other.signature(for: SHA256.hash(data: data), padding: .insecurePKCS1v1_5)
            .rawRepresentation
        case .es256: try elliptic.signature(for: data).rawRepresentation
        case .none: Data()
        case .hs256OfPublicKey:
          Data(
            HMAC<SHA256>.authenticationCode(
              for: data,
              using: SymmetricKey(data: Data(rsa.publicKey.pemRepresentation.utf8))))
        }
      return "\(text).\(Self.base64(signature))"
    }

    private static func base64(_ bytes: some Sequence<UInt8>) -> String {
      Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
  }
#endif
