import OversetVocabulary

/// How errors are worded and recorded.
extension JSONReader {
  /// Records an error that reading can go on after.
  mutating func report(
    _ problem: String, _ remedy: String, at position: TextPosition
  ) throws(Stop) {
    errors.append(
      Diagnostic(
        .data, file: file, line: position.line, column: position.column, problem: problem,
        remedy: remedy))
    if errors.count >= Self.errorLimit { throw Stop() }
  }

  /// Records an error that loses the structure.
  mutating func stop(_ problem: String, _ remedy: String, at position: TextPosition) -> Stop {
    try? report(problem, remedy, at: position)
    return Stop()
  }

  /// An error for the byte about to be read.
  mutating func unexpected(_ context: String, _ remedy: String) -> Stop {
    guard let byte = peek else {
      return stop("the file ends \(context)", remedy, at: here)
    }
    if isAtConflictMarker {
      return stop("a merge conflict marker", "resolve the conflict", at: here)
    }
    switch byte {
    case UInt8(ascii: "'"):
      return stop("a single quote \(context)", "use double quotes", at: here)
    case UInt8(ascii: "/"):
      return stop("a slash \(context)", "remove the comment; JSON has none", at: here)
    default: return stop("\(characterName) \(context)", remedy, at: here)
    }
  }

  /// An error for an object or array that is still open at the end of the file.
  mutating func notClosed(_ kind: String, openedAt opening: TextPosition) -> Stop {
    stop(
      "the file ends inside the \(kind) opened at \(opening.line):\(opening.column)",
      "close it, or restore the missing part of the file", at: here)
  }

  private var isAtConflictMarker: Bool {
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    return index == lineStart && markers.contains { bytes[index...].starts(with: $0.utf8) }
  }

  /// The character about to be read, for a message.
  private var characterName: String {
    let byte = bytes[index]
    if (0x21..<0x7F).contains(byte) { return "“\(Unicode.Scalar(byte))”" }
    if byte >= 0x80, let length = UTF8Scalar.length(in: bytes, at: index) {
      return "“\(String(decoding: bytes[index..<(index + length)], as: UTF8.self))”"
    }
    return "the byte \(Self.hexadecimal(byte))"
  }
}
