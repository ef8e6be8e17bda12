#if Service
  import Foundation
  import Glibc
  import OversetConfig
  import OversetService
  import OversetTestBasics

  /// A provider, and a service at which its people sign in.
  struct SignInRooms {
    let provider: TestProvider
    let service: RunningService
    let origin: String

    /// Starts both.
    ///
    /// - Parameters:
    ///   - project: The project; a new one by default.
    ///   - pause: How long unknown keys are not asked for again.
    ///   - isPublic: Whether people reach the service by https, as the cookies then say.
    init(
      _ provider: TestProvider? = nil, project: TestProject? = nil, pause: Duration = .zero,
      isPublic: Bool = false, _ change: (inout SignInConfiguration) -> Void = { _ in }
    ) async throws {
      let provider = if let provider { provider } else { try await TestProvider() }
      let port = try Self.freePort()
      let origin = isPublic ? "https://overset.example" : "http://127.0.0.1:\(port)"
      var configuration = SignInConfiguration(
        issuer: provider.issuer, client: TestProvider.client)
      configuration.grants = [
        .init(["read", "review"], groups: ["ios"]),
        .init(["check"], addresses: ["ada@example.org"]),
      ]
      change(&configuration)
      let desk = SignInDesk(
        configuration, origin: origin, secret: TestProvider.secret,
        provider: ProviderClient(issuer: provider.issuer, pause: pause))
      self.provider = provider
      self.origin = origin
      service = try await RunningService(
        project ?? TestCatalog.project(), signIn: desk
      ) { $0.port = port }
    }

    /// A browser that has never been here.
    func browser() -> TestBrowser { TestBrowser(service, origin: origin, keeping: provider) }

    /// A browser of somebody who has signed in.
    func signedIn() async throws -> TestBrowser {
      let browser = browser()
      try await browser.signIn()
      return browser
    }

    /// The lines of the audit log.
    func audit(_ actions: AuditAction...) async throws -> [AuditLine] {
      var query = AuditQuery()
      query.actions = actions
      return try await service.state.runs.store().audit(query)
    }

    /// A port that nobody listens on now.
    static func freePort() throws -> Int {
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { own in
          unsafe Glibc.bind(socket, own, length) == 0 && getsockname(socket, own, &length) == 0
        }
      }
      guard result else { throw POSIXError(.EADDRNOTAVAIL) }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }
#endif
