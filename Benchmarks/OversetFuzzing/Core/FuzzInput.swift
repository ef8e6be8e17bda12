import OversetVocabulary

/// The bytes that a reader is given, and the ways in which one input is taken for several values.
struct FuzzInput {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes as text; what is no UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The texts between bytes of 0xFF, which UTF-8 never has; empty ones where there are fewer.
  func texts(_ count: Int) -> [String] {
    let parts = bytes.split(separator: 0xFF, maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return parts + Array(repeating: "", count: count - parts.count)
  }

  /// The first byte, which chooses among `count`, and the input without it.
  func choice(of count: Int) -> (index: Int, rest: FuzzInput) {
    (Int(bytes.first ?? 0) % count, FuzzInput(Array(bytes.dropFirst())))
  }

  /// The bytes as UTF-16, the low byte first; an odd one at the end is left out.
  var units: [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
    }
  }
}

extension FuzzInput {
  /// What `read` makes of the input; nil where it refuses it, with places that are in the input.
  func accepted<Value>(
    by lines: InputLines.Ends, _ read: () throws(Diagnostic) -> Value
  ) throws(Breach) -> Value? {
    do throws(Diagnostic) {
      return try read()
    } catch {
      try InputLines(bytes, ends: lines).contain(error)
      return nil
    }
  }
}
