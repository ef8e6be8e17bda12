#if Service
  import Crypto
  import Foundation

  /// An attempt to sign in, which one browser keeps in a cookie and the server nowhere: state, nonce and the verifier of
  /// PKCE are made of the cookie's secret, so that nobody who lacks the cookie can end what it has begun.
  struct SignInAttempt: Equatable, Sendable {
    /// How long an attempt may take, in seconds.
    static let time = 600.0

    /// 32 random bytes.
    private let secret: Data
    /// When it was begun, in seconds since 1970.
    let begun: Double
    /// The own path that the person came from.
    let path: String

    /// An attempt that begins now.
    init(from path: String, at now: Double) {
      var generator = SystemRandomNumberGenerator()
      secret = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
      begun = now.rounded(.down)
      self.path = path
    }

    /// The attempt of a cookie; nil for what is none, and for one that has taken too long.
    init?(cookie: String, at now: Double) {
      let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, let secret = Base64URL.data(parts[0]), secret.count == 32,
        let seconds = Int(parts[1]), let data = Base64URL.data(parts[2]),
        let path = String(validating: data, as: UTF8.self), OwnPath.isOne(path)
      else { return nil }
      self.secret = secret
      self.path = path
      begun = Double(seconds)
      guard (0...Self.time).contains(now - begun) else { return nil }
    }

    /// What the cookie holds.
    var cookie: String {
      "\(Base64URL.text(secret)).\(Int(begun)).\(Base64URL.text(Data(path.utf8)))"
    }

    /// What the provider sends back as it is. Time and path are bound by it.
    var state: String { derived("state") }
    /// What the token has to hold.
    var nonce: String { derived("nonce") }
    /// What the code has to be redeemed with (RFC 7636).
    var verifier: String { derived("verifier") }
    /// What the provider is told of the verifier.
    var challenge: String { Base64URL.text(SHA256.hash(data: Data(verifier.utf8))) }

    private func derived(_ purpose: String) -> String {
      let message = "overset \(purpose)\n\(Int(begun))\n\(path)"
      return Base64URL.text(
        HMAC<SHA256>.authenticationCode(
          for: Data(message.utf8), using: SymmetricKey(data: secret)))
    }

    /// Whether a state that came back is that of this attempt, in the same time whatever differs.
    func hasState(_ other: String) -> Bool {
      SHA256.hash(data: Data(state.utf8)) == SHA256.hash(data: Data(other.utf8))
    }
  }

  /// A path of a page of this server: where else a person came from, they are not sent.
  enum OwnPath {
    /// The longest path, in bytes: it stands in a cookie.
    private static let longest = 1_000
    /// Where a person is sent who came from nowhere.
    static let standard = PageRoutes.runs

    /// Whether a text is the path of a page, with its query and fragment.
    static func isOne(_ text: String) -> Bool {
      let path = text.prefix { $0 != "?" && $0 != "#" }
      let isPage = [PageRoutes.path, PageRoutes.runs].contains { page in
        path == page || path.hasPrefix("\(page)/")
      }
      return isPage && text.utf8.count <= longest && !path.contains("..") && !path.contains("//")
        && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !#"\"<>^`{|}"#.utf8.contains($0) }
    }
  }
#endif
