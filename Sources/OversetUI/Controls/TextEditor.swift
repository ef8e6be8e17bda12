import OversetLayoutEngine

/// A box in which the user types several lines. It takes all the space that it is offered.
///
/// The text begins 8 points below the top and 5 points from the leading edge (from memory). What is longer scrolls.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a box for `text`.
  public init(text: Binding<String>) { self.text = text }

  /// The text in its box.
  public var body: some View {
    ScrollView {
      Text(verbatim: text.wrappedValue)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(ControlModifier(kind: "TextEditor", control: .field(text)))
  }
}

extension View {
  /// Records the look of the text editors inside. Here they have no background of their own.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    recorded("textEditorStyle", style._name)
  }
}

/// The look of text editors. You cannot add one of your own, as on iOS.
public protocol TextEditorStyle {
  /// The name of the style. Only this module's styles have one.
  var _name: String { get }
}

/// The style of editors that set none.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  /// `automatic`
  public var _name: String { "automatic" }
}

/// An editor without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style; `.plain` is shorter.
  public init() {}
  /// `plain`
  public var _name: String { "plain" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of editors that set none.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
