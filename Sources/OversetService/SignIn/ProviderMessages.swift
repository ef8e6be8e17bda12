#if Service
  import Foundation
  import OversetConfig

  /// What a provider says of itself (OpenID Connect Discovery 1.0).
  struct ProviderMetadata: Decodable, Sendable {
    let issuer: String
    let authorizationEndpoint: String
    let tokenEndpoint: String
    let keysAddress: String
    /// How a client proves itself; nil for `client_secret_basic`.
    let clientProofs: [String]?
    /// Whether the provider names itself in what the browser brings (RFC 9207).
    let namesIssuer: Bool?

    private enum CodingKeys: String, CodingKey {
      case issuer
      case authorizationEndpoint = "authorization_endpoint"
      case tokenEndpoint = "token_endpoint"
      case keysAddress = "jwks_uri"
      case clientProofs = "token_endpoint_auth_methods_supported"
      case namesIssuer = "authorization_response_iss_parameter_supported"
    }

    /// Whether the secret goes into the form rather than a field of its own.
    var takesSecretInForm: Bool {
      guard let clientProofs else { return false }
      return !clientProofs.contains("client_secret_basic")
        && clientProofs.contains("client_secret_post")
    }

    /// Why it cannot be used for the configured issuer; nil if it can.
    func fault(for configured: String) -> String? {
      guard issuer == configured else {
        return "calls itself “\(issuer)”, not “\(configured)”"
      }
      for address in [authorizationEndpoint, tokenEndpoint, keysAddress]
      where !Self.isSafe(address) {
        return "names “\(address)”, which is not https"
      }
      return nil
    }

    /// Whether an address is `https`, or on this machine.
    private static func isSafe(_ address: String) -> Bool {
      SignInConfiguration.isIssuer(
        String(address.prefix { $0 != "?" && $0 != "#" }))
    }
  }

  /// The keys of a provider (RFC 7517).
  struct ProviderKeys: Decodable, Sendable {
    /// A key; what does not sign is left out.
    struct Key: Decodable, Sendable {
      let kty: String
      let kid: String?
      let use: String?
      let alg: String?
      let n: String?
      let e: String?
      let crv: String?
      let x: String?
      let y: String?
    }

    /// A key of a kind that is not known has other members, and no harm.
    private struct Lenient: Decodable {
      let key: Key?

      init(from decoder: any Decoder) { key = try? Key(from: decoder) }
    }

    let keys: [Key]

    private enum CodingKeys: String, CodingKey { case keys }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      keys = try container.decode([Lenient].self, forKey: .keys).compactMap(\.key)
        .filter { ($0.use ?? "sig") == "sig" && ["RSA", "EC"].contains($0.kty) }
    }

    /// The keys that may have signed: that of the name, or all where the token has none.
    func candidates(named name: String?) -> [Key] {
      guard let name else { return keys }
      return keys.filter { $0.kid == name }
    }
  }

  /// What a provider gives for a code.
  struct ProviderAnswer: Decodable, Sendable {
    let token: String

    private enum CodingKeys: String, CodingKey { case token = "id_token" }
  }
#endif
