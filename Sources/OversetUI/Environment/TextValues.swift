public import Foundation
import OversetLayoutTree
public import OversetVocabulary

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum FontWidthKey: EnvironmentKey { static let defaultValue: Font.Width? = nil }
private enum IsItalicKey: EnvironmentKey { static let defaultValue = false }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum MinimumLinesKey: EnvironmentKey { static let defaultValue = 1 }
private enum MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TruncationKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
  /// The font of texts that set none; nil is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The weight of texts that set none; nil is the font's own.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The width of letters of texts that set none; nil is the font's own.
  var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }

  /// Whether texts are slanted.
  var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// The most lines a text may have; nil is unlimited.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The fewest lines a text takes up.
  var minimumLines: Int {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }

  /// How far a text may shrink before it is truncated, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether letters may move closer together before a text shrinks or is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Which part of a text is hidden when it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Space added between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The case that texts are written in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Sets the value at `path` for this view and those inside it.
  ///
  /// A view that sets its own layout direction is declared not to mirror.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier(
        fixesDirection: path == \EnvironmentValues.layoutDirection
      ) { $0[keyPath: path] = value })
  }

  /// Changes the value at `path` for this view and those inside it.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(
        fixesDirection: path == \EnvironmentValues.layoutDirection
      ) { transform(&$0[keyPath: path]) })
  }
}

struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  let fixesDirection: Bool
  let change: (inout EnvironmentValues) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    var context = context
    modifier.change(&context.environment)
    let nodes = content(context)
    if modifier.fixesDirection {
      for node in nodes { node.attributes.isDirectionFixed = true }
    }
    return nodes
  }
}
