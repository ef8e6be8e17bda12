#if Service
  import OversetSlots
  import OversetVocabulary
  import Synchronization

  /// So many workers for one state of the project. A request goes to the one with the fewest before it: it does not wait behind
  /// a long one while another worker has nothing to do. A long list goes in parts, one after the other, so that a short one
  /// does not wait behind all of it.
  package final class CheckWorkers: Sendable {
    /// How many items a worker takes at once.
    private static let share = 8

    /// How many requests each worker has.
    private struct Queues {
      var lengths: [Int]
      var last = 0

      /// The worker with the fewest; of several those after the last one first.
      mutating func take() -> Int {
        let order = lengths.indices.map { (last + 1 + $0) % lengths.count }
        last = order.min { lengths[$0] < lengths[$1] } ?? 0
        lengths[last] += 1
        return last
      }
    }

    private let workers: [CheckWorker]
    private let queues: Mutex<Queues>

    init(_ check: PreparedCheck, count: Int) {
      workers = (0..<max(count, 1)).map { _ in CheckWorker(check) }
      queues = Mutex(Queues(lengths: workers.map { _ in 0 }))
    }

    /// How many there are.
    var count: Int { workers.count }

    /// Has the worker with the fewest requests do one.
    private func withWorker<Answer: Sendable, Fault: Error>(
      _ work: (CheckWorker) async throws(Fault) -> Answer
    ) async throws(Fault) -> Answer {
      let number = queues.withLock { $0.take() }
      defer { queues.withLock { $0.lengths[number] -= 1 } }
      return try await work(workers[number])
    }

    /// The answers to items, in their order.
    ///
    /// - Parameter components: What components have said, by the numbers of the items.
    package func answers(to items: [CheckItem], _ limits: CheckLimits) async -> [CheckAnswer] {
      await answers(to: items, limits, [:])
    }

    func answers(
      to items: [CheckItem], _ limits: CheckLimits, _ components: [Int: ComponentAnswer]
    ) async -> [CheckAnswer] {
      guard items.count > Self.share else {
        return await withWorker { await $0.answers(to: items[...], limits, components) }
      }
      let parts = stride(from: 0, to: items.count, by: Self.share).map {
        items[$0..<min($0 + Self.share, items.count)]
      }
      let taken = min(workers.count, parts.count)
      return await withTaskGroup(of: [(Int, [CheckAnswer])].self) { group in
        for first in 0..<taken {
          group.addTask {
            var own: [(Int, [CheckAnswer])] = []
            // Between two parts the workers answer others.
            for number in stride(from: first, to: parts.count, by: taken) {
              let part = await self.withWorker {
                await $0.answers(to: parts[number], limits, components)
              }
              own.append((number, part))
            }
            return own
          }
        }
        var answers = [[CheckAnswer]](repeating: [], count: parts.count)
        for await own in group {
          for (number, part) in own { answers[number] = part }
        }
        return answers.flatMap(\.self)
      }
    }

    /// The picture of a text; nil where it is laid out nowhere.
    func picture(of query: PictureQuery) async throws(Diagnostic) -> TextPicture? {
      try await withWorker { worker throws(Diagnostic) in try await worker.picture(of: query) }
    }
  }
#endif
