/// Where the runs of backticks of a text are, by length: an opening run finds its closing one without looking
/// through all that is between.
struct BacktickRuns {
  /// The starts of the runs of each length, in order.
  private var starts: [Int: [Int]] = [:]
  /// How many of them are passed.
  private var passed: [Int: Int] = [:]

  /// Finds the runs; arguments, which are sorted, are no text, and end a run.
  init(_ units: [UInt16], outside insertions: [Insertion]) {
    var rest = insertions.map(\.range).filter { !$0.isEmpty }[...]
    var index = 0
    while index < units.count {
      while let first = rest.first, first.upperBound <= index { rest = rest.dropFirst() }
      if let first = rest.first, first.contains(index) {
        index = first.upperBound
        continue
      }
      guard units[index] == ascii("`") else {
        index += 1
        continue
      }
      let start = index
      let end = rest.first?.lowerBound ?? units.count
      while index < end, units[index] == ascii("`") { index += 1 }
      starts[index - start, default: []].append(start)
    }
  }

  /// The start of the first run of a length at or behind a position; positions may not go back.
  mutating func next(ofLength length: Int, from position: Int) -> Int? {
    guard let starts = starts[length] else { return nil }
    var next = passed[length] ?? 0
    while next < starts.count, starts[next] < position { next += 1 }
    passed[length] = next
    return next < starts.count ? starts[next] : nil
  }
}

/// The positions of a text that arguments cover, found by bisection.
struct CoveredPositions {
  private let starts: [Int]
  /// For each argument, how far it and those before it reach.
  private let reach: [Int]

  /// - Parameter insertions: sorted by their starts.
  init(of insertions: [Insertion]) {
    starts = insertions.map(\.range.lowerBound)
    var furthest = 0
    reach = insertions.map { insertion in
      furthest = max(furthest, insertion.range.upperBound)
      return furthest
    }
  }

  /// Whether an argument covers a position.
  func contains(_ position: Int) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 && reach[low - 1] > position
  }
}
