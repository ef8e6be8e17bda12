import OversetConfig
package import OversetProject
import OversetVocabulary

/// An option of a command line that narrows a check: `--device iPhoneSE`.
package struct CheckOption: Equatable, Sendable {
  /// The option, with its hyphens.
  package let name: String
  /// Its value.
  package let value: String

  /// The options that select the same cells again.
  package static func options(of selection: MatrixSelection) -> [CheckOption] {
    let values: [(name: String, values: [String])] = [
      ("--locale", selection.locales), ("--device", selection.devices),
      ("--type-size", selection.typeSizes.map(\.token)),
      (
        "--bold-text",
        selection.legibilityWeights.map { MatrixConfiguration.BoldText($0).rawValue }
      ),
    ]
    return values.flatMap { name, values in
      values.map { CheckOption(name: name, value: $0) }
    }
  }
}
