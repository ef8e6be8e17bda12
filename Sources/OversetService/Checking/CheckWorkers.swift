#if Service
  import OversetSlots
  import OversetVocabulary
  import Synchronization

  /// So many workers for one state of the project. Requests go to them in turn. A long list goes in parts, one after the
  /// other, so that a short one does not wait behind all of it.
  package final class CheckWorkers: Sendable {
    /// How many items a worker takes at once.
    private static let share = 8

    private let workers: [CheckWorker]
    private let turn = Atomic<Int>(0)

    init(_ check: PreparedCheck, count: Int) {
      workers = (0..<max(count, 1)).map { _ in CheckWorker(check) }
    }

    /// How many there are.
    var count: Int { workers.count }

    private var next: CheckWorker {
      workers[turn.wrappingAdd(1, ordering: .relaxed).oldValue & .max % workers.count]
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
        return await next.answers(to: items[...], limits, components)
      }
      let parts = stride(from: 0, to: items.count, by: Self.share).map {
        items[$0..<min($0 + Self.share, items.count)]
      }
      let taken = min(workers.count, parts.count)
      return await withTaskGroup(of: [(Int, [CheckAnswer])].self) { group in
        for first in 0..<taken {
          let worker = next
          group.addTask {
            var own: [(Int, [CheckAnswer])] = []
            // Between two parts the worker answers others.
            for number in stride(from: first, to: parts.count, by: taken) {
              own.append((number, await worker.answers(to: parts[number], limits, components)))
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
      try await next.picture(of: query)
    }
  }
#endif
