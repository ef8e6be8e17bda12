#if Service
  import Crypto
  package import Foundation
  package import HTTPTypes
  import Hummingbird
  import OversetVocabulary

  /// Proves that a message is its sender's, whole, and of now. All comparisons take the same time whatever differs.
  package struct HookProof: Sendable {
    /// How old a signed time may be, and how far ahead of ours.
    package static let window: TimeInterval = 300

    let secret: HookSecrets.Secret
    /// The time.
    let now: Date

    /// A proof by a secret at a time.
    package init(_ secret: HookSecrets.Secret, now: Date) {
      self.secret = secret
      self.now = now
    }

    private var key: SymmetricKey { SymmetricKey(data: secret.key) }

    /// What a message is known by, so that it is taken once.
    ///
    /// - Throws: `Problem` (401) for a message that is not the sender's, or not of now.
    package func identity(
      of sender: HookSender, fields: HTTPFields, body: Data
    ) throws(Problem) -> String {
      switch sender {
      case .lokalise: try lokalise(fields, body)
      case .tolgee: try tolgee(fields, body)
      case .weblate, .webhook: try standard(fields, body)
      case .crowdin: throw Self.refusal("Crowdin sends a token with each question")
      }
    }

    static func refusal(_ reason: String) -> Problem {
      Problem(.unauthorized, detail: "\(reason); nothing was looked at")
    }

    // MARK: Lokalise

    /// A secret in the field X-Secret. Lokalise signs nothing and sends the same again for a day, so that a message is known
    /// by its bytes.
    private func lokalise(_ fields: HTTPFields, _ body: Data) throws(Problem) -> String {
      let sent = HTTPField.Name("X-Secret").flatMap { fields[$0] } ?? ""
      // Digests are compared: the secret's length and letters do not show in the time.
      guard SHA256.hash(data: Data(sent.utf8)) == SHA256.hash(data: Data(secret.key)) else {
        throw Self.refusal("X-Secret is not the secret of the webhook")
      }
      return SHA256.hash(data: body).text
    }

    // MARK: Tolgee

    private struct TolgeeSignature: Decodable {
      /// Milliseconds since 1970.
      let timestamp: Int64
      /// HMAC-SHA256 of `timestamp.body` in hexadecimal digits.
      let signature: String
    }

    private func tolgee(_ fields: HTTPFields, _ body: Data) throws(Problem) -> String {
      let field = HTTPField.Name("Tolgee-Signature").flatMap { fields[$0] } ?? ""
      guard
        let signed = try? JSONDecoder().decodeBounded(TolgeeSignature.self, from: Data(field.utf8)),
        let code = Self.bytes(ofHexadecimal: signed.signature)
      else { throw Self.refusal("Tolgee-Signature is no signature") }
      let message = Data("\(signed.timestamp).".utf8) + body
      guard HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key) else {
        throw Self.refusal("Tolgee-Signature is not that of the webhook's secret")
      }
      try prove(time: Double(signed.timestamp) / 1000)
      return signed.signature
    }

    // MARK: Standard Webhooks

    private func standard(_ fields: HTTPFields, _ body: Data) throws(Problem) -> String {
      func field(_ name: String) -> String {
        HTTPField.Name(name).flatMap { fields[$0] } ?? ""
      }
      let (id, time) = (field("webhook-id"), field("webhook-timestamp"))
      // Weblate sends parts of seconds, and signs whole ones.
      guard (1...200).contains(id.utf8.count), let seconds = Double(time), seconds.isFinite,
        abs(seconds) < 1e12
      else { throw Self.refusal("webhook-id or webhook-timestamp is missing") }
      let signature = StandardSignature(
        id: id, seconds: Int64(seconds.rounded(.down)), body: body)
      guard signature.isValid(field("webhook-signature"), by: secret)
      else { throw Self.refusal("webhook-signature is not that of the webhook's secret") }
      try prove(time: seconds)
      return id
    }

    // MARK: Crowdin

    private struct Header: Decodable { let alg: String }

    private struct Claims: Decodable {
      let aud: String?
      let exp: Double
      let iat: Double?
    }

    /// Proves a JSON Web Token (RFC 7519) of Crowdin: HS256 alone, not expired, and for this app.
    package func prove(token: String) throws(Problem) {
      let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard token.utf8.count <= 8192, parts.count == 3,
        let header = Self.message(Header.self, parts[0]), header.alg == "HS256",
        let code = Base64URL.data(parts[2])
      else { throw Self.refusal("the token is no JSON Web Token with HS256") }
      guard
        HMAC<SHA256>.isValidAuthenticationCode(
          code, authenticating: Data("\(parts[0]).\(parts[1])".utf8), using: key)
      else { throw Self.refusal("the token is not signed with the secret of the app") }
      guard let claims = Self.message(Claims.self, parts[1]) else {
        throw Self.refusal("the token says not until when it counts")
      }
      let time = now.timeIntervalSince1970
      guard claims.exp > time - 30, (claims.iat ?? time) < time + Self.window else {
        throw Self.refusal("the token has expired, or is not of now")
      }
      guard secret.audience == nil || secret.audience == claims.aud else {
        throw Self.refusal("the token is for another app")
      }
    }

    // MARK: Parts

    private func prove(time: TimeInterval) throws(Problem) {
      guard abs(now.timeIntervalSince1970 - time) <= Self.window else {
        throw Self.refusal("the message was signed more than \(Int(Self.window)) s ago, or ahead")
      }
    }

    private static func message<Message: Decodable>(
      _ type: Message.Type, _ part: String
    ) -> Message? {
      Base64URL.data(part).flatMap { try? JSONDecoder().decodeBounded(type, from: $0) }
    }

    private static func bytes(ofHexadecimal text: String) -> [UInt8]? {
      let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == text.utf8.count, digits.count == 64 else { return nil }
      return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
  }

  extension SHA256.Digest {
    /// In hexadecimal digits.
    fileprivate var text: String {
      map { byte in
        let digits = String(byte, radix: 16)
        return digits.utf8.count == 1 ? "0\(digits)" : digits
      }.joined()
    }
  }
#endif
