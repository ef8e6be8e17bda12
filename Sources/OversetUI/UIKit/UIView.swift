/// The part of UIKit's views that tests of SwiftUI call.
public enum UIView {
  /// Does nothing: nothing is animated here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}
