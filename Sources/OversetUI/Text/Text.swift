public import Foundation
public import OversetVocabulary

/// Words on the screen, as in SwiftUI.
public struct Text: View, Equatable, Sendable {
  /// It has no body.
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
    var isItalic = false
    var color: TextColor?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
  }

  var storage: Storage
  var style = Style()

  /// A text that is looked up in the catalogs.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName)
  }

  /// A text that is shown as it is.
  nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// A value as `format` writes it in the locale of the text. Dates are written in UTC.
  nonisolated public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }

  /// Two texts, one after the other, each with its own looks.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    Text(storage: .concatenated(first, second))
  }

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Which part of a text is hidden when it does not fit.
  public typealias TruncationMode = OversetVocabulary.TruncationMode

  /// The case a text is written in.
  public enum Case: Hashable, Sendable {
    /// Capitals, by the rules of the locale.
    case uppercase
    /// Small letters, by the rules of the locale.
    case lowercase
  }

  /// The node of the text.
  public static func _makeNodes(_ view: Text, in context: _ViewContext) -> [_ViewNode] {
    [TextLeaf.node(of: view, in: context)]
  }
}
