public import Foundation

/// A gesture of UIKit for a SwiftUI view. Nothing moves here, so no recognizer is made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer tells; `Void` is nothing.
  associatedtype Coordinator = Void
  /// What is known of the view.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Turns places of UIKit into those of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer. Nobody asks here.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes the recognizer. Nobody asks here.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on the gesture. Nobody asks here.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what the recognizer tells. Nobody asks here.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What is known of the view of a gesture of UIKit.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the recognizer tells.
  public let coordinator: Representable.Coordinator
  /// Turns places of UIKit into those of the view.
  public let converter: Representable.CoordinateSpaceConverter
}

/// Turns places of UIKit into those of a view: nothing moves, so all are its upper left corner.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The place of the finger.
  public var localLocation: CGPoint { .zero }
  /// How far it has moved.
  public var localTranslation: CGPoint? { nil }
  /// How fast it moves.
  public var localVelocity: CGPoint? { nil }

  /// The place itself.
  public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
  /// The place of the finger.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}

extension View {
  /// Records a gesture of UIKit. Nothing moves here.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    recorded("gesture", "\(Representable.UIGestureRecognizerType.self)")
  }
}
