#if Service
  import Foundation

  /// Bytes as tokens and addresses have them (RFC 4648, section 5, without padding).
  enum Base64URL {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
      Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }

    /// The bytes of a text; nil for what is none.
    static func data(_ text: some StringProtocol) -> Data? {
      guard
        text.utf8.allSatisfy({
          (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41
            || $0 == 0x2D || $0 == 0x5F
        })
      else { return nil }
      let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
      return Data(
        base64Encoded: String(text).replacing("-", with: "+").replacing("_", with: "/") + padding)
    }
  }
#endif
