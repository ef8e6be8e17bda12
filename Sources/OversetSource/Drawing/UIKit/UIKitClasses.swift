/// What is known of UIKit's classes by their names alone, and of what is called by names as people give them.
enum UIKitClasses {
  /// Classes of UIKit and its neighbours whose objects hold texts, with the class that says what they do.
  private static let kinds: [String: String] = [
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UISearchController": "UISearchController",
    "UIActivityViewController": "UIViewController",
    "SLComposeServiceViewController": "UIViewController",
    "UIAlertController": "UIAlertController",
    "UITableViewCell": "UITableViewCell", "UICollectionViewCell": "UICollectionViewCell",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UITableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "UICollectionReusableView": "UICollectionReusableView",
    "UISearchTextField": "UITextField", "UIRefreshControl": "UIRefreshControl",
    "UNNotificationContent": "UNMutableNotificationContent",
    "ASTextNode": "UILabel", "MarqueeLabel": "UILabel", "ActiveLabel": "UILabel",
    "MetaLabel": "UILabel", "TTTAttributedLabel": "UILabel", "NantesLabel": "UILabel",
    "UIButtonConfiguration": "UIButton.Configuration",
    "UICollectionViewListCellConfiguration": "UIListContentConfiguration",
  ]

  /// The class that says what objects of a class do with their texts; nil for classes that are not known.
  static func kind(_ name: String) -> String? {
    if let kind = kinds[name] { return kind }
    return known.contains(name) ? name : nil
  }

  /// Classes that stand for themselves.
  private static let known: Set<String> = [
    "UIView", "UIViewController", "UILabel", "UITextView", "UITextField", "UIButton", "UISearchBar",
    "UIBarButtonItem", "UINavigationItem", "UITabBarItem", "UISegmentedControl", "UIAlertAction",
    "UIListContentConfiguration", "UIContentUnavailableConfiguration", "UIButton.Configuration",
    "UIAction", "UIMenu", "UICommand", "UIKeyCommand", "UIContextualAction", "UISwitch",
    "UNMutableNotificationContent", "UIPasteboard", "MFMailComposeViewController", "UIStackView",
    "UIControl", "UIScrollView", "UITableView", "UICollectionView", "UIImageView", "LAContext",
    "CPListItem", "CPTemplate", "CPListTemplate", "CPTabBarTemplate", "CPBarButton",
    "NSUserActivity",
    "UIMutableApplicationShortcutItem", "INPlayMediaIntent", "UINavigationBar", "UIWindow",
    "UIAccessibilityElement", "UIAccessibilityCustomAction", "UITabBar", "UIToolbar", "UIStepper",
    "UISlider", "UIPickerView", "UIDatePicker", "UIPrintInfo", "CALayer", "CATextLayer", "UITab",
    "MBProgressHUD", "UserDefaults", "UIDocument",
  ]

  /// What members with a name are, whatever they belong to.
  static let members: [String: String] = [
    "textLabel": "UILabel", "detailTextLabel": "UILabel", "titleLabel": "UILabel",
    "navigationItem": "UINavigationItem", "topItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem",
    "searchBar": "UISearchBar", "searchTextField": "UITextField",
    "searchController": "UISearchController",
    "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
    "backBarButtonItem": "UIBarButtonItem", "editButtonItem": "UIBarButtonItem",
    "refreshControl": "UIRefreshControl", "detailsLabel": "UILabel",
    "navigationController": "UIViewController", "tabBarController": "UIViewController",
    "topViewController": "UIViewController", "parent": "UIViewController",
  ]

  /// What calls of members with a name give, whatever they belong to.
  static let results: [String: String] = [
    "defaultContentConfiguration": "UIListContentConfiguration",
    "dequeueReusableHeaderFooterView": "UITableViewHeaderFooterView",
    "headerView": "UITableViewHeaderFooterView", "footerView": "UITableViewHeaderFooterView",
    "mutableCopy": "",
  ]

  /// Calls of members that give back what they were called on.
  static let passing: Set<String> = [
    "then", "apply", "with", "configure", "also", "configured", "updated", "setup", "self",
    "autoLayout",
    "withoutAutoresizing", "forAutoLayout", "first", "last", "useAutoLayout", "set", "updating",
    "style",
  ]

  /// What the last words of a variable's name say it is, longest first.
  private static let suffixes: [(suffix: String, kind: String)] = [
    ("segmentedcontrol", "UISegmentedControl"), ("barbuttonitem", "UIBarButtonItem"),
    ("navigationitem", "UINavigationItem"), ("viewcontroller", "UIViewController"),
    ("alertcontroller", "UIAlertController"),
    ("notificationcontent", "UNMutableNotificationContent"),
    ("tabbaritem", "UITabBarItem"), ("barbutton", "UIBarButtonItem"),
    ("baritem", "UIBarButtonItem"),
    ("buttonitem", "UIBarButtonItem"), ("searchbar", "UISearchBar"), ("textview", "UITextView"),
    ("textfield", "UITextField"), ("actionsheet", "UIAlertController"),
    ("navitem", "UINavigationItem"),
    ("buttonconfiguration", "UIButton.Configuration"), ("buttonconfig", "UIButton.Configuration"),
    ("contentconfiguration", "UIListContentConfiguration"), ("field", "UITextField"),
    ("label", "UILabel"), ("lbl", "UILabel"), ("button", "UIButton"), ("btn", "UIButton"),
  ]

  /// What a variable is by its name alone.
  static func guess(byName name: String) -> String? {
    let lowercased = name.lowercased()
    return suffixes.first { lowercased.hasSuffix($0.suffix) }?.kind
  }
}
