public import Foundation
public import OversetLayoutEngine

/// Which of two views says what the other one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view that says it.
  case label
  /// The view that it is about.
  case content
}

/// How a finger acts on a view without VoiceOver in between.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only after the view has been chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without VoiceOver speaking.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What users do to make a view larger or smaller with VoiceOver.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// The way.
  public let direction: Direction
  /// Where, as a share of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// A look of actions that stand beside a view.
public protocol AccessibilityQuickActionStyle {}

/// The two looks that the system knows.
public struct _SystemQuickActionStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == _SystemQuickActionStyle {
  /// As a question.
  public static var prompt: Self { Self() }
  /// As an outline.
  public static var outline: Self { Self() }
}

/// A group of actions of assistive technology.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// Those of no group.
  public static let `default` = AccessibilityActionCategory(named: "default")
  /// Editing.
  public static let edit = AccessibilityActionCategory(named: "edit")

  private init(named name: String) { self.name = name }

  /// A group of your own.
  public init(_ name: LocalizedStringKey) { self.name = "own" }
}

extension View {
  /// Records that the view says what another one is, or the other way round.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair", "\(role)")
  }

  /// Records that VoiceOver goes from the view to others of one group.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLinkedGroup")
  }

  /// Records that a finger acts on the view without VoiceOver in between.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    recorded("accessibilityDirectTouch", "\(isDirectTouchArea)")
  }

  /// Records where assistive technology taps the view, in points.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint", "\(activationPoint.x), \(activationPoint.y)")
  }

  /// Records that assistive technology makes the view larger. Nothing runs `handler` here.
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    recorded("accessibilityZoomAction")
  }

  /// Records a place of the view that can be dragged.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    recorded("accessibilityDragPoint", Text(description))
  }

  /// Records a place of the view on which something can be dropped.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    recorded("accessibilityDropPoint", Text(description))
  }

  /// Records actions that stand beside the view. They are not shown.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("accessibilityQuickAction")
  }

  /// Records actions that stand beside the view while `isActive`. They are not shown.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("accessibilityQuickAction")
  }

  /// Records that assistive technology offers the buttons of `content` in a group. They are not shown.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    recorded("accessibilityActions")
  }

  /// Records what VoiceOver says after scrolling.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    recorded("accessibilityScrollStatus", Text(status))
  }

  /// Records that VoiceOver begins at the view if a value says so.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    recorded("accessibilityDefaultFocus")
  }

  /// Sets the words that VoiceOver reads in place of `label`, which is the view's own. They are recorded.
  public func accessibilityLabel<Content: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Content
  ) -> some View {
    recorded("accessibilityLabel")
  }

  /// Sets the words that VoiceOver reads if `isEnabled`, from a key of the catalogs.
  @ViewBuilder
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(key) } else { self }
  }

  /// Sets the words that VoiceOver reads if `isEnabled`.
  @ViewBuilder
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Sets the words that VoiceOver reads if `isEnabled`, without looking them up.
  @_disfavoredOverload @ViewBuilder
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Gives the view a name for tests if `isEnabled`.
  @ViewBuilder
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  /// Records further words about the view, of which neither is looked up.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Records further words about the view under a key, looked up in the catalogs.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
}
