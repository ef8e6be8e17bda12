/// The view that a closure changes: what `animation(_:body:)` and transitions hand over.
public struct PlaceholderContentView<Value>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let make: @MainActor (_ViewContext) -> [_ViewNode]

  /// Stands for `view`.
  init<Content: View>(_ view: Content) {
    make = { context in Content._makeNodes(view, in: context) }
  }

  /// The nodes of the view that it stands for.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.make(context)
  }
}

extension View {
  /// Records an animation. Overset shows views at rest, so the picture is the same.
  public func animation(_ animation: Animation?) -> some View {
    recorded("animation", animation?.name ?? "nil")
  }

  /// Records an animation for the changes of a value. Overset shows views at rest.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    recorded("animation", animation?.name ?? "nil")
  }

  /// Applies the modifiers of `body`, whose changes would be animated. Overset shows views at rest.
  public func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(self)).recorded("animation", animation?.name ?? "nil")
  }

  /// Does nothing: Overset animates no change of state.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    recorded("transaction")
  }

  /// Does nothing: Overset animates no change of state.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction")
  }

  /// Does nothing: frames change at once here, and so in one step.
  public func geometryGroup() -> some View { recorded("geometryGroup") }

  /// Records how numbers and symbols would change. Overset shows them as they are at rest.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    keeping(\.contentTransition, transition).recorded("contentTransition", transition.name)
  }

  /// Shows the view as in the first of several phases, which a device would run through.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
      .recorded("phaseAnimator")
  }

  /// Shows the view as in the first of several phases, through which a device would run when `trigger`
  /// changes.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// Shows its content in the first of several phases, which a device would run through.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that is made for the first of `phases`.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that is made for the first of `phases`; nothing triggers the others.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The content in the first phase.
  public var body: some View { phase.map(content) }
}

/// How content changes in place. Overset shows it at rest.
public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolating, where the content can.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// By a change of the symbol.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// By rolling the digits of a number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// By rolling the digits towards a number.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// By an effect of the symbol.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
