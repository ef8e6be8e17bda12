/// The properties of UIKit's classes that hold texts: for each name the classes that have it.
enum UIKitProperties {
  /// The classes that have a text property, by the property's name; the element of a site is `Class.property`.
  static let owners: [String: Set<String>] = [
    "text": [
      "UILabel", "UITextView", "UITextField", "UISearchBar", "UIListContentConfiguration",
      "UIContentUnavailableConfiguration", "CPListItem",
    ],
    "attributedText": [
      "UILabel", "UITextView", "UITextField", "UIListContentConfiguration",
      "UIContentUnavailableConfiguration",
    ],
    "secondaryText": ["UIListContentConfiguration", "UIContentUnavailableConfiguration"],
    "secondaryAttributedText": ["UIListContentConfiguration", "UIContentUnavailableConfiguration"],
    "detailText": ["CPListItem"],
    "string": ["UIPasteboard", "CATextLayer"],
    "placeholder": ["UITextField", "UISearchBar"],
    "attributedPlaceholder": ["UITextField"],
    "prompt": ["UINavigationItem", "UISearchBar"],
    "title": [
      "UIViewController", "UINavigationItem", "UITabBarItem", "UIBarButtonItem",
      "UIButton.Configuration",
      "UIAlertController", "UIAction", "UICommand", "UIKeyCommand", "UIContextualAction",
      "UISwitch",
      "UNMutableNotificationContent", "CPTemplate", "UIMenu", "NSUserActivity",
    ],
    "attributedTitle": ["UIButton.Configuration", "UIRefreshControl"],
    "subtitle": [
      "UIButton.Configuration", "UNMutableNotificationContent", "UINavigationItem", "UIAction",
    ],
    "attributedSubtitle": ["UIButton.Configuration", "UINavigationItem"],
    "message": ["UIAlertController"],
    "body": ["UNMutableNotificationContent"],
    "summaryArgument": ["UNMutableNotificationContent"],
    "backButtonTitle": ["UINavigationItem"],
    "largeTitle": ["UINavigationItem"],
    "tabTitle": ["CPTemplate"],
    "emptyViewTitleVariants": ["CPTemplate"],
    "emptyViewSubtitleVariants": ["CPTemplate"],
    "discoverabilityTitle": ["UIKeyCommand", "UIAction"],
    "localizedReason": ["LAContext"],
    "localizedCancelTitle": ["LAContext"],
    "localizedFallbackTitle": ["LAContext"],
    "suggestedInvocationPhrase": ["NSUserActivity"],
    "scopeButtonTitles": ["UISearchBar"],
    "jobName": ["UIPrintInfo"],
    "defaultToolTip": ["UIControl"],
    "toolTip": ["UIControl", "UIButton", "UISegmentedControl"],
    "localizedTitle": ["UIMutableApplicationShortcutItem"],
    "localizedSubtitle": ["UIMutableApplicationShortcutItem"],
  ]

  /// Properties whose name alone says what they are.
  static let unmistakable: Set<String> = [
    "placeholder", "attributedPlaceholder", "backButtonTitle", "scopeButtonTitles",
    "discoverabilityTitle", "localizedReason", "localizedCancelTitle", "localizedFallbackTitle",
    "suggestedInvocationPhrase",
  ]

  /// Properties that are read aloud or never shown.
  static let accessibility: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityUserInputLabels",
    "accessibilityAttributedLabel", "accessibilityAttributedHint", "accessibilityAttributedValue",
    "accessibilityIdentifier", "accessibilityTextualContext", "accessibilityLanguage",
    "accessibilityCustomActions", "largeContentTitle",
  ]

  /// Names that are texts of objects of the system wherever they are assigned, so that nothing more need be known.
  static func element(of property: String, kind: String) -> String? {
    guard owners[property]?.contains(kind) == true else { return nil }
    return "\(kind).\(property)"
  }
}
