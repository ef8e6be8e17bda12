import OversetConfig
import OversetProject
public import OversetVocabulary
public import Testing

/// The type of the trait `.matrix`, which narrows the matrix of a test or a suite.
public struct MatrixTrait: TestTrait, SuiteTrait, TestScoping {
  let selection: MatrixSelection

  /// Always true: the trait applies to all tests in a suite, and in its inner suites.
  public var isRecursive: Bool { true }

  /// Runs a test with the narrowed matrix. Swift Testing calls it.
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
  /// Narrows the matrix of `assertLocalizedSnapshot` for a test or a suite.
  ///
  /// An empty list does not narrow. Arguments of an assertion replace those of the trait.
  ///
  /// - Parameters:
  ///   - locales: BCP 47 tags.
  ///   - devices: Tokens such as `iPhoneSE`.
  ///   - typeSizes: Dynamic Type sizes.
  ///   - appearances: Light and dark.
  ///   - legibilityWeights: Bold Text off (`regular`) and on (`bold`).
  public static func matrix(
    locales: [String] = [], devices: [String] = [], typeSizes: [TypeSize] = [],
    appearances: [Appearance] = [], legibilityWeights: [LegibilityWeight] = []
  ) -> MatrixTrait {
    MatrixTrait(
      selection: MatrixSelection(
        locales: locales, devices: devices, typeSizes: typeSizes, appearances: appearances,
        legibilityWeights: legibilityWeights))
  }
}

extension MatrixSelection {
  /// The selection, with what it leaves open from `other`.
  func orElse(_ other: MatrixSelection) -> MatrixSelection {
    var selection = MatrixSelection(
      locales: locales.isEmpty ? other.locales : locales,
      devices: devices.isEmpty ? other.devices : devices,
      typeSizes: typeSizes.isEmpty ? other.typeSizes : typeSizes,
      appearances: appearances.isEmpty ? other.appearances : appearances,
      legibilityWeights: legibilityWeights.isEmpty ? other.legibilityWeights : legibilityWeights)
    selection.givenDevices = givenDevices
    return selection
  }
}
