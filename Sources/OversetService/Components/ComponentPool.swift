#if Service
  import Foundation
  import Logging
  import OversetRun
  import OversetVocabulary
  import Synchronization

  /// Processes of one program of components: as many as are needed at once, up to the number of jobs.
  ///
  /// One that ends is replaced: at once where something new is known to have stopped it, else after a pause that grows
  /// with each failure in a row. What has stopped it several times is left out. Who asks waits until a deadline of its own,
  /// which says nothing about the process: that goes on, and is asked the next thing when it has replied.
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

    /// What a process has read.
    private struct Reading: Equatable {
      /// The project.
      let revision: String
      /// How much of it was left out.
      let leftOut: Int
    }

    private struct Member {
      let process: ComponentProcess
      /// Nil until it has read something.
      var reading: Reading?
    }

    /// How often a state may stop a process that judges or draws before it is left out.
    private static let strikes = 3
    /// How many pieces of work are left out at most: then something else is wrong.
    private static let longestLeftOut = 50
    /// After how many failures in a row without an answer components that were laid out count as gone.
    private static let gone = 5
    /// The longest pause before a process is started again, in seconds.
    private static let longestPause = 60.0

    private let program: ComponentProgram
    private let day: String?
    private let logger: Logger
    private let told = Mutex(Phase.reading)
    private var revision: String
    private var members: [ObjectIdentifier: Member] = [:]
    /// Those of them that wait for a question.
    private var idle: [ComponentProcess] = []
    private var waiters = ComponentWaiters()
    private var leftOut: [HostRequest.LeftOut] = []
    private var struck: [String: Int] = [:]
    /// How often in a row it has failed since something was answered.
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
      if members.isEmpty { start() }
    }

    /// What is to be read now.
    private var wanted: Reading { Reading(revision: revision, leftOut: leftOut.count) }

    /// Ends all processes.
    func close() {
      isClosed = true
      for member in members.values { member.process.end() }
      (members, idle) = ([:], [])
      waiters.giveUp(because: .closed)
    }

    // MARK: Asking

    /// The reply to a request about a revision of the project.
    ///
    /// What has not come by the deadline fails as `late`, where no process was free as `busy`, and where the pool reads
    /// another revision, as `closed`.
    func ask(
      _ request: HostRequest, of revision: String, until deadline: ContinuousClock.Instant
    ) async -> Result<HostReply, ComponentFault> {
      for isLast in [false, true] {
        let process: ComponentProcess
        switch await taken(until: deadline) {
        case .success(let taken): process = taken
        case .failure(let fault): return .failure(fault)
        }
        guard members[ObjectIdentifier(process)]?.reading?.revision == revision else {
          give(process)
          return .failure(.closed)
        }
        let question = Task { await self.result(of: request, by: process) }
        guard let result = await question.value(until: deadline) else { return .failure(.late) }
        guard case .failure(let fault) = result, fault.isOfProcess else { return result }
        // One that somebody has ended meanwhile says nothing about the question.
        if isLast || process.lastStep != nil || fault == .silent { return result }
      }
      return .failure(isClosed ? .closed : lastFault)
    }

    /// What a process says to a request, after which it is free again, or gone.
    private func result(
      of request: HostRequest, by process: ComponentProcess
    ) async -> Result<HostReply, ComponentFault> {
      let result = await process.ask(request, patience: program.questionPatience)
      if case .failure(let fault) = result, fault.isOfProcess {
        lose(process, fault)
      } else {
        if !isClosed { failures = 0 }
        give(process)
      }
      return result
    }

    /// A process that waits for a question.
    private func taken(
      until deadline: ContinuousClock.Instant
    ) async -> Result<ComponentProcess, ComponentFault> {
      guard !isClosed else { return .failure(.closed) }
      guard ContinuousClock.now < deadline else { return .failure(.busy) }
      while let process = idle.popLast() {
        guard let fault = process.fault else { return .success(process) }
        lose(process, fault)
      }
      if members.count < program.jobs, ContinuousClock.now >= restsUntil { start() }
      guard !members.isEmpty else { return .failure(lastFault) }
      let number = waiters.next()
      let timer = Task {
        try await Task.sleep(until: deadline, clock: .continuous)
        self.giveUp(number)
      }
      defer { timer.cancel() }
      return await withCheckedContinuation { waiters.add(number, until: deadline, $0) }
    }

    private func giveUp(_ number: Int) { waiters.giveUp(number, because: .busy) }

    /// Gives a process to who has waited longest.
    private func give(_ process: ComponentProcess) {
      guard let member = members[ObjectIdentifier(process)] else { return process.end() }
      if let fault = process.fault { return lose(process, fault) }
      guard member.reading == wanted else { return prepare(process) }
      if !waiters.give(process) { idle.append(process) }
    }

    // MARK: Starting

    private func start() {
      guard !isClosed else { return }
      do throws(ComponentFault) {
        let process = try ComponentProcess(program, day: day)
        members[ObjectIdentifier(process)] = Member(process: process)
        prepare(process)
      } catch {
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
      let opened = request
      Task {
        let result = await process.ask(opened, patience: program.openingPatience)
        self.isPrepared(process, wanted, result)
      }
    }

    private func isPrepared(
      _ process: ComponentProcess, _ reading: Reading, _ result: Result<HostReply, ComponentFault>
    ) {
      guard members[ObjectIdentifier(process)] != nil else { return process.end() }
      switch result {
      case .success(let reply):
        guard let index = reply.index, index.version == HostRequest.version else {
          let reason = "the program of the components is of another version"
          return lose(process, .refused(reason), whileReading: reading)
        }
        members[ObjectIdentifier(process)]?.reading = reading
        if reading == wanted {
          told.withLock { $0 = .ready(ComponentIndex(index)) }
        }
        give(process)
      case .failure(let fault):
        lose(process, fault, whileReading: reading)
      }
    }

    // MARK: Failing

    /// A process is asked no more.
    ///
    /// - Parameter opening: What it was reading; nil where it had read all.
    private func lose(
      _ process: ComponentProcess, _ fault: ComponentFault, whileReading opening: Reading? = nil
    ) {
      let known = members.removeValue(forKey: ObjectIdentifier(process))
      process.end()
      guard known != nil, !isClosed else { return }
      logger.warning(
        "a process of components has ended",
        metadata: [
          "problem": "\(fault.words)", "at": "\(process.lastStep?.name ?? "no component")",
        ])
      // What files had before they changed may be what stopped it.
      let isCurrent = (opening ?? known?.reading)?.revision == revision
      if isCurrent, let step = process.lastStep, fault.isOfProcess,
        leaveOut(step, fault, opening != nil)
      {
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
      guard members.isEmpty else { return }
      told.withLock { phase in
        if case .ready = phase, failures < Self.gone { return }
        phase = .failed(fault.words)
      }
      // Nobody waits for what may never come.
      if pause > 0 { waiters.giveUp(because: fault) }
      Task {
        try await Task.sleep(for: .seconds(pause))
        if self.members.isEmpty { self.start() }
      }
    }
  }
#endif
