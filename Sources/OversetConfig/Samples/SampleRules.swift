import Foundation
package import OversetFiles
package import OversetVocabulary

/// Sample values for the arguments of strings that no code provides: `Config/samples.yml`.
package struct SampleRules: Equatable, Sendable {
  /// Describes the arguments of some strings.
  package struct Rule: Equatable, Sendable {
    /// What must hold of the string.
    package var condition: EntryCondition
    /// The number of the argument, from 1; nil means every one that takes words.
    package var argument: Int?
    /// What it is; nil if a text is given.
    package var kind: SampleKind?
    /// The text itself.
    package var text: String?
  }

  /// A word of the project's own.
  package struct Word: Equatable, Sendable {
    /// The kind of argument it replaces.
    package var kind: SampleKind
    /// The locale, or a language with all its regions; nil means any.
    package var locale: LocaleTag?
    /// The length for which it is.
    package var length: SampleLength
    /// The word.
    package var text: String
  }

  /// The lengths that are laid out, in order.
  package var lengths: [SampleLength]
  /// Whether words of the other direction are laid out as well.
  package var layOutOpposite: Bool
  /// The rules; of several that cover an argument the last counts.
  package var rules: [Rule]
  /// Words in place of the usual ones; the last that fits counts.
  package var words: [Word]

  /// Usual words of usual length.
  package init() {
    lengths = [.typical]
    layOutOpposite = false
    rules = []
    words = []
  }

  /// Reads `Config/samples.yml`; an empty file changes nothing.
  package static func read(file: BoundFile) throws(Diagnostic) -> SampleRules {
    try SampleRulesReader().rules(YAMLDocument.read(file: file))
  }

  /// Guesses from the words of keys and from comments, the surest last.
  package static var guesses: SampleRules {
    get throws(Diagnostic) { try bundled.get() }
  }

  private static let bundled: Result<SampleRules, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      let document = try YAMLDocument.read(own: folder.file("sample-guesses.yml"))
      return .success(try SampleRulesReader().rules(document))
    } catch {
      return .failure(error)
    }
  }()

  /// Reads rules from their text; `file` names it in errors.
  package static func parse(_ text: String, file: String) throws(Diagnostic) -> SampleRules {
    try SampleRulesReader().rules(YAMLDocument(text: text, file: file))
  }
}
