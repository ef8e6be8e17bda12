public import Foundation
import OversetVocabulary

/// How a format is written to a file, read back and compared.
///
/// Write one of your own only if `lines`, `data` and `image` do not compare as you need. A ``Snapshotting``
/// strategy contains one.
public struct Diffing<Value>: Sendable {
  /// A description of the difference, and files that show it.
  public typealias Difference = (String, [DiffAttachment])

  /// Writes a value as the contents of a file.
  public var toData: @Sendable (Value) -> Data

  /// Reads a value from the contents of a file.
  public var fromData: @Sendable (Data) -> Value

  /// Compares a reference with a new value; `nil` means that they are equal.
  public var diff: @Sendable (_ reference: Value, _ new: Value) -> Difference?

  /// The same as ``diff``, under its name in swift-snapshot-testing 1.19.
  public var diffV2: @Sendable (_ reference: Value, _ new: Value) -> Difference? {
    get { diff }
    set { diff = newValue }
  }

  /// The value of a file that may be damaged; nil if `fromData` takes every file.
  private var decoder: (@Sendable (Data, _ file: String) throws(Diagnostic) -> Value)?

  /// The file of a value that may have none; nil if `toData` takes every value.
  private var encoder: (@Sendable (Value) throws(Diagnostic) -> Data)?

  /// Creates a comparison from its three operations.
  ///
  /// - Parameters:
  ///   - toData: Writes a value as the contents of a file.
  ///   - fromData: Reads a value from the contents of a file. It is not called for a Git LFS pointer.
  ///   - diff: Compares a reference with a new value; `nil` means that they are equal.
  public init(
    toData: @escaping @Sendable (_ value: Value) -> Data,
    fromData: @escaping @Sendable (_ data: Data) -> Value,
    diff: @escaping @Sendable (_ reference: Value, _ new: Value) -> Difference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// A comparison of values, some of which cannot be written, and of files, some of which contain no value.
  /// `fallback` makes the value of such a file if the caller cannot receive an error.
  init(
    encode: @escaping @Sendable (Value) throws(Diagnostic) -> Data,
    decode: @escaping @Sendable (Data, _ file: String) throws(Diagnostic) -> Value,
    fallback: @escaping @Sendable () -> Value,
    diff: @escaping @Sendable (_ reference: Value, _ new: Value) -> Difference?
  ) {
    self.init(
      toData: { value in (try? encode(value)) ?? Data() },
      fromData: { data in (try? decode(data, "")) ?? fallback() },
      diff: diff)
    encoder = encode
    decoder = decode
  }

  /// Creates a comparison under the name of its argument in swift-snapshot-testing 1.19.
  public static func diff(
    toData: @escaping @Sendable (_ value: Value) -> Data,
    fromData: @escaping @Sendable (_ data: Data) -> Value,
    diffV2: @escaping @Sendable (_ reference: Value, _ new: Value) -> Difference?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData, diff: diffV2)
  }

  /// Compares values of another type by the `Value` that each represents.
  ///
  /// - Parameters:
  ///   - from: Makes a value of the other type from one that was read.
  ///   - to: Makes the `Value` to write and compare.
  public func representing<NewValue>(
    from: @escaping @Sendable (Value) -> NewValue, to: @escaping @Sendable (NewValue) -> Value
  ) -> Diffing<NewValue> {
    let (inner, diff) = (self, diff)
    return Diffing<NewValue>(
      encode: { value throws(Diagnostic) in try inner.encode(to(value)) },
      decode: { (data, file) throws(Diagnostic) in from(try inner.decode(data, file: file)) },
      fallback: { from(inner.fromData(Data())) },
      diff: { diff(to($0), to($1)) })
  }

  /// The file of a value.
  func encode(_ value: Value) throws(Diagnostic) -> Data {
    guard let encoder else { return toData(value) }
    return try encoder(value)
  }

  /// The value of a file, unless it is a Git LFS pointer or holds none.
  func decode(_ data: Data, file: String) throws(Diagnostic) -> Value {
    if data.starts(with: Array("version https://git-lfs".utf8)) {
      throw Diagnostic(
        .gitLFSPointer, file: file, problem: "this is a Git LFS pointer, not the snapshot",
        remedy: "run git lfs pull")
    }
    guard let decoder else { return fromData(data) }
    return try decoder(data, file)
  }
}
