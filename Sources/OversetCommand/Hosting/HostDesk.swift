import Foundation
import OversetFiles
import OversetProject
import OversetRun
import OversetUI
import OversetVocabulary

/// Answers the requests of a server one after the other.
@MainActor
final class HostDesk {
  private let channel: LineChannel
  private let progress: HostProgress
  private let readProject: @Sendable () throws(Diagnostic) -> Project
  private var host: ComponentHost?
  /// The number of the request that is being answered.
  private var number = 0

  private init(
    _ channel: LineChannel, _ progress: HostProgress,
    readProject: @escaping @Sendable () throws(Diagnostic) -> Project
  ) {
    self.channel = channel
    self.progress = progress
    self.readProject = readProject
  }

  /// Answers on a channel about the project that `readProject` reads, until nobody asks any more.
  ///
  /// - Parameters:
  ///   - progress: Is told of each step and each answer.
  ///   - ended: Is called when nothing more will be asked, while something may still have to be answered.
  /// - Throws: `Diagnostic` for a line that is no request.
  static func serve(
    _ channel: LineChannel, _ progress: HostProgress, until ended: @escaping @Sendable () -> Void,
    readProject: @escaping @Sendable () throws(Diagnostic) -> Project
  ) async throws(Diagnostic) {
    let desk = HostDesk(channel, progress, readProject: readProject)
    for await line in channel.lines(whenEnded: ended) {
      guard case .line(let data) = line else {
        throw Diagnostic(
          .data, problem: "a request is longer than \(HostRequest.longestLine) bytes",
          remedy: "send shorter ones")
      }
      guard try await desk.answer(data) else { return }
    }
  }

  /// Answers a line. Returns false if nobody reads the answer.
  ///
  /// - Throws: `Diagnostic` for a line that is no request: what follows it may not be one, either.
  private func answer(_ line: Data) async throws(Diagnostic) -> Bool {
    guard let request = HostLine.message(HostRequest.self, of: line) else {
      throw Diagnostic(
        .data, problem: "a line is no request",
        remedy: "let overset-server of the same version start this program")
    }
    number = request.number
    var reply = HostReply(number: request.number)
    do throws(HostFault) {
      if let opening = request.open {
        reply.index = try await index(after: opening)
      } else if let question = request.judge {
        reply.judgement = try asked { host throws(HostRefusal) in
          try host.judgement(of: question)
        }
      } else if let scene = request.picture {
        reply.picture = try asked { host throws(HostRefusal) in try host.picture(of: scene) }
      } else {
        throw HostFault(reason: "the request asks nothing")
      }
    } catch {
      reply.refusal = error.reason
    }
    return send(reply)
  }

  private struct HostFault: Error {
    let reason: String
  }

  /// Reads the project and lays the components out.
  private func index(after opening: HostRequest.Opening) async throws(HostFault) -> HostIndex {
    guard opening.version == HostRequest.version else {
      throw HostFault(
        reason: "the program speaks version \(HostRequest.version) of the messages,"
          + " the server version \(opening.version); build both with the same Overset")
    }
    let failures = opening.leftOut.compactMap { left in
      CompactJSON.value(WorkItem.self, of: left.work).map { ($0, left.reason) }
    }
    let found = await ComponentSource.found(leavingOut: failures) { [weak self] item in
      self?.tell(item)
    }
    do throws(Diagnostic) {
      let opened = try ComponentHost(
        project: try readProject(), components: found.components, failed: found.failedStates
      ) { [weak self] event in
        if case .began(let component, let state) = event {
          self?.tell(.state(component: component, state: state))
        }
      }
      host = opened
      return opened.index
    } catch {
      throw HostFault(reason: "\(error)")
    }
  }

  private func asked<Answer>(
    _ question: @MainActor (ComponentHost) throws(HostRefusal) -> Answer
  ) throws(HostFault) -> Answer {
    guard let host else { throw HostFault(reason: "no project was opened") }
    do throws(HostRefusal) { return try question(host) } catch {
      throw HostFault(reason: error.reason)
    }
  }

  /// Says which code of the app runs next: should it stop the program, it is known which one it was.
  private func tell(_ item: WorkItem?) {
    guard let item else { return }
    var reply = HostReply(number: number)
    reply.step = HostReply.Step(work: CompactJSON.line(item), name: item.name)
    _ = send(reply)
  }

  private func send(_ reply: HostReply) -> Bool {
    progress.note()
    guard let line = try? HostLine.data(reply) else { return false }
    return channel.write(line)
  }
}
