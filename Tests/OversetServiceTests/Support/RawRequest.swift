#if Service
  import Foundation
  import Glibc

  /// Bytes for a server, as no library for HTTP would send them.
  struct RawRequest: Sendable {
    /// The parts, each sent by itself.
    let parts: [String]

    init(_ parts: String...) { self.parts = parts }

    /// What comes back until the server closes the connection.
    ///
    /// - Parameter between: Runs after each part but the last.
    func answer(
      from port: Int, between: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> String {
      let connection = try LoopbackConnection(port: port)
      for (number, part) in parts.enumerated() {
        try connection.send(part)
        if number < parts.count - 1 { try await between() }
      }
      return try await Blocking.run { try connection.rest() }
    }
  }

  /// A connection to this machine.
  final class LoopbackConnection: Sendable {
    private let socket: Int32

    init(port: Int) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      let result = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        _ = unsafe setsockopt(
          socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
    }

    deinit { close(socket) }

    func send(_ text: String) throws {
      guard send(Data(text.utf8)) else { throw POSIXError(.EPIPE) }
    }

    /// Sends bytes, and tells whether the other side took all of them.
    func send(_ bytes: Data) -> Bool {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.send(socket, $0.baseAddress, $0.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
      }
      return count == bytes.count
    }

    /// Says that nothing more is sent.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// What comes until the other side closes.
    func rest() throws -> String {
      var all: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes {
          unsafe recv(socket, $0.baseAddress, $0.count, 0)
        }
        guard count > 0 else { break }
        all += buffer[..<count]
      }
      return String(decoding: all, as: UTF8.self)
    }
  }
#endif
