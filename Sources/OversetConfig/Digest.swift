import COversetCrypto
package import Foundation

/// SHA-256 digests, as lower-case hexadecimal.
package enum Digest {
  /// The digest of `data`: 64 hexadecimal digits.
  package static func sha256Hex(of data: Data) -> String {
    var digest = IncrementalDigest()
    digest.update(data)
    return digest.sha256Hex()
  }
}

/// A SHA-256 digest of data that comes in parts.
package struct IncrementalDigest: Sendable {
  private var state = DigestState()

  /// A digest of nothing yet.
  package init() {}

  /// Adds bytes to what is digested.
  package mutating func update(_ bytes: some DataProtocol) {
    if !isKnownUniquelyReferenced(&state) { state = DigestState(copying: state) }
    for region in bytes.regions { state.update(region) }
  }

  /// The digest of everything added so far: 64 hexadecimal digits. More may be added afterwards.
  package func sha256Hex() -> String {
    let text = state.digest().flatMap { byte in
      [IncrementalDigest.digit(byte >> 4), IncrementalDigest.digit(byte & 15)]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of a number below 16.
  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
  }
}

/// Owns libcrypto's state of a digest.
@safe
private final class DigestState: Sendable {
  // What it leads to changes in `update` alone, whose caller holds the only reference to this object.
  nonisolated(unsafe) private let handle: OpaquePointer

  init() { unsafe handle = overset_sha256_create() }

  init(copying other: DigestState) { unsafe handle = overset_sha256_copy(other.handle) }

  deinit { unsafe overset_sha256_destroy(handle) }

  func update(_ bytes: some ContiguousBytes) {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe overset_sha256_update(handle, buffer.baseAddress, buffer.count)
    }
  }

  func digest() -> [UInt8] {
    let length = Int(OVERSET_SHA256_LENGTH)
    return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe overset_sha256_digest(handle, start)
      count = length
    }
  }
}
