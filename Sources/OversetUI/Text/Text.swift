public import Foundation
public import OversetVocabulary

/// Text on the screen: the view that most checks are about.
///
/// Overset breaks lines, shrinks and truncates as iOS does, and reports text that is truncated, close to
/// it, cut off, or without glyphs. Markdown in a string of a catalog is resolved.
public struct Text: Equatable, Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// Where the words come from.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case formatted(FormattedValue)
    indirect case concatenated(Text, Text)
  }

  /// What a text says of its own looks, whatever it inherits.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic = false
    var color: TextColor?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// The line below; nil if nothing is said.
    var underline: LineChoice?
    /// The line through the middle; nil if nothing is said.
    var strikethrough: LineChoice?
    var hasTabularDigits = false
    /// The modifiers and parts that a device would draw otherwise.
    var ignored: Set<String> = []
  }

  var storage: Storage
  var style = Style()

  /// Creates a text whose key is looked up in the string catalogs, in `tableName` or else in `Localizable`.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName)
  }

  /// Creates a text that is not looked up. Its truncation is reported all the same, without a place in a
  /// catalog.
  nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text from a string value, which is not looked up.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a value, written in the locale of the environment. Dates are written in UTC, so
  /// that every run shows the same.
  nonisolated public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }

  /// Joins two texts, each with its own style. They wrap as one text.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(storage: .concatenated(first, second))
  }

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Which part of a text the ellipsis replaces if it does not fit.
  public typealias TruncationMode = OversetVocabulary.TruncationMode

  /// Whether text is shown in capitals or small letters, by the rules of its language.
  public enum Case: Hashable, Sendable {
    /// Capitals: Turkish i becomes İ, German ß becomes SS.
    case uppercase
    /// Small letters: Turkish I becomes ı.
    case lowercase
  }

  /// The node of the text.
  @MainActor public static func _makeNodes(_ view: Text, in context: _ViewContext) -> [_ViewNode] {
    [TextLeaf.node(of: view, in: context).redacted(in: context)]
  }
}

// Apart from the type, so that what an app adds to it belongs to no actor, as with SwiftUI.
extension Text: View {}
