public import Foundation
import OversetVocabulary

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps an encodable value as JSON, indented and with sorted keys, so that a changed field is a changed
  /// line.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Keeps an encodable value as JSON from an encoder of yours. Set `.sortedKeys`: without it, the order of
  /// keys changes from run to run.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// Keeps an encodable value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Keeps an encodable value as a property list from an encoder of yours, whose format must be XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// Keeps dictionaries and arrays of Foundation's types as JSON, indented and with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.failablePullback {
      (value: Value) throws(Diagnostic) in
      // JSONSerialization stops the process for what it cannot write.
      guard JSONSerialization.isValidJSONObject(value) else {
        throw Diagnostic(
          .data, problem: "the value, of type \(type(of: value)), is not a JSON object",
          remedy: "use dictionaries and arrays of strings, numbers and booleans")
      }
      return try EncodedText.text("json") {
        try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Format == String {
  /// Keeps the text that `encode` makes of a value. Apart from the strategies of encodable values: a
  /// function that may be called anywhere cannot rest on their conformance.
  fileprivate static func encoded(
    pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    let encode = UncheckedSendableBox(encode)
    var strategy = SimplySnapshotting.lines.failablePullback {
      (value: Value) throws(Diagnostic) in
      try EncodedText.text(pathExtension) { try encode.value(value) }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

/// Texts that encoders make.
private enum EncodedText {
  static func text(
    _ format: String, _ encode: () throws -> Data
  ) throws(Diagnostic) -> String {
    let data: Data
    do {
      data = try encode()
    } catch {
      throw Diagnostic(
        .data, problem: "the value cannot be encoded as \(format): \(error)",
        remedy: "fix its Encodable conformance")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, problem: "the value's \(format) is not text",
        remedy: "choose a text format for the encoder")
    }
    return text
  }
}
