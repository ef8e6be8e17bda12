public import Foundation
import OversetCatalogs

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What is Markdown.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Everything. Here paragraphs, headings and lists stay text; line breaks become spaces.
      case full
      /// What stands within a paragraph; line breaks become spaces.
      case inlineOnly
      /// What stands within a paragraph; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with Markdown that cannot be read. All can be read here.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is read; here it always is, and the attributes change nothing.
    public var allowsExtendedAttributes: Bool
    /// What is Markdown.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with Markdown that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which changes nothing here.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads the Markdown of a text: emphasis, code, strikethrough and links, as SwiftUI shows them.
  ///
  /// It never throws; Foundation's, which Linux lacks, may.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let text =
      options.interpretedSyntax == .inlineOnlyPreservingWhitespace
      ? markdown
      : markdown.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .joined(separator: " ")
    self.init(InlineMarkdown.parse(text), baseURL: baseURL)
  }

  /// Reads the Markdown of a text in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Looks a key up as `String(localized:)` does, and reads the Markdown of its text.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    self.init(InlineMarkdown.parse(text), baseURL: nil)
  }

  /// Looks a resource up as `String(localized:)` does, and reads the Markdown of its text.
  public init(localized resource: LocalizedStringResource) {
    self.init(InlineMarkdown.parse(String(localized: resource)), baseURL: nil)
  }

  private init(_ styled: StyledText, baseURL: URL?) {
    self.init()
    for piece in StyledPiece.pieces(of: styled) {
      var part = AttributedString(piece.text)
      if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
      if let destination = piece.link { part.link = URL(string: destination, relativeTo: baseURL) }
      append(part)
    }
  }
}
