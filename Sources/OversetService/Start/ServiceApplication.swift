#if Service
  import Foundation
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import OversetConfig
  import OversetFiles
  import OversetSlots
  import OversetVocabulary
  import ServiceLifecycle
  import UnixSignals

  /// The server: it listens until it is told to stop, and answers what it has taken before it ends.
  package struct ServiceApplication: Sendable {
    /// How long a connection may be silent.
    private static let idleTime = TimeAmount.seconds(75)
    /// How long requests may take after the server was told to stop.
    private static let stopTime = Duration.seconds(30)
    /// How many connections wait to be taken.
    private static let backlog = 1024
    /// How many connections and files there are at most.
    private static let openFiles = 4_096
    /// How many of them are left for catalogs, the database and what is pushed.
    private static let keptFiles = 256

    private let service: ServiceState

    /// A server for requests.
    package init(_ service: ServiceState) { self.service = service }

    /// Listens until SIGTERM or SIGINT, or until the task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: How often it looks whether files have changed.
    ///   - obeysSignals: Whether SIGTERM and SIGINT stop it.
    ///   - listening: Is told the port once requests are taken.
    /// - Throws: `Diagnostic` for an address that cannot be listened on.
    package func run(
      lookingEvery interval: Duration = .seconds(1), obeysSignals: Bool = true,
      listening: @escaping @Sendable (_ port: Int) async -> Void
    ) async throws {
      let settings = service.settings
      var server = HTTP1Channel.Configuration(idleTimeout: Self.idleTime)
      server.httpDecoder.maxHeaderFieldSize = 16 * 1024
      server.httpDecoder.maxHeaderListSize = 32 * 1024
      server.httpDecoder.maxHeaderFieldCount = 100
      let application = Application(
        router: RouteTable.router(for: service), server: .http1(configuration: server),
        configuration: ApplicationConfiguration(
          address: .hostname(settings.host, port: settings.port), backlog: Self.backlog,
          availableConnectionsDelegate: MaximumAvailableConnections(
            Self.connections, logger: service.logger)),
        onServerRunning: { channel in
          await listening(channel.localAddress?.port ?? settings.port)
        },
        logger: service.logger)
      var services: [any Service] = [
        application, ProjectWatch(service: service, interval: interval),
        RunKeeper(service: service),
      ]
      if !service.outbound.targets.isEmpty { services.append(OutboxSender(service: service)) }
      var configuration = ServiceGroupConfiguration(
        services: services,
        gracefulShutdownSignals: obeysSignals ? [.sigterm, .sigint] : [], logger: service.logger)
      configuration.maximumGracefulShutdownDuration = Self.stopTime
      do {
        try await ServiceGroup(configuration: configuration).run()
      } catch let error as IOError {
        throw diagnostic(error)
      }
    }

    /// How many connections there are at once: whoever opens more waits, and files can still be opened.
    private static var connections: Int {
      let limit = OpenFiles.limit(askingFor: openFiles)
      return max(limit - min(keptFiles, limit / 2), 1)
    }

    private func diagnostic(_ error: IOError) -> Diagnostic {
      let address = "\(service.settings.host), port \(service.settings.port)"
      guard error.errnoCode == EADDRINUSE else {
        return Diagnostic(
          .system(error.errnoCode), problem: "cannot listen on \(address): \(error)",
          remedy: "give another address or port")
      }
      return Diagnostic(
        .system(EADDRINUSE), problem: "another program listens on \(address)",
        remedy: "end it, or give another port with --port; 0 takes one that is free")
    }
  }
#endif
