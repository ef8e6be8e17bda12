import Foundation

/// Values on one line, as the processes of one program tell them to each other.
enum CompactJSON {
  /// A value as one line; the same for the same value, by which pieces of work are compared.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The value of a line; nil if it holds none of the type.
  static func value<Value: Decodable>(_ type: Value.Type, of line: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
