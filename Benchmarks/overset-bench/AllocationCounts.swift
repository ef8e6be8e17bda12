import COversetBench

/// What memory work asks for, of one unit of the work: the same beside any neighbour on the machine.
struct AllocationCounts: Equatable {
  /// Blocks that are allocated, by Swift and by C.
  var blocks: Double
  /// Their bytes.
  var bytes: Double

  /// Names and values, in the order of the columns.
  var columns: [(name: String, value: Double)] {
    [("blocks", blocks), ("bytes", bytes)]
  }

  /// Counts what `work` asks for, on all threads.
  ///
  /// - Parameter units: How many units of work are done; the counts are of one.
  static func of<Failure>(
    units: Int, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws(Failure) -> Void
  ) async throws(Failure) -> AllocationCounts {
    overset_bench_count()
    do throws(Failure) {
      try await work()
    } catch {
      _ = overset_bench_counted()
      throw error
    }
    let counted = overset_bench_counted()
    let count = Double(max(units, 1))
    return AllocationCounts(
      blocks: Double(counted.blocks) / count, bytes: Double(counted.bytes) / count)
  }
}

/// A phase of Overset's work, and what it asks for.
struct AllocationPhase {
  /// The name, without spaces.
  let name: String
  /// What one unit is, such as `text`.
  let unit: String
  let counts: AllocationCounts
}
