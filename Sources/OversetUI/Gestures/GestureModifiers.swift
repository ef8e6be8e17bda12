public import Foundation
public import OversetLayoutEngine

/// Which gestures take part where several views have some.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for the view's own gesture, one for those inside.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Records a gesture. Nothing moves here, so no action of it runs.
  public func gesture<Kind: Gesture>(
    _ gesture: Kind, including mask: GestureMask = .all
  ) -> some View {
    recorded("gesture", gesture._name)
  }

  /// Records a gesture. Nothing moves here, so no action of it runs.
  public func gesture<Kind: Gesture>(_ gesture: Kind, isEnabled: Bool) -> some View {
    recorded("gesture", gesture._name)
  }

  /// Records a gesture beside those of the views inside. Nothing moves here.
  public func simultaneousGesture<Kind: Gesture>(
    _ gesture: Kind, including mask: GestureMask = .all
  ) -> some View {
    recorded("simultaneousGesture", gesture._name)
  }

  /// Records a gesture beside those of the views inside. Nothing moves here.
  public func simultaneousGesture<Kind: Gesture>(
    _ gesture: Kind, isEnabled: Bool
  ) -> some View {
    recorded("simultaneousGesture", gesture._name)
  }

  /// Records a gesture that comes before those of the views inside. Nothing moves here.
  public func highPriorityGesture<Kind: Gesture>(
    _ gesture: Kind, including mask: GestureMask = .all
  ) -> some View {
    recorded("highPriorityGesture", gesture._name)
  }

  /// Records a gesture that comes before those of the views inside. Nothing moves here.
  public func highPriorityGesture<Kind: Gesture>(
    _ gesture: Kind, isEnabled: Bool
  ) -> some View {
    recorded("highPriorityGesture", gesture._name)
  }

  /// Makes a button of the view, however many taps it takes: a test's driver can tap it.
  public func onTapGesture(
    count: Int, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture(perform: action)
  }

  /// Makes a button of the view: a test's driver taps it in its upper left corner.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture(perform: { action(.zero) })
  }

  /// Runs an action when a test's driver presses the view long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    recorded("onLongPressGesture").modifier(GestureModifier { $0.longPress = action })
  }

  /// Runs an action when a test's driver presses the view long: the older form.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    recorded("onLongPressGesture").modifier(GestureModifier { $0.longPress = action })
  }

  /// Records whether the view can be touched. It is drawn alike.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting", "\(enabled)")
  }

  /// Records where the view can be touched. It is drawn alike.
  public func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", "\(Outline.self)")
  }

  /// Records the outline of the view for touches, previews or focus. It is drawn alike.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    recorded("contentShape", "\(Outline.self)")
  }

  /// Records at which edges the gestures of the system wait for a second one.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures")
  }
}

/// What an outline of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown above the view's menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What VoiceOver frames.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What the keyboard's focus frames.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
