import Foundation

/// Values on one line, as the processes of one program tell them to each other.
enum CompactJSON {
  /// A value as one line.
  static func line(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The value of a line; nil if it holds none of the type.
  static func value<Value: Decodable>(_ type: Value.Type, of line: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
