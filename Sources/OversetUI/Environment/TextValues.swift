public import Foundation
import OversetLayoutTree
public import OversetVocabulary

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum FontWidthKey: EnvironmentKey { static let defaultValue: Font.Width? = nil }
private enum FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
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
private enum HeaderCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
  /// The font of text that sets none; nil is ``Font/body``.
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

  /// The design of the system font for texts that set none; nil is the font's own.
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// Whether texts are slanted.
  var isItalic: Bool {
    get { self[IsItalicKey.self] }
    set { self[IsItalicKey.self] = newValue }
  }

  /// The largest number of lines of a text; nil is unlimited. Text beyond it is truncated and reported.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
  }

  /// The fewest lines a text takes up.
  var minimumLines: Int {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }

  /// How far a text may shrink to fit, as a factor of its size. At 1, the default, it does not shrink. A
  /// text that shrinks is reported.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether a text may reduce the space between letters to fit, before it shrinks or is truncated. False
  /// by default.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Which end of a truncated text the ellipsis replaces; `tail` by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How the lines of a text align with each other; `leading` by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether text is shown in capitals or small letters; nil, the default, leaves it unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      self[HeaderCaseKey.self] = newValue
    }
  }

  /// Whether headers of sections are shown in capitals: as the list says, or as a view inside of it has set
  /// for all texts.
  var headerCase: Text.Case? {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }
}

extension View {
  /// Sets an environment value for this view and everything inside it.
  ///
  /// If you set `layoutDirection`, Overset takes the view as deliberately not mirrored, and its checks
  /// accept that.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier(
        fixesDirection: path == \EnvironmentValues.layoutDirection
      ) { $0[keyPath: path] = value })
  }

  /// Changes an environment value for this view and everything inside it, from the value around it.
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
