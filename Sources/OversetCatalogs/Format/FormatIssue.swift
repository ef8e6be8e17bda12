import OversetVocabulary

/// Something wrong between a text's specifiers and its arguments or variants.
package struct FormatIssue: Sendable, Hashable {
  /// What is wrong.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A specifier has no argument.
    case missingArgument
    /// An argument is not of the kind its specifier takes.
    case kindMismatch
    /// `%p`, or a character number that is none: nothing sensible can be shown.
    case unsupportedConversion
    /// A width or precision beyond ``FormatLimits``, or an argument that makes the text longer than a
    /// ``ReadingBudget`` allows.
    case fieldTooGreat
    /// A percent sign that begins no specifier, in a text that is formatted.
    case strayPercent
    /// `%arg` outside a substitution.
    case misplacedCurrentArgument
    /// A reference to a substitution that does not exist.
    case undefinedSubstitution
    /// A substitution that refers to itself, or is expanded beyond a ``ReadingBudget``.
    case endlessSubstitution
    /// A plural has neither the category needed nor `other`.
    case missingPluralCategory
    /// There is no text for the device, and none for `other`.
    case missingDevice
  }

  /// What is wrong.
  package let kind: Kind
  /// The specifier, reference or variant it is about, as it is spelt.
  package let subject: String
  /// The argument it is about, counted from 1.
  package let argument: Int?

  /// An issue by kind, subject and argument number.
  package init(kind: Kind, subject: String, argument: Int? = nil) {
    self.kind = kind
    self.subject = subject
    self.argument = argument
  }
}

/// Bounds that no real text reaches; they keep a hostile catalog from taking memory or time.
package enum FormatLimits {
  /// The greatest width and precision of a specifier, in characters.
  package static let field = 500
  /// How deep substitutions may refer to one another.
  package static let substitutionDepth = 16

  /// What one text may expand to.
  static func budget(for text: String) -> ReadingBudget {
    ReadingBudget(.forInput(ofBytes: text.utf8.count, depth: substitutionDepth))
  }
}
