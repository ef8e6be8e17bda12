public import Foundation

/// What a preview is shown in: a widget of a size.
public protocol PreviewContext {
  /// The room that the preview gets, in points; nil leaves it as it is. Only WidgetKit's context implements it.
  var _room: CGSize? { get }

  /// Changes what the preview's views read.
  func _change(_ environment: inout EnvironmentValues)
}

/// The key of a value that a context has.
public protocol PreviewContextKey {
  /// The type of the value; the compiler infers it.
  associatedtype Value

  /// The value of contexts that have none.
  static var defaultValue: Value { get }
}

extension PreviewContext {
  /// As it is.
  public var _room: CGSize? { nil }

  /// Changes nothing.
  public func _change(_ environment: inout EnvironmentValues) {}
}

extension View {
  /// Shows the preview in a widget.
  @ViewBuilder
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    let changed = transformEnvironment(\.self) { value._change(&$0) }
    if let room = value._room {
      changed.previewLayout(.fixed(width: room.width, height: room.height))
    } else {
      changed
    }
  }
}
