#if Service
  import HTTPTypes
  import Hummingbird
  import NIOCore

  /// What is known of a request besides its contents.
  struct ServiceContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of who has connected: a person's, or the last proxy's.
    let peer: String?

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
      peer = source.channel.remoteAddress?.ipAddress
    }

    /// The address that a request came from.
    ///
    /// - Parameter proxies: How many proxies stand before the service. Each has added at the end whom it was asked by; what
    ///   stands before may be made up.
    func address(of request: Request, behind proxies: Int) -> String? {
      guard proxies > 0, let name = HTTPField.Name("X-Forwarded-For") else { return peer }
      let named = request.headers[values: name].joined(separator: ",").split(separator: ",")
      guard named.count >= proxies else { return peer }
      let address = named[named.count - proxies].filter { !$0.isWhitespace }
      let isAddress =
        (1...45).contains(address.utf8.count)
        && address.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
            || ".:".utf8.contains(byte)
        }
      return isAddress ? address : peer
    }
  }
#endif
