public import Foundation

/// The look of text editors, which you write by adopting the protocol. It is recorded, and not drawn.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// The look of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a text editor: nothing.
public struct TextEditorStyleConfiguration {}

/// The style of editors that set none.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// Never called: editors draw themselves.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// An editor without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style; `.plain` is shorter.
  nonisolated public init() {}
  /// Never called: editors draw themselves.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// An editor with a border, which is drawn as one without.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style; `.roundedBorder` is shorter.
  nonisolated public init() {}
  /// Never called: editors draw themselves.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of editors that set none.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a background.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An editor with a border, which is drawn as one without.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

/// What is selected in a text with attributes. Nobody selects here.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Creates a caret at the beginning.
  public init() {}

  /// Creates a caret.
  public init(insertionPoint: AttributedString.Index) {}

  /// Creates a selection of a part.
  public init(range: Range<AttributedString.Index>) {}

  /// On which side of a line's end a caret stands.
  public var affinity: TextSelectionAffinity { .automatic }
}
