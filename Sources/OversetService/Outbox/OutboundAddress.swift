#if Service
  /// What an IP address belongs to. Messages go to addresses of the Internet, to those of this machine and of private
  /// networks only where the configuration says `internal`, and to the rest never: that is where clouds keep their
  /// secrets, and where many listen at once.
  ///
  /// Source: the IANA registries of special-purpose addresses (RFC 6890 and its successors).
  package enum OutboundAddress: Equatable, Sendable {
    case global
    case ofOwnNetwork
    case forbidden

    /// An address in digits; forbidden for what is none.
    package init(_ text: String) {
      if let bytes = Self.four(text) {
        self = Self.kind(four: bytes)
      } else if let groups = Self.groups(text) {
        self = Self.kind(groups)
      } else {
        self = .forbidden
      }
    }

    private static func kind(four bytes: [Int]) -> OutboundAddress {
      switch (bytes[0], bytes[1], bytes[2]) {
      case (10, _, _), (127, _, _), (172, 16...31, _), (192, 168, _), (100, 64...127, _):
        .ofOwnNetwork
      case (0, _, _), (169, 254, _), (192, 0, 0), (192, 0, 2), (198, 18...19, _), (198, 51, 100),
        (203, 0, 113), (224..., _, _):
        .forbidden
      default: .global
      }
    }

    private static func kind(_ groups: [Int]) -> OutboundAddress {
      let embedded = [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255]
      if groups.prefix(5).allSatisfy({ $0 == 0 }) {
        if groups[5] == 0xFFFF { return kind(four: embedded) }
        return groups[5...] == [0, 0, 1] ? .ofOwnNetwork : .forbidden
      }
      // NAT64 leads to the address that is in it.
      if groups.prefix(6).elementsEqual([0x64, 0xFF9B, 0, 0, 0, 0]) { return kind(four: embedded) }
      if groups[0] & 0xFE00 == 0xFC00 { return .ofOwnNetwork }
      let isDocumentation = groups[0] == 0x2001 && groups[1] == 0xDB8
      let isTunnel = groups[0] == 0x2002 || groups[0] == 0x2001 && groups[1] == 0
      return groups[0] & 0xE000 == 0x2000 && !isDocumentation && !isTunnel ? .global : .forbidden
    }

    // MARK: Digits

    private static func four(_ text: String) -> [Int]? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let bytes = parts.compactMap { part -> Int? in
        guard (1...3).contains(part.utf8.count),
          part.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(part).flatMap { $0 < 256 ? $0 : nil }
      }
      return parts.count == 4 && bytes.count == 4 ? bytes : nil
    }

    /// The eight groups of an address of version 6.
    private static func groups(_ text: String) -> [Int]? {
      // A zone belongs to addresses that are never asked.
      guard text.contains(":"), !text.contains("%") else { return nil }
      let halves = text.split(separator: "::", omittingEmptySubsequences: false).map(String.init)
      guard halves.count <= 2 else { return nil }
      let sides = halves.compactMap(side)
      guard sides.count == halves.count else { return nil }
      if sides.count == 1 { return sides[0].count == 8 ? sides[0] : nil }
      let lacking = 8 - sides[0].count - sides[1].count
      guard lacking > 0 else { return nil }
      return sides[0] + Array(repeating: 0, count: lacking) + sides[1]
    }

    private static func side(_ text: String) -> [Int]? {
      guard !text.isEmpty else { return [] }
      var groups: [Int] = []
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      for (number, part) in parts.enumerated() {
        if number == parts.count - 1, let bytes = four(part) {
          groups += [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
        } else if (1...4).contains(part.utf8.count), let group = Int(part, radix: 16), group >= 0 {
          groups.append(group)
        } else {
          return nil
        }
      }
      return groups
    }
  }
#endif
