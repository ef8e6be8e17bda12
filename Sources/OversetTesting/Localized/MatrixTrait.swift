import OversetConfig
import OversetProject
public import OversetVocabulary
public import Testing

/// Narrows the matrix of the assertions in a test or a suite.
public struct MatrixTrait: TestTrait, SuiteTrait, TestScoping {
  let selection: MatrixSelection

  /// Applies to the tests of a suite, and of the suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test with the narrowed matrix.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await MatrixTrait.$current.withValue(selection.orElse(MatrixTrait.current)) {
      try await function()
    }
  }

  /// What the traits around a test ask for.
  @TaskLocal static var current = MatrixSelection()
}

extension Trait where Self == MatrixTrait {
  /// Narrows the matrix of `assertLocalizedSnapshot`: to these locales (BCP 47), devices (tokens),
  /// type sizes and appearances. What is empty, or given at the assertion, is not changed.
  public static func matrix(
    locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
    appearances: [Appearance] = []
  ) -> MatrixTrait {
    MatrixTrait(
      selection: MatrixSelection(
        locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances))
  }
}

extension MatrixSelection {
  /// The selection, with what it leaves open from `other`.
  func orElse(_ other: MatrixSelection) -> MatrixSelection {
    var selection = MatrixSelection(
      locales: locales.isEmpty ? other.locales : locales,
      devices: devices.isEmpty ? other.devices : devices,
      typeSizes: typeSizes.isEmpty ? other.typeSizes : typeSizes,
      appearances: appearances.isEmpty ? other.appearances : appearances)
    selection.givenDevices = givenDevices
    return selection
  }
}
