#if Service
  import Foundation
  import OversetFiles
  import OversetRun
  import Synchronization

  /// A running program of components, which is asked one thing after the other.
  ///
  /// Unchecked: the process and its pipes are set before anybody else sees them, each pipe is used by one thread, and
  /// Foundation's process may be ended from any thread.
  final class ComponentProcess: @unchecked Sendable {
    private typealias Waiting = CheckedContinuation<Result<HostReply, ComponentFault>, Never>

    /// What it was asked, and what is known of it.
    private struct State {
      var waiting: Waiting?
      /// The number of the last question.
      var number = 0
      /// What code of the app it is at.
      var step: HostReply.Step?
      /// Why it is over; nil while it is not.
      var fault: ComponentFault?
      /// Why it was ended from here.
      var reason: ComponentFault?
      /// How it ended by itself.
      var end: ComponentFault?
      /// Whether all that it wrote was read.
      var isRead = false
      /// Whether it has said something that is a message.
      var hasSpoken = false
      /// What it wrote before, in bytes.
      var unread = 0
    }

    /// How much code of the app may print before the command takes its output over, in bytes.
    private static let longestPreface = 1_000_000
    /// How long its output is waited for when it has ended: what it started may hold it open.
    private static let rest = DispatchTimeInterval.seconds(1)

    private let process = Process()
    private let input = Pipe()
    private let state = Mutex(State())
    private let writing = DispatchQueue(label: "overset.components.input")

    /// Starts the program.
    ///
    /// - Parameter day: The day by which suppressions expire.
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

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The work that it was at when it was over; nil if it was at none.
    var lastStep: HostReply.Step? { state.withLock { $0.step } }

    /// Why it is over; nil while it is not.
    var fault: ComponentFault? { state.withLock { $0.fault } }

    // MARK: Asking

    /// The reply to a request. What does not come in time ends the process.
    func ask(
      _ request: HostRequest, until deadline: ContinuousClock.Instant
    ) async -> Result<HostReply, ComponentFault> {
      var request = request
      let number = state.withLock { state in
        state.number += 1
        state.step = nil
        return state.number
      }
      request.number = number
      guard let line = try? HostLine.data(request) else { return .failure(.unreadable) }
      let timer = Task { [weak self] in
        try await Task.sleep(until: deadline, clock: .continuous)
        self?.end(.silent, ofQuestion: number)
      }
      defer { timer.cancel() }
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

    /// Ends it.
    func end(_ reason: ComponentFault = .closed) { end(reason, ofQuestion: nil) }

    private func end(_ reason: ComponentFault, ofQuestion number: Int?) {
      let isMeant = state.withLock { state in
        guard number == nil || state.number == number && state.waiting != nil else { return false }
        if state.reason == nil { state.reason = reason }
        return true
      }
      guard isMeant else { return }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
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
        guard reply.number == state.number else { return nil }
        if let step = reply.step {
          state.step = step
          return nil
        }
        defer { state.waiting = nil }
        return state.waiting
      }
      guard let waiting else { return }
      waiting.resume(returning: reply.refusal.map { .failure(.refused($0)) } ?? .success(reply))
    }

    private func hasRead() {
      state.withLock { $0.isRead = true }
      // A program whose output has ended can answer nothing more.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      finish()
    }

    private func hasEnded(_ process: Process) {
      let status = process.terminationStatus
      state.withLock {
        $0.end =
          process.terminationReason == .exit ? .ended(status: status) : .stopped(signal: status)
      }
      finish()
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.rest) { [weak self] in
        self?.state.withLock { $0.isRead = true }
        self?.finish()
      }
    }

    /// Tells who waits that there is no reply, when the process has ended and all that it wrote was read.
    private func finish() {
      let (waiting, fault) = state.withLock { state -> (Waiting?, ComponentFault) in
        guard state.isRead, let end = state.end, state.fault == nil else { return (nil, .closed) }
        let fault = state.reason ?? end
        state.fault = fault
        defer { state.waiting = nil }
        return (state.waiting, fault)
      }
      waiting?.resume(returning: .failure(fault))
    }
  }
#endif
