#if Service
  import Foundation
  import Logging
  import OversetConfig
  import ServiceLifecycle

  /// Looks after what is kept until the server stops: what a killed process has left is put together, and what is too old
  /// or too much goes.
  struct RunKeeper: Service {
    let service: ServiceState
    /// How often it looks.
    var interval = Duration.seconds(3_600)

    func run() async throws {
      try? await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          await look()
          try await Task.sleep(for: interval)
        }
      }
      // Who listens would keep the server from ending.
      service.runs.events.end()
    }

    private func look() async {
      guard service.runs.isOpen else { return }
      let settings = service.settings
      do throws(Problem) {
        let store = try service.runs.store()
        for run in try await store.unassembled() { _ = try await service.runs.contents(of: run) }
        try await store.tidyOutbox(service.outbound, at: Moment.now)
        let removed = try await store.removeOld(
          olderThan: settings.keepDays, beyond: settings.keepBytes,
          sparing: settings.keepUnused, at: Moment.now)
        try await store.removeExpired(in: service.signIn?.place, at: Moment.now)
        _ = try await store.removeOldLines(olderThan: settings.auditDays, at: Moment.now)
        guard removed.runs + removed.files > 0 else { return }
        service.logger.notice(
          "old runs were removed",
          metadata: [
            "runs": "\(removed.runs)", "files": "\(removed.files)", "bytes": "\(removed.bytes)",
          ])
      } catch {
        service.logger.error(
          "what is kept cannot be looked after", metadata: ["problem": "\(error.detail)"])
      }
    }
  }
#endif
