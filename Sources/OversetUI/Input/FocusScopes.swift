public import Foundation

/// How strongly a view asks for the keyboard's focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also where users move the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Puts the keyboard's focus back to where it begins. No view has it here.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension View {
  /// Records the view that takes the keyboard's focus at first.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    recorded("defaultFocus")
  }

  /// Records views inside of which the keyboard's focus has a place of its own to begin.
  public func focusScope(_ namespace: Namespace.ID) -> some View { recorded("focusScope") }

  /// Records that the keyboard's focus begins at the view.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    recorded("prefersDefaultFocus", "\(prefersDefaultFocus)")
  }

  /// Records where a pointer is. No pointer rests here.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    recorded("onContinuousHover")
  }

  /// Records an action for keys of arrows. Nobody presses keys here.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    recorded("onMoveCommand")
  }

  /// Records an action for the key that leaves. Nobody presses keys here.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    recorded("onExitCommand")
  }

  /// Records an action for the key that deletes. Nobody presses keys here.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    recorded("onDeleteCommand")
  }

  /// Records an action for the key that plays and pauses. Nobody presses keys here.
  public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View {
    recorded("onPlayPauseCommand")
  }

  /// Records what is copied. Nothing is copied here.
  public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    recorded("onCopyCommand")
  }

  /// Records what is pasted. Nothing is pasted here.
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    recorded("onPasteCommand")
  }

  /// Records an action for some keys. Nobody presses keys here.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Records an action for keys that write some characters. Nobody presses keys here.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Records an action for keys that are held. Nobody presses keys here.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    recorded("onModifierKeysChanged")
  }
}

/// Where a pointer is, or that it has gone.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Gone.
  case ended

  /// By what has happened.
  public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}

/// The way that a key moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension Gesture {
  /// The gesture while keys are held. Nobody presses keys here.
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}
