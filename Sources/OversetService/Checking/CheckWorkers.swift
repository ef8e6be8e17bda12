#if Service
  import OversetSlots
  import OversetVocabulary
  import Synchronization

  /// So many workers for one state of the project. Requests go to them in turn, and a long list in parts, so that a short
  /// one does not wait behind all of it.
  package final class CheckWorkers: Sendable {
    /// How many items a worker takes at once.
    private static let share = 16

    private let workers: [CheckWorker]
    private let turn = Atomic<Int>(0)

    init(_ check: PreparedCheck, count: Int) {
      workers = (0..<max(count, 1)).map { _ in CheckWorker(check) }
    }

    private var next: CheckWorker {
      workers[turn.wrappingAdd(1, ordering: .relaxed).oldValue & .max % workers.count]
    }

    /// The answers to items, in their order.
    package func answers(to items: [CheckItem], _ limits: CheckLimits) async -> [CheckAnswer] {
      guard items.count > Self.share else {
        return await next.answers(to: items[...], limits)
      }
      let parts = stride(from: 0, to: items.count, by: Self.share).map {
        items[$0..<min($0 + Self.share, items.count)]
      }
      return await withTaskGroup(of: (Int, [CheckAnswer]).self) { group in
        for (number, part) in parts.enumerated() {
          let worker = next
          group.addTask { (number, await worker.answers(to: part, limits)) }
        }
        var answers = [[CheckAnswer]](repeating: [], count: parts.count)
        for await (number, part) in group { answers[number] = part }
        return answers.flatMap(\.self)
      }
    }

    /// The picture of a text; nil where it is laid out nowhere.
    func picture(of query: PictureQuery) async throws(Diagnostic) -> TextPicture? {
      try await next.picture(of: query)
    }
  }
#endif
