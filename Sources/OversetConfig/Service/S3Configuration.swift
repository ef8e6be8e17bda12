package import OversetVocabulary

/// A bucket of S3 that files of runs are kept in: `objects: {s3: …}` in `Config/service.yml`. It holds no credentials.
package struct S3Configuration: Equatable, Sendable {
  /// The keys of `objects`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A bucket of S3.
    case s3
  }

  /// The keys of `s3`.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// The bucket.
    case bucket
    /// Where the store listens.
    case endpoint
    /// The region.
    case region
    /// What the keys of objects begin with.
    case prefix
    /// Whether the bucket stands in the path.
    case pathStyle
    /// Whether the store may be asked without TLS.
    case isInternal = "internal"
  }

  /// The bucket.
  package var bucket: String
  /// Scheme, host and port of the store, without a slash at the end; nil for that of AWS in the region.
  package var endpoint: String?
  /// The region that requests are signed for.
  package var region = "us-east-1"
  /// What the keys of objects begin with: empty, or a path with a slash at its end.
  package var prefix = ""
  /// Whether the bucket stands in the path instead of the host; nil for where an endpoint is given.
  package var pathStyle: Bool?
  /// Whether the store is in a network of one's own and may be asked without TLS.
  package var isInternal = false
  /// Where it is written; nil where the environment alone says it.
  package var place: SourcePlace?

  /// A bucket of AWS.
  package init(bucket: String) { self.bucket = bucket }

  /// Whether the bucket stands in the path instead of the host.
  package var isInPath: Bool { pathStyle ?? (endpoint != nil) }

  /// The origin that is asked, before a bucket stands in it.
  package var origin: String { endpoint ?? "https://s3.\(region).amazonaws.com" }

  /// What people call it.
  package var name: String { "\(Self.scheme)\(bucket)/\(prefix)" }

  /// What such names begin with.
  package static let scheme = "s3://"

  // MARK: Proving

  /// Whether a text can be a bucket: 3 to 63 small letters, digits, dots and hyphens, the outer ones no dots or hyphens.
  package static func isBucket(_ text: String) -> Bool {
    (3...63).contains(text.utf8.count)
      && text.utf8.allSatisfy { isLetterOrDigit($0) || "-.".utf8.contains($0) }
      && [text.utf8.first, text.utf8.last].allSatisfy { $0.map(isLetterOrDigit) ?? false }
      && !text.contains("..")
  }

  /// Whether a text can be a region.
  package static func isRegion(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// A prefix with a slash at its end; nil for a text that cannot be one.
  package static func prefix(_ text: String) -> String? {
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard !path.isEmpty else { return text.isEmpty ? "" : nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPath = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy {
          isLetterOrDigit($0) || (0x41...0x5A).contains($0) || "-_.".utf8.contains($0)
        }
    }
    return isPath && path.utf8.count <= 200 ? path + "/" : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// What contradicts itself; nil where all fits together.
  ///
  /// - Returns: The key that is wrong, what is wrong, and what to do about it.
  package var contradiction: (key: Key, problem: String, remedy: String)? {
    if !isInternal, !SignInConfiguration.isOwnOrigin(origin) {
      return (
        .endpoint, "the bucket would be asked without TLS at \(origin)",
        "write https, or `internal: true` beside it for a host of your own network"
      )
    }
    guard !isInPath else { return nil }
    if bucket.contains("."), origin.hasPrefix("https:") {
      return (
        .pathStyle, "the certificate of no host covers a bucket with dots in front of it",
        "write `pathStyle: true`"
      )
    }
    let host = origin.drop { $0 != "/" }.dropFirst(2)
    let isAddress =
      host.hasPrefix("[") || host.prefix { $0 != ":" }.utf8.allSatisfy { $0 < 0x3A }
    return isAddress
      ? (
        .pathStyle, "no bucket can stand in front of an address in digits",
        "write `pathStyle: true`, or a name as the endpoint"
      ) : nil
  }
}
