#if Service
  import Foundation
  import Logging
  import OversetRun
  import OversetVocabulary
  import Synchronization

  /// Processes of one program of components: as many as are needed at once, up to the number of jobs.
  ///
  /// One that ends is replaced: at once where something new is known to have stopped it, else after a pause that grows
  /// with each failure in a row. What has stopped it several times is left out.
  actor ComponentPool {
    /// How far it is.
    enum Phase: Sendable {
      /// The components are laid out for the first time.
      case reading
      /// They were.
      case ready(ComponentIndex)
      /// They cannot be, for a reason.
      case failed(String)
    }

    private struct Waiter {
      let number: Int
      let continuation: CheckedContinuation<ComponentProcess?, Never>
    }

    /// How often a state may stop a process that judges or draws before it is left out.
    private static let strikes = 3
    /// How many pieces of work are left out at most: then something else is wrong.
    private static let longestLeftOut = 50
    /// The longest pause before a process is started again, in seconds.
    private static let longestPause = 60.0

    private let program: ComponentProgram
    private let day: String?
    private let logger: Logger
    private let told = Mutex(Phase.reading)
    private var revision: String
    /// Those that wait for a question.
    private var idle: [ComponentProcess] = []
    /// What each has read, as ``wanted`` names it.
    private var read: [ObjectIdentifier: String] = [:]
    /// How many there are, with those that are being started.
    private var count = 0
    private var waiters: [Waiter] = []
    private var nextWaiter = 0
    private var leftOut: [HostRequest.LeftOut] = []
    private var struck: [String: Int] = [:]
    private var failures = 0
    private var restsUntil = ContinuousClock.now
    private var lastFault = ComponentFault.busy
    private var isClosed = false

    /// Starts the first process.
    init(_ program: ComponentProgram, day: String?, revision: String, logger: Logger) {
      self.program = program
      self.day = day
      self.revision = revision
      self.logger = logger
      Task { await self.start() }
    }

    /// How far it is.
    nonisolated var phase: Phase { told.withLock { $0 } }

    /// Has the project read again before the next question.
    func reopen(_ revision: String) {
      guard !isClosed, revision != self.revision else { return }
      self.revision = revision
      // What has changed may be what stopped it.
      (leftOut, struck, failures, restsUntil) = ([], [:], 0, .now)
      prepareIdle()
      if count == 0 { start() }
    }

    /// What is read now, and what is left out of it.
    private var wanted: String { "\(revision) \(leftOut.count)" }

    /// Ends all processes.
    func close() {
      isClosed = true
      for process in idle { process.end() }
      idle = []
      for waiter in waiters { waiter.continuation.resume(returning: nil) }
      waiters = []
    }

    // MARK: Asking

    /// The reply to a request.
    func ask(
      _ request: HostRequest, until deadline: ContinuousClock.Instant
    ) async -> Result<HostReply, ComponentFault> {
      for isLast in [false, true] {
        guard let process = await taken(until: deadline) else { break }
        let result = await process.ask(request, until: deadline)
        guard case .failure(let fault) = result, fault.isOfProcess else {
          failures = 0
          give(process)
          return result
        }
        lose(process, fault)
        // One that somebody has ended meanwhile says nothing about the question.
        if isLast || process.lastStep != nil || fault == .silent { return result }
      }
      return .failure(isClosed ? .closed : lastFault)
    }

    /// A process that waits for a question; nil if none does in time.
    private func taken(until deadline: ContinuousClock.Instant) async -> ComponentProcess? {
      guard !isClosed else { return nil }
      while let process = idle.popLast() {
        if process.fault == nil { return process }
        count -= 1
      }
      if count < program.jobs, ContinuousClock.now >= restsUntil { start() }
      guard count > 0 else { return nil }
      let number = nextWaiter
      nextWaiter += 1
      let timer = Task {
        try await Task.sleep(until: deadline, clock: .continuous)
        self.giveUp(number)
      }
      defer { timer.cancel() }
      return await withCheckedContinuation {
        waiters.append(Waiter(number: number, continuation: $0))
      }
    }

    private func giveUp(_ number: Int) {
      guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
      lastFault = .busy
      waiters.remove(at: index).continuation.resume(returning: nil)
    }

    /// Gives a process to who has waited longest.
    private func give(_ process: ComponentProcess) {
      guard !isClosed, process.fault == nil else {
        process.end()
        count -= 1
        return
      }
      guard read[ObjectIdentifier(process)] == wanted else { return prepare(process) }
      if waiters.isEmpty {
        idle.append(process)
      } else {
        waiters.removeFirst().continuation.resume(returning: process)
      }
    }

    // MARK: Starting

    private func start() {
      guard !isClosed else { return }
      count += 1
      do throws(ComponentFault) {
        prepare(try ComponentProcess(program, day: day))
      } catch {
        count -= 1
        fail(error)
      }
    }

    /// Has those that wait read what has changed.
    private func prepareIdle() {
      let waiting = idle
      idle = []
      for process in waiting { prepare(process) }
    }

    /// Has a process read the project and lay the components out.
    private func prepare(_ process: ComponentProcess) {
      let wanted = wanted
      var request = HostRequest(number: 0)
      var opening = HostRequest.Opening()
      opening.leftOut = leftOut
      request.open = opening
      let deadline = ContinuousClock.now + .seconds(program.openingSeconds)
      Task {
        let result = await process.ask(request, until: deadline)
        self.isPrepared(process, wanted, result)
      }
    }

    private func isPrepared(
      _ process: ComponentProcess, _ wanted: String, _ result: Result<HostReply, ComponentFault>
    ) {
      switch result {
      case .success(let reply):
        guard let index = reply.index, index.version == HostRequest.version else {
          process.end()
          return lose(process, .refused("the program of the components is of another version"))
        }
        read[ObjectIdentifier(process)] = wanted
        failures = 0
        if wanted == self.wanted {
          told.withLock { $0 = .ready(ComponentIndex(index)) }
        }
        give(process)
      case .failure(let fault):
        process.end()
        lose(process, fault, whileOpening: true)
      }
    }

    // MARK: Failing

    /// A process is asked no more.
    private func lose(
      _ process: ComponentProcess, _ fault: ComponentFault, whileOpening isOpening: Bool = false
    ) {
      count -= 1
      read[ObjectIdentifier(process)] = nil
      process.end()
      guard !isClosed else { return }
      logger.warning(
        "a process of components has ended",
        metadata: [
          "problem": "\(fault.words)", "at": "\(process.lastStep?.name ?? "no component")",
        ])
      if let step = process.lastStep, fault.isOfProcess, leaveOut(step, fault, isOpening) {
        // What stopped it is not done again, by the others neither: nothing speaks against another try.
        prepareIdle()
        return start()
      }
      fail(fault)
    }

    /// Leaves a piece of work out that has stopped a process; false if it is tried again.
    private func leaveOut(
      _ step: HostReply.Step, _ fault: ComponentFault, _ isOpening: Bool
    ) -> Bool {
      struck[step.work, default: 0] += 1
      guard isOpening || struck[step.work, default: 0] >= Self.strikes,
        leftOut.count < Self.longestLeftOut, !leftOut.contains(where: { $0.work == step.work })
      else { return false }
      leftOut.append(HostRequest.LeftOut(work: step.work, reason: fault.words))
      return true
    }

    private func fail(_ fault: ComponentFault) {
      failures += 1
      lastFault = fault
      let pause = failures < 2 ? 0 : min(pow(2, Double(failures - 2)), Self.longestPause)
      restsUntil = .now + .seconds(pause)
      guard count == 0 else { return }
      told.withLock { phase in
        if case .ready = phase { return }
        phase = .failed(fault.words)
      }
      if pause > 0 {
        // Nobody waits for what may never come.
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
        waiters = []
      }
      Task {
        try await Task.sleep(for: .seconds(pause))
        if self.count == 0 { self.start() }
      }
    }
  }
#endif
