#if Service
  import Foundation
  import HTTPTypes
  import Logging
  import OversetConfig
  import ServiceLifecycle

  /// Tells receivers what is in the outbox, each in order and independently of the others, until the server stops. What is
  /// on its way by then is told again after the next start, with the same identity.
  struct OutboxSender: Service {
    /// How long it waits where the database does not answer, in seconds.
    private static let rest = 30.0

    let service: ServiceState

    private var outbound: OutboundTargets { service.outbound }

    func run() async throws {
      await cancelWhenGracefulShutdown {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await lookForExpired() }
          for target in outbound.targets { group.addTask { await serve(target) } }
        }
      }
    }

    // MARK: Expired runs

    /// Nobody asks when time runs out.
    private func lookForExpired() async {
      while !Task.isCancelled {
        do {
          if service.runs.isOpen { try await tellExpired() }
        } catch {
          service.logger.error(
            "runs that have expired cannot be told of", metadata: ["problem": "\(error)"])
        }
        try? await Task.sleep(for: .seconds(outbound.schedule.look))
      }
    }

    private func tellExpired() async throws {
      let store = try service.runs.store()
      for run in try await store.expiredUntold(at: Moment.now) {
        guard await isReady(run) else { continue }
        try await store.tellExpired(run.number, at: Moment.now)
        service.runs.events.tell(.completed(state: .partial), of: run.number)
      }
    }

    /// Puts the shards together that are there: what they come to is told, too, unless they contradict each other.
    ///
    /// - Returns: Whether it can be told; false while files cannot be read or kept. A run is told once, hence not without
    ///   what a later look finds.
    private func isReady(_ run: StoredRun) async -> Bool {
      guard !run.shards.isEmpty else { return true }
      do throws(Problem) {
        _ = try await service.runs.contents(of: run)
        return true
      } catch {
        service.logger.warning(
          "a run that has expired cannot be put together",
          metadata: ["run": "\(run.number)", "problem": "\(error.detail)"])
        return ![
          HTTPResponse.Status.serviceUnavailable.code, HTTPResponse.Status.full.code,
        ].contains(error.status)
      }
    }

    // MARK: Messages

    private func serve(_ target: OutboundTargets.Target) async {
      let (rings, again) = service.runs.bell.rings()
      var timer: Task<Void, Never>?
      for await _ in rings {
        timer?.cancel()
        guard let pause = await deliver(to: target) else { continue }
        timer = Task {
          try? await Task.sleep(for: .seconds(pause))
          if !Task.isCancelled { again.yield() }
        }
      }
      timer?.cancel()
    }

    /// Delivers what is due, and returns after how many seconds the next is; nil for nothing.
    private func deliver(to target: OutboundTargets.Target) async -> Double? {
      do {
        while !Task.isCancelled {
          guard service.runs.isOpen else { return nil }
          let store = try service.runs.store()
          await count(of: target, store)
          guard let message = try await store.nextMessage(for: target.name) else { return nil }
          let now = Moment.now
          guard message.due <= now else { return message.due - now }
          try await deliver(message, to: target, store)
        }
      } catch is CancellationError {
        return nil
      } catch {
        service.logger.error(
          "the outbox cannot be read or written",
          metadata: ["receiver": "\(target.name)", "problem": "\(error)"])
        return Self.rest
      }
      return nil
    }

    private func count(of target: OutboundTargets.Target, _ store: RunStore) async {
      guard let count = try? await store.pendingCount(of: target.name) else { return }
      service.figures.set(pending: count, of: target.name)
    }

    private func deliver(
      _ message: OutboxMessage, to target: OutboundTargets.Target, _ store: RunStore
    ) async throws {
      do throws(OutboundFault) {
        let numbers =
          switch target.receiver.kind {
          case .webhook: try await WebhookDelivery(target).deliver(message)
          case .github, .gitlab:
            try await ForgeDelivery(target, publicURL: outbound.publicURL, store).deliver(message)
          }
        do {
          try await store.settle(delivered: numbers, at: Moment.now)
        } catch {
          throw OutboundFault("it arrived, and the database could not be written")
        }
        service.figures.add(delivered: numbers.count, to: target.name)
      } catch {
        // It has not been refused: the server stops.
        guard !Task.isCancelled else { return }
        try await settle(message, error, target, store)
      }
    }

    private func settle(
      _ message: OutboxMessage, _ fault: OutboundFault, _ target: OutboundTargets.Target,
      _ store: RunStore
    ) async throws {
      let now = Moment.now
      var failed = 1
      switch fault.kind {
      case .temporary(let asked):
        let next =
          now
          + outbound.schedule.pause(
            after: message.attempts + 1, asked: asked, chance: .random(in: 0...1))
        guard outbound.schedule.isOver(at: next, made: message.made) else {
          try await store.postpone(message.number, to: next, because: fault.words)
          log(.warning, "a message has not arrived, and is sent again", message, fault, target)
          return
        }
        try await store.give(up: message.number, because: fault.words, at: now)
        log(.error, "a message was given up", message, fault, target)
      case .permanent:
        try await store.give(up: message.number, because: fault.words, at: now)
        log(.error, "a message was refused", message, fault, target)
      case .gone:
        failed = try await store.disable(target.name, because: fault.words, at: now)
        log(.error, "a receiver wants no messages any more", message, fault, target)
      }
      service.figures.add(failed: failed, to: target.name)
    }

    private func log(
      _ level: Logger.Level, _ words: String, _ message: OutboxMessage, _ fault: OutboundFault,
      _ target: OutboundTargets.Target
    ) {
      service.logger.log(
        level: level, "\(words)",
        metadata: [
          "receiver": "\(target.name)", "id": "\(message.id)", "event": "\(message.event)",
          "run": "\(message.run)", "attempts": "\(message.attempts + 1)",
          "problem": "\(fault.words)",
        ])
    }
  }
#endif
