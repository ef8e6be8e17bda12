public import Foundation

/// A view of UIKit among those of SwiftUI. Overset runs no code of UIKit: in its place stands a labelled frame, the name
/// of the type, which takes the space that it is offered.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of what the view reports to; nothing by default.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Never called.
  func makeUIView(context: Context) -> UIViewType
  /// Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Never called.
  func makeCoordinator() -> Coordinator
  /// Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Never called.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the system.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// A frame with the name of the type.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [LabelledFrame.node("\(Self.self)", in: context)]
  }
}

/// What the methods of a representable view are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view reports to.
  public let coordinator: Representable.Coordinator
  /// How a change is made.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues

  /// Makes changes at once: nothing moves here.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A screen of UIKit among the views of SwiftUI. Overset runs no code of UIKit: in its place stands a labelled frame,
/// the name of the type, which takes the space that it is offered.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the screen of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what the screen reports to; nothing by default.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Never called.
  func makeCoordinator() -> Coordinator
  /// Never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Never called.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the system.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// A frame with the name of the type.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    [LabelledFrame.node("\(Self.self)", in: context)]
  }
}

/// What the methods of a representable screen are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the screen reports to.
  public let coordinator: Representable.Coordinator
  /// How a change is made.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues

  /// Makes changes at once: nothing moves here.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
