import OversetVocabulary

/// A value of a property list with its place.
struct PropertyListNode {
  /// The value.
  indirect enum Value {
    case string(String)
    case dictionary([Member])
    case array([PropertyListNode])
    /// A number, date, truth value or data, of which the text is kept.
    case other(kind: String, text: String)

    /// The kind, with an article, for messages.
    var kind: String {
      switch self {
      case .string: "a text"
      case .dictionary: "a dictionary"
      case .array: "a list"
      case .other(let kind, _): kind
      }
    }
  }

  /// A key with its value.
  struct Member {
    let key: String
    let place: SourcePlace
    let node: PropertyListNode
  }

  let value: Value
  let place: SourcePlace
}

/// Property lists in the two forms that files have today.
enum PropertyList {
  /// The deepest nesting that is read.
  static let depthLimit = 64

  /// Whether bytes are a property list in XML or in binary.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let text = bytes.prefix(512).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { text.starts(with: $0.utf8) }
  }

  /// Reads a property list; in a binary one every place is the file's beginning.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (root: PropertyListNode?, errors: [Diagnostic]) {
    guard bytes.starts(with: "bplist0".utf8) else {
      return XMLPropertyListReader.read(bytes, file: file)
    }
    return BinaryPropertyListReader.read(bytes, file: file)
  }
}
