public import Foundation

/// The name of a method, as code for UIKit hands it over. Nothing calls a method by its name here.
///
/// The plugin's copies of sources write it where `#selector` stands, which only Objective-C's runtime knows.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let description: String

  /// Names a method.
  public init(_ name: String) { description = name }

  /// Names a method.
  public init(stringLiteral value: String) { self.init(value) }
}

extension UIControl {
  /// Does nothing: nobody touches a control of UIKit here.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Does nothing.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Does nothing.
  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}

extension UIApplication {
  /// Does nothing; false. Apps call it to put the keyboard away.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }
}

extension UIBarButtonItem {
  /// Creates a button with a title, which does nothing.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title)
  }

  /// Creates a button with a picture, which does nothing.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image)
  }

  /// Creates a button that the system names, which does nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }
}

extension NotificationCenter {
  /// Does nothing: no method is called by its name.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  /// Creates a timer that does nothing.
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}
