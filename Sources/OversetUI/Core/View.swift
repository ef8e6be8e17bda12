import OversetReflection

/// A piece of user interface, as in SwiftUI.
///
/// A view with a body is resolved by binding its dynamic properties and resolving the body. The
/// views of this module have no body: they say themselves which nodes they make.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }

  /// The nodes that the view makes. Only this module's views implement it.
  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode]
}

extension View {
  /// Binds the view's dynamic properties and resolves its body.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: Self.self)
    var bound = view
    FieldBinder.bindFields(of: &bound, to: context)
    return Body._makeNodes(bound.body, in: context)
  }
}

extension Never: View {
  // A result builder accepts no empty switch, so this says at run time what the type says.
  /// There is no value of this type, so there is no body.
  public var body: Never { preconditionFailure("a value of Never does not exist") }

  /// There is no value of this type.
  public static func _makeNodes(_ view: Never, in context: _ViewContext) -> [_ViewNode] {}
}

extension View where Body == Never {
  /// Views of this module have no body; nothing asks for it.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view: its body is never evaluated")
  }
}
