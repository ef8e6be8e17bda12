/// Work in parts that run at the same time, whose results come in the order of the parts.
enum OrderedWork {
  /// The result of each part.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - jobs: How many run at once.
  ///   - work: What is done for the part of a number. It depends on nothing that another part does.
  static func results<Result: Sendable>(
    of count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var next = 0
      while next < min(max(jobs, 1), count) {
        let index = next
        group.addTask { (index, work(index)) }
        next += 1
      }
      var results: [(index: Int, result: Result)] = []
      results.reserveCapacity(count)
      while let done = await group.next() {
        results.append(done)
        guard next < count else { continue }
        let index = next
        group.addTask { (index, work(index)) }
        next += 1
      }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }

  /// The result of each of many small parts, some of which are done one after the other.
  ///
  /// - Parameter length: How many are done in turn, at least 1.
  static func results<Result: Sendable>(
    of count: Int, jobs: Int, inTurn length: Int, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    let starts = Array(stride(from: 0, to: count, by: max(length, 1)))
    let turns = await results(of: starts.count, jobs: jobs) { turn in
      (starts[turn]..<min(starts[turn] + max(length, 1), count)).map(work)
    }
    return turns.flatMap(\.self)
  }
}
