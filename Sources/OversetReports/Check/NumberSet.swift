/// A set of small numbers, such as those of locales: there is one for each cause, so that it has to be small.
struct NumberSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Those of 128 and more, 64 to a word; empty in nearly all projects.
  private var others: [UInt64] = []

  mutating func insert(_ number: Int) {
    let bit = UInt64(1) << UInt64(number & 63)
    switch number >> 6 {
    case 0: low |= bit
    case 1: high |= bit
    case let word:
      while others.count <= word - 2 { others.append(0) }
      others[word - 2] |= bit
    }
  }

  func contains(_ number: Int) -> Bool {
    let word = number >> 6
    let bits = word == 0 ? low : word == 1 ? high : word - 2 < others.count ? others[word - 2] : 0
    return bits >> UInt64(number & 63) & 1 == 1
  }

  /// How many numbers there are.
  var count: Int {
    others.reduce(low.nonzeroBitCount + high.nonzeroBitCount) { $0 + $1.nonzeroBitCount }
  }

  /// Those of `numbers` that it has, in order.
  func members(of numbers: Range<Int>) -> [Int] { numbers.filter(contains) }
}
