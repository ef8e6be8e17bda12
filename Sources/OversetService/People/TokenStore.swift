#if Service
  import OversetVocabulary
  import Synchronization

  /// The tokens that are known now.
  package final class TokenStore: Sendable {
    private let tokens: Mutex<[String: AccessToken]>
    /// Whether everybody may do everything.
    package let isOpen: Bool

    /// The tokens to begin with.
    package init(_ tokens: [AccessToken], isOpen: Bool = false) {
      self.tokens = Mutex(Self.byDigest(tokens))
      self.isOpen = isOpen
    }

    /// Puts tokens in place of those that were known: who is not among them is known no longer.
    ///
    /// - Returns: Whether they are others than before.
    @discardableResult package func replace(with tokens: [AccessToken]) -> Bool {
      self.tokens.withLock { known in
        let next = Self.byDigest(tokens)
        defer { known = next }
        return known != next
      }
    }

    /// The token whose secret this is; nil if there is none. What is compared are digests, so that the time that it takes
    /// says nothing of a secret.
    package func token(ofSecret secret: String) -> AccessToken? {
      let digest = AccessToken.digest(of: secret)
      return tokens.withLock { $0[digest] }
    }

    private static func byDigest(_ tokens: [AccessToken]) -> [String: AccessToken] {
      Dictionary(tokens.map { ($0.digest, $0) }) { first, _ in first }
    }
  }
#endif
