#if Service
  import Crypto
  import Foundation
  import OversetConfig

  /// Signature Version 4 of AWS: what a request is, in one form, under a key that is made of secret, day, region and service.
  ///
  /// Source: AWS, “Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)”. Paths are encoded once,
  /// as S3 has it, and not made shorter.
  package struct S3Signature: Sendable {
    /// What is signed.
    package struct Request: Sendable {
      package var method: String
      /// The path, encoded.
      package var path: String
      /// Names and values of the query, not encoded.
      package var query: [(name: String, value: String)] = []
      /// Fields, with `host`; each is signed.
      package var fields: [(name: String, value: String)]
      /// The SHA-256 of the body, in hexadecimal digits.
      package var payload: String

      package init(
        _ method: String, _ path: String, query: [(name: String, value: String)] = [],
        fields: [(name: String, value: String)], payload: String
      ) {
        self.method = method
        self.path = path
        self.query = query
        self.fields = fields
        self.payload = payload
      }
    }

    private static let algorithm = "AWS4-HMAC-SHA256"

    private let credentials: S3Credentials
    private let region: String
    private let service: String

    package init(_ credentials: S3Credentials, region: String, service: String = "s3") {
      self.credentials = credentials
      self.region = region
      self.service = service
    }

    /// The field `Authorization`.
    ///
    /// - Parameter moment: The value of the field `x-amz-date`.
    package func authorization(of request: Request, at moment: String) -> String {
      let day = String(moment.prefix(8))
      let scope = "\(day)/\(region)/\(service)/aws4_request"
      let fields = Self.sorted(request.fields)
      let names = fields.map(\.name).joined(separator: ";")
      let canonical = [
        request.method, request.path, Self.query(request.query),
        fields.map { "\($0.name):\($0.value)\n" }.joined(), names, request.payload,
      ].joined(separator: "\n")
      let text = [
        Self.algorithm, moment, scope, Digest.sha256Hex(of: Data(canonical.utf8)),
      ].joined(separator: "\n")
      let signature = Self.hexadecimal(Self.code(of: text, by: key(day)))
      return
        "\(Self.algorithm) Credential=\(credentials.key)/\(scope),SignedHeaders=\(names),Signature=\(signature)"
    }

    /// The value of `x-amz-date`.
    ///
    /// - Parameter seconds: Since 1970.
    package static func moment(_ seconds: Double) -> String {
      Moment.text(seconds).filter { $0 != "-" && $0 != ":" }
    }

    private func key(_ day: String) -> SymmetricKey {
      var key = SymmetricKey(data: Data("AWS4\(credentials.secret)".utf8))
      for text in [day, region, service, "aws4_request"] {
        key = SymmetricKey(data: Self.code(of: text, by: key))
      }
      return key
    }

    private static func code(of text: String, by key: SymmetricKey) -> Data {
      Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
    }

    private static func hexadecimal(_ data: Data) -> String {
      let digits = Array("0123456789abcdef".utf8)
      var text: [UInt8] = []
      for byte in data { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
      return String(decoding: text, as: UTF8.self)
    }

    // MARK: One form

    /// Names in small letters, and values with single spaces, by names.
    private static func sorted(
      _ fields: [(name: String, value: String)]
    ) -> [(name: String, value: String)] {
      fields.map { field in
        (
          name: field.name.lowercased(),
          value: field.value.split(separator: " ").joined(separator: " ")
        )
      }.sorted { $0.name < $1.name }
    }

    /// A query as it is signed and sent: encoded, by names and values.
    package static func query(_ members: [(name: String, value: String)]) -> String {
      let encoded: [(name: String, value: String)] = members.map { member in
        (name: Self.encoded(member.name), value: Self.encoded(member.value))
      }
      let sorted = encoded.sorted { one, other in
        one.name == other.name ? one.value < other.value : one.name < other.name
      }
      return sorted.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    /// A text in which all but letters, digits and `-._~` of ASCII are encoded.
    ///
    /// - Parameter isPath: Whether slashes stay.
    package static func encoded(_ text: String, isPath: Bool = false) -> String {
      let digits = Array("0123456789ABCDEF".utf8)
      let percent = UInt8(ascii: "%")
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        if isPlain(byte) || isPath && byte == UInt8(ascii: "/") {
          bytes.append(byte)
        } else {
          bytes += [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
      default: false
      }
    }
  }
#endif
