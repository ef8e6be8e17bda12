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

  /// The character of a number below 16.
  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
  }

  /// The digest of everything added so far: 64 hexadecimal digits. More may be added afterwards.
  public func sha256Hex() -> String {
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in hash.finalize() {
      text.append(IncrementalDigest.digit(byte >> 4))
      text.append(IncrementalDigest.digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
