/// A reader of untrusted input, and what must hold of it for every input.
///
/// The fuzzer and the tests call the same readers: the fuzzer with inputs that it makes, the tests with
/// the seeds and with every input that once showed a fault.
package struct FuzzedReader: Sendable {
  /// The name, by which `make fuzz-readers READER=name` and the folders of seeds know it.
  package let name: String

  private let examine: @Sendable (FuzzInput) throws(Breach) -> Void

  init(_ name: String, _ examine: @escaping @Sendable (FuzzInput) throws(Breach) -> Void) {
    self.name = name
    self.examine = examine
  }

  /// Reads an input and says what does not hold; nil where all does. A refusal is no breach.
  package func breach(for bytes: [UInt8]) -> Breach? {
    do throws(Breach) {
      try examine(FuzzInput(bytes))
      return nil
    } catch {
      return error
    }
  }

  /// Every reader there is.
  package static let all: [FuzzedReader] =
    catalogReaders + configurationReaders + nameReaders + recordReaders + textReaders
    + pictureReaders + printingReaders + appSourceReaders

  /// The reader of that name.
  package static func named(_ name: String) -> FuzzedReader? { all.first { $0.name == name } }
}

/// A property that does not hold for an input.
package struct Breach: Error, CustomStringConvertible, Sendable {
  /// The property, and the values that break it.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Breaks off unless a property holds.
func require(
  _ holds: Bool, _ property: @autoclosure () -> String
) throws(Breach) {
  if !holds { throw Breach(property()) }
}
