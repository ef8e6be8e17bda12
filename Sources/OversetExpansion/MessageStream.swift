import Foundation

/// The two pipes to the compiler. Each message is JSON behind its length: eight bytes, the lowest first.
struct MessageStream {
  let input: FileHandle
  let output: FileHandle

  /// The next request; nil once the compiler has closed the pipe.
  func next() -> PluginRequest? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let count = Int(exactly: length), let body = bytes(count) else { return nil }
    return (try? JSONDecoder().decode(PluginRequest.self, from: body)) ?? .unknown
  }

  /// Sends an answer.
  func send(_ response: PluginResponse) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(response) else { return }
    let length = UInt64(body.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    try? output.write(contentsOf: Data(head) + body)
  }

  /// Exactly `count` bytes; nil if the pipe ends before.
  private func bytes(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let part = try? input.read(upToCount: count - bytes.count), !part.isEmpty else {
        return nil
      }
      bytes.append(part)
    }
    return bytes
  }
}
