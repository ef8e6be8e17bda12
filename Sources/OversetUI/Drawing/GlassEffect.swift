public import Foundation

/// Glass, as iOS 26 draws it. Overset draws a frosted layer without reflections.
public struct Glass: Hashable, Sendable {
  var tint: Color?
  var material = Material.regular

  /// The usual one.
  public static let regular = Glass()
  /// The most transparent one.
  public static let clear = Glass(material: .ultraThin)
  /// None.
  public static let identity = Glass(material: Material(opacity: 0))

  /// The same glass in a colour; nil is none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass, which reacts to touches on a device.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that says nothing else: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// A capsule.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  /// A capsule.
  nonisolated public var _geometry: _ShapeGeometry { Capsule()._geometry }
}

extension View {
  /// Draws a frosted layer behind the view. Layout does not change.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let tint = glass.tint {
        shape.fill(tint)
      } else {
        shape.fill(glass.material)
      }
    }
    .recorded("glassEffect")
  }

  /// Draws a frosted layer behind the view, if it is enabled. Layout does not change.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    glassEffect(isEnabled ? glass : .identity, in: shape)
  }
}

/// Views whose glass flows together on a device. They are laid out as without it.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the distance at which glass flows together is in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// How glass comes and goes. Nothing does here.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By itself.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Records which glass this one grows out of. Nothing grows here.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID")
  }

  /// Records which glass this one flows together with. It is drawn by itself.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    ignored("glassEffectUnion")
  }

  /// Records how glass comes and goes. Nothing does here.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition")
  }

  /// Records that the view's picture goes on below bars. It ends at its frame here.
  @ViewBuilder
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    if isEnabled { ignored("backgroundExtensionEffect") } else { self }
  }
}
