#if Service
  import OversetSlots
  import OversetVocabulary
  import Synchronization

  /// Workers for single text sizes of the user: of a size, slots and rows are laid out when it is asked for the first time.
  final class SizedWorkers: Sendable {
    private let check: PreparedCheck
    private let count: Int
    private let known = Mutex<[TypeSize: Task<CheckWorkers, Never>]>([:])

    init(_ check: PreparedCheck, count: Int) {
      self.check = check
      self.count = count
    }

    /// The workers for a size, if they are there in time; nil if not. Who asks meanwhile waits for the same ones, and who asks
    /// later finds them.
    func workers(
      for size: TypeSize, until deadline: ContinuousClock.Instant
    ) async -> CheckWorkers? {
      let (check, count) = (check, count)
      let task = known.withLock { known -> Task<CheckWorkers, Never>? in
        if let task = known[size] { return task }
        // Nothing is laid out for somebody who waits no longer.
        guard ContinuousClock.now < deadline else { return nil }
        let task = Task { CheckWorkers(await check.at(size), count: count) }
        known[size] = task
        return task
      }
      return await task?.value(until: deadline)
    }
  }

  extension LoadedProject {
    /// The answers to items, in their order.
    ///
    /// - Parameter components: What components have said, by the numbers of the items.
    func answers(
      to items: [CheckItem], _ limits: CheckLimits, _ components: [Int: ComponentAnswer] = [:]
    ) async -> [CheckAnswer] {
      let sized = Dictionary(grouping: items.indices) {
        items[$0].typeSize.flatMap(TypeSize.init(rawValue:))
      }
      guard sized.keys.contains(where: { $0 != nil }) else {
        return await workers.answers(to: items, limits, components)
      }
      var answers: [Int: CheckAnswer] = [:]
      // What is laid out already comes first.
      for (size, numbers) in sized.sorted(by: { ($0.key?.token ?? "") < ($1.key?.token ?? "") }) {
        guard let own = await workers(for: size, until: limits.deadline) else {
          for number in numbers {
            let reason = limits.reason(against: items[number]) ?? CheckLimits.over
            answers[number] = AnswerWriter.notChecked(items[number], because: reason)
          }
          continue
        }
        let said = numbers.enumerated().compactMap { place, number in
          components[number].map { (place, $0) }
        }
        let part = await own.answers(
          to: numbers.map { items[$0] }, limits, Dictionary(uniqueKeysWithValues: said))
        for (number, answer) in zip(numbers, part) { answers[number] = answer }
      }
      return items.indices.compactMap { answers[$0] }
    }

    /// What draws a text: nil for a text size that could not be laid out in time.
    func workers(
      drawing query: PictureQuery, until deadline: ContinuousClock.Instant
    ) async -> CheckWorkers? {
      let isOwn = query.typeSize.map { check.outcome.typeSizes.contains($0) } ?? true
      return await workers(for: isOwn ? nil : query.typeSize, until: deadline)
    }

    /// The workers for a text size alone; those for all of the project for none.
    private func workers(
      for size: TypeSize?, until deadline: ContinuousClock.Instant
    ) async -> CheckWorkers? {
      guard let size else { return workers }
      return await sizes.workers(for: size, until: deadline)
    }
  }
#endif
