/// Finds where values end in the units of a JSON file that has been read without faults.
struct JSONExtent {
  private let units: [UInt16]

  init(_ units: [UInt16]) { self.units = units }

  /// The value that begins at an index: a string with its quotation marks, an object or array with its
  /// brackets, or a word or number.
  func value(at start: Int) -> Range<Int> {
    switch units[start] {
    case 0x22: start..<endOfString(at: start)
    case 0x7B, 0x5B: start..<endOfBrackets(at: start)
    default: start..<endOfWord(at: start)
    }
  }

  private func endOfString(at start: Int) -> Int {
    var index = start + 1
    while index < units.count {
      switch units[index] {
      case 0x5C: index += 2
      case 0x22: return index + 1
      default: index += 1
      }
    }
    return units.count
  }

  private func endOfBrackets(at start: Int) -> Int {
    var depth = 0
    var index = start
    while index < units.count {
      switch units[index] {
      case 0x22:
        index = endOfString(at: index)
        continue
      case 0x7B, 0x5B: depth += 1
      case 0x7D, 0x5D: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return units.count
  }

  private func endOfWord(at start: Int) -> Int {
    let ends: [UInt16] = [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x7D, 0x5D]
    return units[start...].firstIndex { ends.contains($0) } ?? units.count
  }
}
