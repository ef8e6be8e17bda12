public import Foundation
import OversetLayoutEngine

/// A box in which the user types several lines. It takes all the space that it is offered.
///
/// The text begins 8 points below the top and 5 points from the leading edge (from memory). What is longer scrolls.
public struct TextEditor: View {
  private let text: Binding<String>
  private let content: Text

  /// Creates a box for `text`.
  public init(text: Binding<String>) {
    self.text = text
    content = Text(verbatim: text.wrappedValue)
  }

  /// Creates a box for `text` whose selection code sets. None is drawn.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates a box for a text with attributes. What a test types has none.
  public init(text: Binding<AttributedString>) {
    content = Text(text.wrappedValue)
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
  }

  /// Creates a box for a text with attributes whose selection code sets. None is drawn.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) {
    self.init(text: text)
  }

  /// The text in its box.
  public var body: some View {
    ScrollView {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(ControlModifier(kind: "TextEditor", control: .field(text)))
  }
}

extension View {
  /// Records the look of the text editors inside. Those of the system look alike on a phone; one that an app writes is
  /// not drawn.
  @ViewBuilder
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    if style is AutomaticTextEditorStyle || style is PlainTextEditorStyle {
      recorded("textEditorStyle", "\(Style.self)")
    } else {
      ignored("textEditorStyle", "\(Style.self)")
    }
  }
}
