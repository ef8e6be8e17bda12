package import OversetVocabulary

/// The text a person sees for a key, before Markdown is resolved.
package struct ResolvedString: Sendable, Hashable {
  /// The text with its arguments in place.
  package let text: String
  /// Where the arguments are in it, in order.
  package let insertions: [Insertion]
  /// Which variant of the localization it is; that of the parent when it has substitutions.
  package let path: LeafPath
  /// The place of the text in its catalog; `nil` for a key no catalog has.
  package let place: SourcePlace?
  /// The locale the text is in.
  package let locale: LocaleTag
  /// Whether that is the language that was asked for.
  package let isTranslated: Bool
  /// What is wrong with specifiers, arguments and variants.
  package let formatIssues: [FormatIssue]

  /// The text as SwiftUI shows it: Markdown resolved, except in what was inserted.
  package var styled: StyledText { InlineMarkdown.parse(text, insertions: insertions) }
}

/// An argument within a text.
package struct Insertion: Sendable, Hashable {
  /// Where it is, in UTF-16 offsets.
  package let range: Range<Int>
  /// The argument's number, counted from 1.
  package let argument: Int
  /// Its format specifier, as it is spelt.
  package let specifier: String

  /// An insertion by range, argument number and specifier.
  package init(range: Range<Int>, argument: Int, specifier: String) {
    self.range = range
    self.argument = argument
    self.specifier = specifier
  }
}
