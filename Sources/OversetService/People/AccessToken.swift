#if Service
  import Foundation
  import OversetConfig

  /// A token as it is kept: its digest, and never the token.
  package struct AccessToken: Equatable, Sendable {
    /// Whose it is, for logs.
    package let name: String
    /// What it allows.
    package let rights: Set<Right>
    /// The SHA-256 of the token: 64 hexadecimal digits. A token has 256 random bits, so that nothing slower is needed.
    package let digest: String

    /// A token by its digest.
    package init(name: String, rights: Set<Right>, digest: String) {
      self.name = name
      self.rights = rights
      self.digest = digest
    }

    /// The digest of a token.
    package static func digest(of secret: String) -> String {
      Digest.sha256Hex(of: Data(secret.utf8))
    }

    /// A new token that nobody knows: `overset_` and 64 hexadecimal digits.
    package static func makeSecret() -> String { makeSecret(named: "overset") }

    /// The same with another name before it.
    static func makeSecret(named name: String) -> String {
      var generator = SystemRandomNumberGenerator()
      let words = (0..<4).map { _ in
        let text = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
      }
      return "\(name)_" + words.joined()
    }

    /// Whether a name can stand in a file of tokens and in a log.
    package static func isName(_ name: String) -> Bool {
      (1...64).contains(name.utf8.count)
        && name.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || "-_.@".utf8.contains(byte)
        }
    }

    /// The line of a file of tokens: name, rights, digest.
    package var line: String {
      "\(name) \(rightsText) \(digest)"
    }

    /// The rights, separated by commas.
    var rightsText: String {
      Right.allCases.filter(rights.contains).map(\.rawValue).joined(separator: ",")
    }
  }
#endif
