#if Service
  import Foundation
  import Logging
  import OversetConfig
  import ServiceLifecycle

  /// Looks after what is kept until the server stops: what a killed process has left is put together, and what is too old
  /// or too much goes.
  package struct RunKeeper: Service {
    private let service: ServiceState
    /// How often it looks.
    private let interval: Duration

    /// One that looks every `interval`.
    package init(service: ServiceState, interval: Duration = .seconds(3_600)) {
      self.service = service
      self.interval = interval
    }

    package func run() async throws {
      try? await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          await look()
          try await Task.sleep(for: interval)
        }
      }
      // Who listens would keep the server from ending.
      service.runs.events.end()
    }

    /// Looks once. Each step is taken whatever came of the others: a run that nobody can put together, and a bucket that is
    /// away, must not let what is old pile up.
    package func look() async {
      guard service.runs.isOpen else { return }
      let settings = service.settings
      await step("runs that a killed process has left cannot be looked for") {
        (store) throws(Problem) in await assemble(try await store.unassembled())
      }
      await step("the outbox cannot be tidied") { (store) throws(Problem) in
        try await store.tidyOutbox(service.outbound, at: Moment.now)
      }
      await step("old runs and files cannot be removed") { (store) throws(Problem) in
        note(
          try await store.removeOld(
            olderThan: settings.keepDays, beyond: settings.keepBytes,
            sparing: settings.keepUnused, at: Moment.now))
      }
      await step("expired sessions cannot be removed") { (store) throws(Problem) in
        try await store.removeExpired(in: service.signIn?.place, at: Moment.now)
      }
      await step("old lines of the audit log cannot be removed") { (store) throws(Problem) in
        _ = try await store.removeOldLines(olderThan: settings.auditDays, at: Moment.now)
      }
    }

    /// Takes a step; where it fails, the log says what was not done.
    private func step(
      _ words: Logger.Message, _ work: (RunStore) async throws(Problem) -> Void
    ) async {
      guard !Task.isCancelled else { return }
      do throws(Problem) {
        try await work(service.runs.store())
      } catch {
        service.logger.error(words, metadata: ["problem": "\(error.detail)"])
      }
    }

    private func assemble(_ runs: [StoredRun]) async {
      for run in runs where !Task.isCancelled {
        do throws(Problem) {
          _ = try await service.runs.contents(of: run)
        } catch {
          service.logger.error(
            "a run cannot be put together",
            metadata: ["run": "\(run.number)", "problem": "\(error.detail)"])
        }
      }
    }

    private func note(_ removed: RunStore.Removed) {
      guard removed.runs + removed.files > 0 else { return }
      service.logger.notice(
        "old runs were removed",
        metadata: [
          "runs": "\(removed.runs)", "files": "\(removed.files)", "bytes": "\(removed.bytes)",
        ])
    }
  }
#endif
