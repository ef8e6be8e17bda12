import OversetReflection

/// A part of a control that a style places, such as the label of a button.
public struct _ControlPart: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let make: @MainActor (_ViewContext) -> [_ViewNode]

  init<Content: View>(_ content: Content) {
    make = { resolve(content, in: $0.descending(to: Content.self)) }
  }

  /// The nodes of the part.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.make(context)
  }
}

/// How controls of one kind look, whatever the type of their style.
struct ControlLook<Configuration> {
  private let make: @MainActor (Configuration, _ViewContext) -> [_ViewNode]

  /// The look that `style` makes with `body`. The style's own properties are bound first.
  @MainActor init<Style, Content: View>(
    _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    make = { configuration, context in
      var context = context.descending(to: Style.self)
      guard context.enter(.style, Style.self) else { return [] }
      var bound = style
      FieldBinder.bindFields(of: &bound, to: context)
      return resolve(body(bound, configuration), in: context)
    }
  }

  @MainActor func nodes(_ configuration: Configuration, in context: _ViewContext) -> [_ViewNode] {
    make(configuration, context)
  }
}

/// The looks of one kind of control that the views around set, the innermost last.
///
/// A style that builds its body of the same control gets the look around it, as in SwiftUI: so no style asks itself
/// for ever.
struct LookKey<Configuration>: EnvironmentKey {
  static var defaultValue: [ControlLook<Configuration>] { [] }
}

/// A control whose look comes from the innermost style around, or else from a default.
struct StyledControl<Configuration, Default: View>: View {
  typealias Body = Never

  let configuration: Configuration
  let standard: @MainActor (Configuration) -> Default

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var inner = context
    guard let look = inner.environment[LookKey<Configuration>.self].popLast() else {
      return resolve(view.standard(view.configuration), in: context)
    }
    return look.nodes(view.configuration, in: inner)
  }
}

extension View {
  /// Sets how controls with such a configuration look inside this view.
  func look<Configuration>(_ look: ControlLook<Configuration>) -> some View {
    modifier(
      EnvironmentModifier(fixesDirection: false) {
        $0[LookKey<Configuration>.self].append(look)
      })
  }
}
