import OversetReflection

/// A piece of user interface. Write yours as for SwiftUI: a type with a `body`.
///
/// Overset evaluates the view once for each environment (locale, direction, text size, appearance), lays
/// out what it shows on each device, checks the result and draws it. Nothing is animated, scrolled or kept
/// up to date: without a driver, `State` has its initial value and no action runs, but those of
/// `onPreferenceChange`, which SwiftUI runs before anything is shown.
@MainActor @preconcurrency
public protocol View {
  /// The type of ``View/body``; the compiler infers it.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }

  /// The nodes that the view consists of. Only this module's views implement it.
  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode]
}

extension View {
  /// Binds the view's dynamic properties and resolves its body. A view that shows itself within itself without
  /// end is an error, which names it.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var context = context.descending(to: Self.self)
    guard context.enter(.body, Self.self) else { return [] }
    var bound = view
    FieldBinder.bindFields(of: &bound, to: context)
    return Body._makeNodes(bound.body, in: context)
  }
}

extension Never: View {
  // A result builder accepts no empty switch, so this says at run time what the type says.
  /// Never called: a value of this type does not exist.
  public var body: Never { preconditionFailure("a value of Never does not exist") }

  /// There is no value of this type.
  public static func _makeNodes(_ view: Never, in context: _ViewContext) -> [_ViewNode] {}
}

extension View where Body == Never {
  /// Never called: the engine lays out primitive views itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view: its body is never evaluated")
  }
}
