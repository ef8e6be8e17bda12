public import OversetVocabulary

/// The text a person sees for a key, before Markdown is resolved.
public struct ResolvedString: Sendable, Hashable {
  /// The text with its arguments in place.
  public let text: String
  /// Where the arguments are in it, in order.
  public let insertions: [Insertion]
  /// Which variant of the localization it is; that of the parent when it has substitutions.
  public let path: LeafPath
  /// The place of the text in its catalog; `nil` for a key no catalog has.
  public let place: SourcePlace?
  /// The locale the text is in.
  public let locale: LocaleTag
  /// Whether that is the language that was asked for.
  public let isTranslated: Bool
  /// What is wrong with specifiers, arguments and variants.
  public let formatIssues: [FormatIssue]

  /// The text as SwiftUI shows it: Markdown resolved, except in what was inserted.
  public var styled: StyledText { InlineMarkdown.parse(text, insertions: insertions) }
}

/// An argument within a text.
public struct Insertion: Sendable, Hashable {
  /// Where it is, in UTF-16 offsets.
  public let range: Range<Int>
  /// The argument's number, counted from 1.
  public let argument: Int
  /// Its format specifier, as it is spelt.
  public let specifier: String

  /// An insertion by range, argument number and specifier.
  public init(range: Range<Int>, argument: Int, specifier: String) {
    self.range = range
    self.argument = argument
    self.specifier = specifier
  }
}
