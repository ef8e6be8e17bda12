#if Service
  import Foundation
  import HTTPTypes
  import JWTKit
  import OversetVocabulary

  /// Proves the token that a provider gives for a code (OpenID Connect Core 1.0, section 3.1.3.7).
  struct IDTokenProof: Sendable {
    /// By how much the provider's clock may differ from ours, in seconds.
    static let skew = 60.0
    /// The longest token, in bytes: its claims are kept with the session.
    private static let longest = 32_000

    /// The address of the provider.
    let issuer: String
    /// What the provider knows this service by.
    let client: String
    /// What this browser's attempt has sent.
    let nonce: String
    /// When the attempt was begun, in seconds since 1970.
    let begun: Double
    /// The time, in seconds since 1970.
    let now: Double

    /// The head of a token.
    private struct Head: Decodable {
      let alg: String
      let kid: String?
      let crit: [String]?
    }

    /// The claims of a token whose signature is right.
    private struct Payload: JWTPayload {
      let claims: Claims

      init(from decoder: any Decoder) throws { claims = try Claims(from: decoder) }

      func encode(to encoder: any Encoder) throws { try claims.encode(to: encoder) }

      // What the claims have to say depends on the attempt: the proof does that.
      func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    /// What the token says of the person.
    ///
    /// - Parameter keys: Gives the keys of a name, or all where the token names none.
    /// - Throws: `Problem` for a token that proves nothing.
    func claims(
      of token: String, keys: (String?) async throws(Problem) -> [ProviderKeys.Key]
    ) async throws(Problem) -> Claims {
      let head = try Self.head(of: token)
      let candidates = try await keys(head.kid)
      guard !candidates.isEmpty else {
        throw Self.refusal("it names a key that the provider lacks")
      }
      for key in candidates.prefix(20) {
        guard let claims = await Self.signed(token, head.alg, by: key) else { continue }
        try prove(claims)
        return claims
      }
      throw Self.refusal("its signature is wrong")
    }

    static func refusal(_ reason: String) -> Problem {
      Problem(
        .badRequest, detail: "the provider's token proves nothing: \(reason); sign in again")
    }

    // MARK: Signature

    private static func head(of token: String) throws(Problem) -> Head {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      guard token.utf8.count <= longest, parts.count == 3,
        let data = Base64URL.data(parts[0]), let claims = Base64URL.data(parts[1]),
        // The claims are decoded before the signature is proved.
        BoundedJSON.isBounded(claims),
        let head = try? JSONDecoder().decodeBounded(Head.self, from: data)
      else { throw refusal("it is no signed token") }
      guard head.crit == nil else { throw refusal("it has extensions that are not known") }
      return head
    }

    /// The claims, if the key has signed them. The key's kind says which algorithms there may be: neither none, nor one
    /// for which a public key would be the secret.
    private static func signed(
      _ token: String, _ name: String, by key: ProviderKeys.Key
    ) async -> Claims? {
      guard let allowed = algorithms(of: key), allowed.contains(name),
        key.alg == nil || key.alg == name, let algorithm = JWK.Algorithm(rawValue: name)
      else { return nil }
      let own = JWKIdentifier(string: "key")
      let jwk =
        key.kty == "RSA"
        ? JWK.rsa(algorithm, identifier: own, modulus: key.n, exponent: key.e)
        : JWK.ecdsa(
          algorithm, identifier: own, x: key.x, y: key.y,
          curve: key.crv == "P-384" ? .p384 : .p256)
      guard let keys = try? await JWTKeyCollection().add(jwk: jwk, isDefault: true) else {
        return nil
      }
      return try? await keys.verify(token, as: Payload.self).claims
    }

    private static func algorithms(of key: ProviderKeys.Key) -> Set<String>? {
      switch (key.kty, key.crv) {
      case ("RSA", _): ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"]
      case ("EC", "P-256"?): ["ES256"]
      case ("EC", "P-384"?): ["ES384"]
      default: nil
      }
    }

    // MARK: Claims

    private func prove(_ claims: Claims) throws(Problem) {
      guard claims.values["iss"]?.text == issuer else {
        throw Self.refusal("another provider has issued it")
      }
      let audience = claims.values["aud"]?.texts ?? []
      guard audience.contains(client) else { throw Self.refusal("it is for another service") }
      let party = claims.values["azp"]?.text
      guard party == client || party == nil && audience.count == 1 else {
        throw Self.refusal("it was given to another service")
      }
      guard let sent = claims.values["nonce"]?.text, sent == nonce else {
        throw Self.refusal("it is of another attempt")
      }
      guard claims.values["sub"]?.text.map({ (1...255).contains($0.utf8.count) }) == true else {
        throw Self.refusal("it names nobody")
      }
      try proveTimes(claims)
    }

    private func proveTimes(_ claims: Claims) throws(Problem) {
      guard let expires = claims.values["exp"]?.number, now < expires + Self.skew else {
        throw Self.refusal("it has expired")
      }
      guard let issued = claims.values["iat"]?.number, issued <= now + Self.skew,
        issued >= begun - Self.skew
      else { throw Self.refusal("it was not issued now; see whether the clocks agree") }
      if let start = claims.values["nbf"]?.number, start > now + Self.skew {
        throw Self.refusal("it is not valid yet")
      }
    }
  }
#endif
