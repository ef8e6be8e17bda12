import OversetVocabulary

/// The elements of UIKit and the system whose texts are drawn in one way, whatever is around them.
enum FixedElements {
  /// A slot, and what the system sets there.
  struct Fixed: Sendable {
    let slot: String
    var setting = TextSetting()
  }

  /// What becomes of a text that is not drawn; nil for one that is.
  static func notDrawn(_ element: String) -> String? {
    if UIKitProperties.accessibility.contains(element) { return element }
    return unseen[element]
  }

  private static let unseen: [String: String] = [
    "log": "log", "stored": "stored", "announcement": "announcement", "mail": "sent",
    "UIAccessibilityCustomAction.name": "accessibility action",
    "UIAccessibilityCustomRotor.name": "accessibility rotor",
    "UIToolTipInteraction.defaultToolTip": "tooltip", "UIControl.toolTip": "tooltip",
    "UIButton.toolTip": "tooltip", "UISegmentedControl.toolTip": "tooltip",
    "AVSpeechUtterance.string": "spoken", "UIPasteboard.string": "copied",
    "NSUserActivity.title": "indexed",
    "UIPrintInfo.jobName": "printed",
    "NSUserActivity.suggestedInvocationPhrase": "spoken phrase",
    "unknown.suggestedInvocationPhrase": "spoken phrase", "intent.phrase": "spoken phrase",
    "UNMutableNotificationContent.summaryArgument": "summary",
  ]

  /// What draws an element's text, if that is no screen of the phone.
  static func surface(of element: String) -> OtherSurface? {
    if element.hasPrefix("CP") { return .carPlay }
    let isForKeyboard =
      element.hasPrefix("UIKeyCommand.") || element.hasSuffix(".discoverabilityTitle")
    return isForKeyboard ? .keyboardMenu : nil
  }

  /// The slots of elements with one meaning.
  static let slots: [String: Fixed] = {
    var slots: [String: Fixed] = [:]
    for (slot, elements) in names {
      for element in elements { slots[element] = Fixed(slot: slot) }
    }
    for element in oneLine { slots[element]?.setting.lineLimit = 1 }
    for element in openLines { slots[element]?.setting.hasOpenLines = true }
    return slots
  }()

  /// Elements whose slot may have several lines elsewhere, and here has one.
  private static let oneLine = [
    "CPListItem.text", "CPListItem.detailText", "pickerView.titleForRow", "CPInformationItem.title",
    "CPInformationItem.detail", "UIKeyCommand.title", "UIKeyCommand.discoverabilityTitle",
    "UIAction.discoverabilityTitle", "UICommand.discoverabilityTitle",
    "unknown.discoverabilityTitle", "UNMutableNotificationContent.subtitle",
  ]

  /// Elements that look like items of a menu, of which no source says how many lines they have, or how wide they are:
  /// headers of menus and second lines of their items, and what the system's own menus, sheets and notifications show.
  private static let openLines = [
    "UIMenu.title", "UIMenu.subtitle", "UIAction.subtitle", "UIMenuItem.title",
    "UIApplicationShortcutItem.localizedTitle", "UIApplicationShortcutItem.localizedSubtitle",
    "UIMutableApplicationShortcutItem.localizedTitle",
    "UIMutableApplicationShortcutItem.localizedSubtitle", "UNNotificationAction.title",
    "UNTextInputNotificationAction.title", "UIActivity.title",
  ]

