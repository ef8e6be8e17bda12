import Crypto
public import Foundation

/// SHA-256 digests, as lower-case hexadecimal.
public enum Digest {
  /// The digest of `data`: 64 hexadecimal digits.
  public static func sha256Hex(of data: Data) -> String {
    var digest = IncrementalDigest()
    digest.update(data)
    return digest.sha256Hex()
  }
}

/// A SHA-256 digest of data that comes in parts.
public struct IncrementalDigest: Sendable {
  private var hash = SHA256()

  /// A digest of nothing yet.
  public init() {}

  /// Adds bytes to what is digested.
  public mutating func update(_ bytes: some DataProtocol) {
    hash.update(data: bytes)
  }

  /// The digest of everything added so far: 64 hexadecimal digits. More may be added afterwards.
  public func sha256Hex() -> String {
    let digits = Array("0123456789abcdef")
    var text = ""
    for byte in hash.finalize() {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}
