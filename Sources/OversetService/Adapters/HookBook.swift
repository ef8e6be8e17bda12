#if Service
  package import Foundation
  import Synchronization

  /// What hooks have brought: the messages that were taken, so that none counts twice, and the last report of each sender.
  package final class HookBook: Sendable {
    private struct State {
      /// When each message may be forgotten, by sender and identity.
      var taken: [String: Date] = [:]
      var reports: [HookSender: HookReport] = [:]
    }

    /// How many messages are known at most; of more the oldest are forgotten.
    private static let capacity = 10_000
    /// How long a message is known: Lokalise sends one again for a day.
    private static let time: TimeInterval = 86_400

    private let state = Mutex(State())

    /// Nothing yet.
    package init() {}

    /// Takes a message; false for one that was taken before.
    package func take(_ identity: String, of sender: HookSender, now: Date) -> Bool {
      let name = "\(sender.rawValue) \(identity)"
      return state.withLock { state in
        if let end = state.taken[name], end > now { return false }
        if state.taken.count >= Self.capacity {
          state.taken = state.taken.filter { $0.value > now }
          let ends = state.taken.values.sorted()
          if ends.count >= Self.capacity {
            let middle = ends[ends.count / 2]
            state.taken = state.taken.filter { $0.value > middle }
          }
        }
        state.taken[name] = now.addingTimeInterval(Self.time)
        return true
      }
    }

    /// Forgets a message that could not be worked on, so that its sender may send it again.
    package func forget(_ identity: String, of sender: HookSender) {
      state.withLock { state in
        _ = state.taken.removeValue(forKey: "\(sender.rawValue) \(identity)")
      }
    }

    /// Keeps the report of a sender in place of its last one.
    func keep(_ report: HookReport, of sender: HookSender) {
      state.withLock { $0.reports[sender] = report }
    }

    /// The last report of a sender; nil before the first.
    func report(of sender: HookSender) -> HookReport? { state.withLock { $0.reports[sender] } }
  }
#endif