  /// The elements by their slots.
  private static let names: [(String, [String])] = [
    (
      "alertTitle",
      ["UIAlertController.title", "CPAlertTemplate.titleVariants", "CPActionSheetTemplate.title"]
    ),
    (
      "alertMessage",
      [
        "UIAlertController.message", "LAContext.localizedReason", "unknown.localizedReason",
        "CPActionSheetTemplate.message", "intent.dialog", "intent.error",
      ]
    ),
    (
      "alertButton(of:1)",
      [
        "CPAlertAction.title", "LAContext.localizedCancelTitle", "LAContext.localizedFallbackTitle",
        "unknown.localizedCancelTitle", "unknown.localizedFallbackTitle", "intent.option",
      ]
    ),
    ("backTitle", ["UINavigationItem.backButtonTitle", "unknown.backButtonTitle"]),
    (
      "placeholder",
      [
        "UITextField.placeholder", "UITextField.attributedPlaceholder", "UISearchBar.placeholder",
        "unknown.placeholder", "unknown.attributedPlaceholder", "UITextField.text",
        "UITextField.attributedText", "UISearchBar.text",
        "UNTextInputNotificationAction.textInputPlaceholder",
      ]
    ),
    (
      "body(lines:1)",
      [
        "UINavigationItem.prompt", "UISearchBar.prompt", "UIRefreshControl.attributedTitle",
        "CATextLayer.string", "UINavigationItem.subtitle", "UINavigationItem.attributedSubtitle",
      ]
    ),
    (
      "menuItem",
      [
        "UIMenu.title", "UIMenu.subtitle", "UIAction.subtitle", "UIKeyCommand.title",
        "UIKeyCommand.discoverabilityTitle", "UIAction.discoverabilityTitle",
        "UICommand.discoverabilityTitle", "unknown.discoverabilityTitle", "UIPreviewAction.title",
        "UIMenuItem.title", "UIApplicationShortcutItem.localizedTitle",
        "UIApplicationShortcutItem.localizedSubtitle",
        "UIMutableApplicationShortcutItem.localizedTitle",
        "UIMutableApplicationShortcutItem.localizedSubtitle", "UNNotificationAction.title",
        "UNTextInputNotificationAction.title", "UIActivity.title",
      ]
    ),
    (
      "swipeAction",
      ["UIContextualAction.title", "UITableViewRowAction.title", "tableView.deleteButton"]
    ),
    ("sectionHeader", ["tableView.titleForHeader", "CPListSection.header"]),
    ("sectionFooter", ["tableView.titleForFooter"]),
    (
      "row",
      [
        "pickerView.titleForRow", "UISwitch.title", "CPListItem.text", "CPInformationItem.title",
        "CPMessageListItem.text", "intent.title", "intent.type", "intent.case", "intent.category",
        "intent.summary",
      ]
    ),
    ("rowWithValue", ["intent.parameter"]),
    ("rowSubtitle", ["CPListItem.detailText", "intent.subtitle"]),
    ("rowValue", ["CPInformationItem.detail"]),
    (
      "notificationTitle",
      [
        "UNMutableNotificationContent.title", "AlertConfiguration.title",
      ]
    ),
    (
      "notificationBody",
      [
        "UNMutableNotificationContent.body", "UNMutableNotificationContent.subtitle",
        "AlertConfiguration.body",
        "UNNotificationCategory.hiddenPreviewsBodyPlaceholder",
        "UNNotificationCategory.categorySummaryFormat",
      ]
    ),
    (
      "body(lines:0)",
      [
        "intent.description", "UIContentUnavailableConfiguration.text",
        "UIContentUnavailableConfiguration.secondaryText",
        "UIContentUnavailableConfiguration.attributedText",
        "UIContentUnavailableConfiguration.secondaryAttributedText",
        "CPTemplate.emptyViewTitleVariants", "CPTemplate.emptyViewSubtitleVariants",
      ]
    ),
    (
      "navigationTitle",
      [
        "CPTemplate.title", "CPListTemplate.title", "CPGridTemplate.title",
        "CPInformationTemplate.title",
      ]
    ),
    (
      "barButton",
      [
        "CPBarButton.title", "CPTextButton.title",
        "UNTextInputNotificationAction.textInputButtonTitle",
      ]
    ),
    ("chip", ["CPGridButton.titleVariants"]),
    (
      "toast",
      [
        "toast", "NotificationBanner.title", "NotificationBanner.subtitle", "Loaf.", "Toast.text",
        "GrowingNotificationBanner.title", "GrowingNotificationBanner.subtitle", "Drop.title",
        "FloatingNotificationBanner.title", "FloatingNotificationBanner.subtitle", "Drop.subtitle",
        "StatusBarNotificationBanner.title",
      ]
    ),
  ]
}
