public import Foundation
public import OversetVocabulary

/// Sample values for the arguments of strings that no code provides: `Config/samples.yml`.
public struct SampleRules: Equatable, Sendable {
  /// Describes the arguments of some strings.
  public struct Rule: Equatable, Sendable {
    /// What must hold of the string.
    public var condition: EntryCondition
    /// The number of the argument, from 1; nil means every one that takes words.
    public var argument: Int?
    /// What it is; nil if a text is given.
    public var kind: SampleKind?
    /// The text itself.
    public var text: String?
  }

  /// A word of the project's own.
  public struct Word: Equatable, Sendable {
    /// The kind of argument it replaces.
    public var kind: SampleKind
    /// The locale, or a language with all its regions; nil means any.
    public var locale: LocaleTag?
    /// The length for which it is.
    public var length: SampleLength
    /// The word.
    public var text: String
  }

  /// The lengths that are laid out, in order.
  public var lengths: [SampleLength]
  /// Whether words of the other direction are laid out as well.
  public var layOutOpposite: Bool
  /// The rules; of several that cover an argument the last counts.
  public var rules: [Rule]
  /// Words in place of the usual ones; the last that fits counts.
  public var words: [Word]

  /// Usual words of usual length.
  public init() {
    lengths = [.typical]
    layOutOpposite = false
    rules = []
    words = []
  }

  /// Reads `Config/samples.yml`; an empty file changes nothing.
  public static func read(file: URL) throws(Diagnostic) -> SampleRules {
    try SampleRulesReader().rules(YAMLDocument.read(file: file))
  }

  /// Guesses from the words of keys and from comments, the surest last.
  public static var guesses: SampleRules {
    get throws(Diagnostic) { try bundled.get() }
  }

  private static let bundled: Result<SampleRules, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      return .success(try read(file: folder.file("sample-guesses.yml")))
    } catch {
      return .failure(error)
    }
  }()

  /// Reads rules from their text; `file` names it in errors.
  public static func parse(_ text: String, file: String) throws(Diagnostic) -> SampleRules {
    try SampleRulesReader().rules(YAMLDocument(text: text, file: file))
  }
}
