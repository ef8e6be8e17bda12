public import Foundation

/// A file to look at beside a difference.
public struct DiffAttachment: Sendable, Equatable {
  /// The file's name, with its extension.
  public var name: String
  /// The file's contents.
  public var data: Data

  /// A file from its name and contents.
  public init(data: Data, name: String) {
    self.name = name
    self.data = data
  }
}

/// How values of one type are kept in files and compared.
///
/// The shape is swift-snapshot-testing's. What is new is ``init(toData:fromData:diff:)`` taking a
/// `fromData` that may throw: a damaged reference is then a failure of its own instead of a trap.
public struct Diffing<Value> {
  /// The contents of the file that holds a value.
  public var toData: (Value) -> Data
  /// The value that a file holds.
  public var fromData: (Data) throws -> Value
  /// What differs, in words, with files to look at; nil for equal values. The reference comes first.
  public var diff: (Value, Value) -> (String, [DiffAttachment])?

  /// A way to keep and compare values, from its three functions.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ new: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Value == String {
  /// Texts in UTF-8, compared line by line; the difference shows the changed lines and those around
  /// them.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { try TextContents.decode($0, file: nil) },
      diff: { reference, new in
        TextDifference.compare(reference: reference, new: new).map { difference in
          (difference.description, [])
        }
      })
  }
}

extension Diffing where Value == Data {
  /// Bytes as they are.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { reference, new in
        guard reference != new else { return nil }
        let first = zip(reference, new).enumerated().first { $0.element.0 != $0.element.1 }
        let place = first.map { " at byte \($0.offset)" } ?? ""
        return ("Expected \(new.count) bytes to match \(reference.count); they differ\(place)", [])
      })
  }
}
