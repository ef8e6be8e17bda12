public import OversetLayoutEngine

extension View {
  /// Records whether indicators are shown. None is drawn: on iOS they show only during scrolling.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
    .recorded("scrollIndicators", visibility.name)
  }

  /// Records that indicators show for a moment. None is drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash")
  }

  /// Records that indicators show for a moment when a value changes. None is drawn.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash")
  }

  /// Records whether views inside scroll. Nothing scrolls here; content beyond the frame is cut off all the
  /// same.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
      .recorded("scrollDisabled", "\(disabled)")
  }

  /// Records how scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    keeping(\.scrollDismissesKeyboardMode, mode)
      .recorded("scrollDismissesKeyboard", mode.name)
  }

  /// Records when scroll views inside bounce. Nothing scrolls here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior", behavior.name)
  }

  /// Records where scrolling comes to rest. Nothing scrolls here.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior")
  }

  /// Records that scrolling comes to rest at the views inside. Nothing scrolls here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout")
  }

  /// Records that scrolling comes to rest at the view. Nothing scrolls here.
  public func scrollTarget(isEnabled: Bool = true) -> some View { recorded("scrollTarget") }

  /// Sets the view of a scroll view that it stands at. Without one it is at its beginning, as it is here with one, which
  /// is recorded.
  @ViewBuilder
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    if id.wrappedValue == nil { self } else { ignored("scrollPosition") }
  }

  /// Sets where scroll views inside stand: at an edge. A point is recorded, and they stand at their beginning.
  @ViewBuilder
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    if let edge = position.wrappedValue.edge {
      environment(\.scrollAnchors.offset, UnitPoint(edge))
    } else if position.wrappedValue.point != nil || position.wrappedValue.viewID != nil {
      ignored("scrollPosition")
    } else {
      self
    }
  }

  /// Sets the point at which the content of scroll views inside stands in the beginning, and where content stands that is
  /// shorter than its view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(offset: anchor, alignment: anchor))
  }

  /// Shows the view as it is inside a scroll view.
  public func scrollTransition(
    axis: Axis? = nil,
    transition:
      @escaping @MainActor (
        PlaceholderContentView<Self>, ScrollTransitionPhase
      ) -> some View
  ) -> some View {
    transition(PlaceholderContentView(self), .identity).recorded("scrollTransition")
  }

  /// Lets what a scroll view shows reach beyond its frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

private enum ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether scroll views let their content reach beyond them.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

/// The points at which the content of scroll views stands; nil is the beginning.
struct ScrollAnchors {
  /// Of content that is longer than its view.
  var offset: UnitPoint?
  /// Of content that is shorter than its view.
  var alignment: UnitPoint?
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The points at which the content of scroll views stands.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension UnitPoint {
  /// The middle of an edge.
  fileprivate init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
