public import Foundation

/// What happens to what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// It is refused.
  case cancel
  /// It may not be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a view would do with what is dropped.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What hangs over a view. Nothing ever does here.
public struct DropInfo: Sendable {
  /// The finger's place, in points.
  public let location: CGPoint

  /// Whether there is something of the types: never.
  public func hasItemsConforming(to types: [String]) -> Bool { false }

  /// Whether there is something of the types: never.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// What there is of the types: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }

  /// What there is of the types: nothing.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// Decides about what is dropped on a view. Nothing is dropped here, so none of it is called.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes it.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something hangs over the view.
  func dropEntered(info: DropInfo)
  /// Is told that what hangs over the view has moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that nothing hangs over the view any more.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// The default: yes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// The default: does nothing.
  public func dropEntered(info: DropInfo) {}
  /// The default: no proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// The default: does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Records that the view can be dragged. Nothing is dragged here.
  public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
    recorded("onDrag")
  }

  /// Records that the view can be dragged, with another view under the finger.
  public func onDrag<Preview: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    recorded("onDrag")
  }

  /// Records that a value can be dragged. Nothing is dragged here.
  public func draggable<Value>(_ payload: @autoclosure @escaping () -> Value) -> some View {
    recorded("draggable")
  }

  /// Records that a value can be dragged, with another view under the finger.
  public func draggable<Value, Preview: View>(
    _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
  ) -> some View {
    recorded("draggable")
  }

  /// Records that values can be dropped on the view. Nothing is dropped here.
  public func dropDestination<Value>(
    for payloadType: Value.Type,
    action: @escaping @MainActor (_ items: [Value], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    recorded("dropDestination", "\(payloadType)")
  }

  /// Records what can be dropped on the view, by the names of types. Nothing is dropped here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    recorded("onDrop", supportedTypes.joined(separator: ", "))
  }

  /// Records what can be dropped on the view, with its place. Nothing is dropped here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (
        _ providers: [NSItemProvider], _ location: CGPoint
      ) -> Bool
  ) -> some View {
    recorded("onDrop", supportedTypes.joined(separator: ", "))
  }

  /// Records who decides about what is dropped on the view. Nothing is dropped here.
  public func onDrop<Delegate: DropDelegate>(
    of supportedTypes: [String], delegate: Delegate
  ) -> some View {
    recorded("onDrop", supportedTypes.joined(separator: ", "))
  }
}
