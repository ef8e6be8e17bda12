#if Service
  import HTTPTypes
  import Hummingbird

  /// Where no token is needed, the service is asked by a name of this machine alone: a page whose own name was made to
  /// lead here could read the answers.
  struct HostRule {
    let isOpen: Bool

    /// - Throws: `Problem` for another name.
    func prove(_ request: Request) throws(Problem) {
      guard isOpen else { return }
      let host = request.head.authority ?? ""
      guard Self.isLoopback(Self.name(of: host)) else {
        throw Problem(
          .misdirectedRequest, detail: "without tokens the service is asked as localhost alone")
      }
    }

    /// A name without its port.
    private static func name(of host: String) -> String {
      if host.hasPrefix("[") { return String(host.dropFirst().prefix { $0 != "]" }) }
      return String(host.prefix { $0 != ":" })
    }

    /// Whether an address or name is this machine's own, which no other reaches.
    static func isLoopback(_ name: String) -> Bool {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return name.lowercased() == "localhost" || name == "::1"
        || parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
  }
#endif
