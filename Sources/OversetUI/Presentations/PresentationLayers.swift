import OversetLayoutEngine

/// What the views of one evaluation present over the screen, in order.
///
/// What the content of a geometry reader presents comes too late, when the screen is laid out, and is not shown.
@MainActor
final class PresentationLayers {
  private var layers: [[_ViewNode]] = []

  /// Adds a layer whose nodes `make` makes. What is presented inside of it comes after it.
  func add(_ make: () -> [_ViewNode]) {
    let index = layers.count
    layers.append([])
    layers[index] = make()
  }

  /// The screen of `nodes` with the layers over it.
  ///
  /// What is under a layer is laid out and not drawn, so that its texts are checked once: where nothing is
  /// presented.
  func covering(_ nodes: [_ViewNode], in context: _ViewContext) -> [_ViewNode] {
    let layers = layers.filter { !$0.isEmpty }
    guard let top = layers.last else { return nodes }
    let screen = _ViewNode.root(nodes, in: context)
    let below = [screen] + layers.dropLast().map { _ViewNode.root($0, in: context) }
    let cover = ZStack {
      ForEach(below.indices, id: \.self) { index in
        NodeView(below[index])
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .hidden()
      }
      NodeView(top)
    }
    return resolve(cover, in: context.descending(to: "presentation"))
  }
}

extension _ViewContext {
  /// The context of what a view presents: it is in no list, bar or stack of the view's.
  func presented(_ part: String, dismiss: @escaping @MainActor () -> Void) -> _ViewContext {
    var context = descending(to: part)
    context.environment.listLook = nil
    context.environment.screenBars = nil
    context.environment.tabBars = nil
    context.environment.navigation = nil
    context.environment[LookKey<LabelStyleConfiguration>.self] = []
    context.environment.setDismissal(dismiss)
    return context
  }
}

extension EnvironmentValues {
  /// Sets what closes the screen or sheet inside.
  mutating func setDismissal(_ dismiss: @escaping @MainActor () -> Void) {
    dismissAction = DismissAction(dismiss)
    isPresented = true
  }

  /// Sets how labels look that no view inside gives a style.
  @MainActor
  mutating func setDefaultLabelStyle<Style: LabelStyle>(_ style: Style) {
    let look = ControlLook<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    self[LookKey<LabelStyleConfiguration>.self].insert(look, at: 0)
  }
}
