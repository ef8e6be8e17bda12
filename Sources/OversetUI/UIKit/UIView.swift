/// The one function of UIKit's views that tests of SwiftUI call, so that they compile here.
public enum UIView {
  /// Does nothing: Overset animates nothing.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}
