#if Service
  import Foundation
  import OversetFiles
  import OversetRun
  import Synchronization

  /// A running program of components, which is asked one thing after the other.
  ///
  /// It is watched by what it does, not by when somebody wants an answer: a question, and each step that it tells of, begins
  /// a time in which something has to come of it.
  ///
  /// Unchecked: Foundation's process and its pipe are set up before anybody else sees them, and only the queue
  /// `writing` uses the pipe afterwards. What Foundation tells of the process later is read on its own thread and kept in `state`.
  final class ComponentProcess: @unchecked Sendable {
    private typealias Waiting = CheckedContinuation<Result<HostReply, ComponentFault>, Never>

    /// What it was asked, and what is known of it.
    private struct State {
      var waiting: Waiting?
      /// The number of the last question.
      var number = 0
      /// Whether that question has no reply yet.
      var isAsked = false
      /// When that question began, or the last step of it.
      var since = ContinuousClock.now
      /// What code of the app it is at.
      var step: HostReply.Step?
      /// Why it is over; nil while it is not.
      var fault: ComponentFault?
      /// Why it was ended from here.
      var reason: ComponentFault?
      /// The number by which the system knows it; nil before it runs and once Foundation has told of its end, from which on
      /// the system may give it to another process.
      var process: pid_t?
      /// How it ended by itself.
      var end: ComponentFault?
      /// Whether all that it wrote was read.
      var isRead = false
      /// Whether it has said something that is a message.
      var hasSpoken = false
      /// What it wrote before, in bytes.
      var unread = 0

      /// Stops it and what it has started, as far as that is in its group: Foundation starts each process in one of its own
      /// where it can.
      func stop() {
        guard let process, process > 1 else { return }
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
      }
    }

    /// How much code of the app may print before the command takes its output over, in bytes.
    private static let longestPreface = 1_000_000
    /// How long its output and its end are waited for when it is over: what it started may hold both open.
    private static let rest = DispatchTimeInterval.seconds(1)

    private let process = Process()
    private let input = Pipe()
    private let state = Mutex(State())
    private let writing = DispatchQueue(label: "overset.components.input")

    /// Starts the program.
    ///
    /// - Parameter day: The day by which suppressions expire.
    /// - Throws: `ComponentFault.notStarted` for a file that cannot be run.
    init(_ program: ComponentProgram, day: String?) throws(ComponentFault) {
      let output = Pipe()
      process.executableURL = URL(filePath: program.path)
      process.arguments =
        ["host", "--project", program.root.path(percentEncoded: false)]
        + (day.map { ["--today", $0] } ?? [])
      process.currentDirectoryURL = program.root
      process.environment = program.environment
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.terminationHandler = { [weak self] in self?.hasEnded($0) }
      do {
        try HeldSignals.lettingThrough { try process.run() }
      } catch {
        throw .notStarted(error.localizedDescription)
      }
      let number = process.processIdentifier
      // It may have ended meanwhile.
      state.withLock { if $0.end == nil { $0.process = number } }
      let handle = output.fileHandleForReading
      Thread.detachNewThread { [weak self] in
        var lines = LineBuffer(longest: HostRequest.longestLine)
        while let part = LineChannel.part(of: handle.fileDescriptor) {
          for line in lines.add(part) { self?.take(line) }
          if lines.isOver { break }
        }
        try? handle.close()
        self?.hasRead()
      }
    }

    deinit { state.withLock { $0.stop() } }

    /// The work that it was at when it was over; nil if it was at none.
    var lastStep: HostReply.Step? { state.withLock { $0.step } }

    /// Why it is over; nil while it is not.
    var fault: ComponentFault? { state.withLock { $0.fault } }

    // MARK: Asking

    /// The reply to a request, however long that takes.
    ///
    /// - Parameter patience: How long the question may take, and each step of it. What takes longer ends the process.
    func ask(
      _ request: HostRequest, patience: Duration
    ) async -> Result<HostReply, ComponentFault> {
      var request = request
      let number = state.withLock { state in
        state.number += 1
        (state.isAsked, state.since, state.step) = (true, .now, nil)
        return state.number
      }
      request.number = number
      guard let line = try? HostLine.data(request) else {
        state.withLock { $0.isAsked = false }
        return .failure(.unreadable)
      }
      let watch = Task { try await self.watch(number, patience) }
      defer { watch.cancel() }
      return await withCheckedContinuation { continuation in
        let fault = state.withLock { state in
          if state.fault == nil { state.waiting = continuation }
          return state.fault
        }
        if let fault { return continuation.resume(returning: .failure(fault)) }
        // A program that reads nothing keeps nobody but this queue waiting, until it is ended.
        writing.async { [input] in try? input.fileHandleForWriting.write(contentsOf: line) }
      }
    }

    /// Ends the process once a question or a step of it has taken too long.
    private func watch(_ number: Int, _ patience: Duration) async throws {
      while true {
        let end = state.withLock { state -> ContinuousClock.Instant? in
          guard state.isAsked, state.number == number else { return nil }
          let end = state.since + patience
          // In one step with the look at the clock: what begins meanwhile has all of its time.
          if end <= .now, state.reason == nil { state.reason = .silent }
          return end
        }
        guard let end else { return }
        guard end > .now else { return self.end(.silent) }
        try await Task.sleep(until: end, clock: .continuous)
      }
    }

    /// Ends it. Who waits for a reply is told before long, even where its end cannot be seen.
    func end(_ reason: ComponentFault = .closed) {
      state.withLock { state in
        if state.reason == nil { state.reason = reason }
        state.stop()
      }
      finishSoon()
    }

    // MARK: Hearing

    private func take(_ line: LineChannel.Line) {
      guard case .line(let data) = line else { return end(.endless) }
      guard let reply = HostLine.message(HostReply.self, of: data) else {
        let isPreface = state.withLock { state in
          state.unread += data.count + 1
          return !state.hasSpoken && state.unread <= Self.longestPreface
        }
        if !isPreface { end(.unreadable) }
        return
      }
      let waiting = state.withLock { state -> Waiting? in
        state.hasSpoken = true
        guard reply.number == state.number, state.isAsked else { return nil }
        state.since = .now
        state.step = reply.step
        guard reply.step == nil else { return nil }
        state.isAsked = false
        defer { state.waiting = nil }
        return state.waiting
      }
      guard let waiting else { return }
      waiting.resume(returning: reply.refusal.map { .failure(.refused($0)) } ?? .success(reply))
    }

    private func hasRead() {
      state.withLock { state in
        state.isRead = true
        // A program whose output has ended can answer nothing more.
        state.stop()
      }
      finish()
      finishSoon()
    }

    private func hasEnded(_ process: Process) {
      let status = process.terminationStatus
      let end: ComponentFault =
        process.terminationReason == .exit ? .ended(status: status) : .stopped(signal: status)
      state.withLock { ($0.end, $0.process) = (end, nil) }
      finish()
      finishSoon()
    }

    /// Waits a little for what may never come: a process that has left the group of the program can hold its output open, and
    /// the line on which Foundation hears of its end.
    private func finishSoon() {
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.rest) {
        self.state.withLock { state in
          state.isRead = true
          // It was ended from here, or has closed its output.
          if state.end == nil { state.end = .stopped(signal: SIGKILL) }
        }
        self.finish()
      }
    }

    /// Tells who waits that there is no reply, when the process has ended and all that it wrote was read.
    private func finish() {
      let (waiting, fault) = state.withLock { state -> (Waiting?, ComponentFault) in
        guard state.isRead, let end = state.end, state.fault == nil else { return (nil, .closed) }
        let fault = state.reason ?? end
        state.fault = fault
        state.isAsked = false
        defer { state.waiting = nil }
        return (state.waiting, fault)
      }
      waiting?.resume(returning: .failure(fault))
    }
  }
#endif
