#if Service
  import Crypto
  package import Foundation

  /// The signature of Standard Webhooks: HMAC-SHA256 of identity, time and body, for messages that come and that go.
  ///
  /// Source: the specification of Standard Webhooks, “Webhook metadata” and “Signature scheme”.
  package struct StandardSignature: Sendable {
    /// The most signatures of a message that are looked at: several, while a secret is replaced.
    private static let limit = 10

    private let message: Data

    /// What is signed.
    ///
    /// - Parameter seconds: When it is sent, in seconds since 1970.
    package init(id: String, seconds: Int64, body: Data) {
      message = Data("\(id).\(seconds).".utf8) + body
    }

    /// The field `webhook-signature`: one signature for each secret.
    package func field(by secrets: [HookSecrets.Secret]) -> String {
      secrets.map { secret in
        let code = HMAC<SHA256>.authenticationCode(for: message, using: Self.key(secret))
        return "v1,\(Data(code).base64EncodedString())"
      }.joined(separator: " ")
    }

    /// Whether a field has a signature by a secret. It takes the same time whatever differs.
    package func isValid(_ field: String, by secret: HookSecrets.Secret) -> Bool {
      field.split(separator: " ").prefix(Self.limit).contains { part in
        guard part.hasPrefix("v1,"), let code = Data(base64Encoded: String(part.dropFirst(3)))
        else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(
          code, authenticating: message, using: Self.key(secret))
      }
    }

    private static func key(_ secret: HookSecrets.Secret) -> SymmetricKey {
      SymmetricKey(data: secret.key)
    }
  }
#endif
