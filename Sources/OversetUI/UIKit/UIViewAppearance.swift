import Foundation

// A function for each class of UIKit, in extensions of a protocol, since these need no instance of `Self`: to make one would
// run an app's `init(coder:)`, which traps in most of its classes.

/// A view whose class has an appearance. That of a class of the app is one of the class of UIKit that it comes from.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIActivityIndicatorView { UIActivityIndicatorView() }
}

extension UIAppearance where Self: UIButton {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIButton { UIButton() }
}

extension UIAppearance where Self: UICollectionView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension UIAppearance where Self: UIControl {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIControl { UIControl() }
}

extension UIAppearance where Self: UIDatePicker {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIDatePicker { UIDatePicker() }
}

extension UIAppearance where Self: UIImageView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIImageView { UIImageView() }
}

extension UIAppearance where Self: UILabel {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UILabel { UILabel() }
}

extension UIAppearance where Self: UINavigationBar {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UINavigationBar { UINavigationBar() }
}

extension UIAppearance where Self: UIPageControl {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIPageControl { UIPageControl() }
}

extension UIAppearance where Self: UIPickerView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIPickerView { UIPickerView() }
}

extension UIAppearance where Self: UIProgressView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIProgressView { UIProgressView() }
}

extension UIAppearance where Self: UIRefreshControl {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIRefreshControl { UIRefreshControl() }
}

extension UIAppearance where Self: UIScrollView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIScrollView { UIScrollView() }
}

extension UIAppearance where Self: UISearchBar {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UISearchBar { UISearchBar() }
}

extension UIAppearance where Self: UISegmentedControl {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UISegmentedControl { UISegmentedControl() }
}

extension UIAppearance where Self: UISlider {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UISlider { UISlider() }
}

extension UIAppearance where Self: UIStackView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIStackView { UIStackView() }
}

extension UIAppearance where Self: UIStepper {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIStepper { UIStepper() }
}

extension UIAppearance where Self: UISwitch {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UISwitch { UISwitch() }
}

extension UIAppearance where Self: UITabBar {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITabBar { UITabBar() }
}

extension UIAppearance where Self: UITableView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITableView { UITableView(frame: .zero, style: .plain) }
}

extension UIAppearance where Self: UITableViewCell {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITableViewHeaderFooterView { UITableViewHeaderFooterView(reuseIdentifier: nil) }
}

extension UIAppearance where Self: UITextField {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITextField { UITextField() }
}

extension UIAppearance where Self: UITextView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UITextView { UITextView() }
}

extension UIAppearance where Self: UIToolbar {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIToolbar { UIToolbar() }
}

extension UIAppearance where Self: UIView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIView { UIView() }
}

extension UIAppearance where Self: UIVisualEffectView {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
}

extension UIAppearance where Self: UIWindow {
  /// One that keeps what it is told about all views of its class, in some traits or containers, and changes none.
  public static func appearance(
    for traits: UITraitCollection? = nil,
    whenContainedInInstancesOf containerTypes: [UIResponder.Type] = []
  ) -> UIWindow { UIWindow() }
}
