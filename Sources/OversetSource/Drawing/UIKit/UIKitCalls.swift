/// The calls of UIKit and the system that are given texts: for each name the labels of the arguments that are.
enum UIKitCalls {
  /// Constructors by type: labels, and what a site is called. Types whose name has dots stand under their last part.
  static let constructors: [String: [String]] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"],
    "UIBarButtonItem": ["title"], "UITabBarItem": ["title"], "UISegmentedControl": ["items"],
    "UIAction": ["title", "subtitle", "discoverabilityTitle"],
    "UICommand": ["title", "discoverabilityTitle"],
    "UIKeyCommand": ["title", "discoverabilityTitle"], "UIMenu": ["title", "subtitle"],
    "UIContextualAction": ["title"], "UITableViewRowAction": ["title"],
    "UIPreviewAction": ["title"],
    "UINavigationItem": ["title"], "UITab": ["title"], "UISearchTab": ["title"],
    "UITabGroup": ["title"],
    "UIAccessibilityCustomAction": ["name"], "UIAccessibilityCustomRotor": ["name"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"],
    "UIMutableApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"],
    "UNNotificationAction": ["title"],
    "UNTextInputNotificationAction": ["title", "textInputButtonTitle", "textInputPlaceholder"],
    "UNNotificationCategory": ["hiddenPreviewsBodyPlaceholder", "categorySummaryFormat"],
    "UIToolTipInteraction": ["defaultToolTip"], "AVSpeechUtterance": ["string"],
    "UIMenuItem": ["title"],
    "CPListItem": ["text", "detailText"], "CPListSection": ["header"], "CPListTemplate": ["title"],
    "CPAlertTemplate": ["titleVariants"], "CPAlertAction": ["title"],
    "CPActionSheetTemplate": ["title", "message"], "CPGridButton": ["titleVariants"],
    "CPGridTemplate": ["title"], "CPBarButton": ["title"], "CPTextButton": ["title"],
    "CPInformationTemplate": ["title"], "CPInformationItem": ["title", "detail"],
    "AlertConfiguration": ["title", "body"], "CPMessageListItem": ["text"],
    "NotificationBanner": ["title", "subtitle"],
    "GrowingNotificationBanner": ["title", "subtitle"],
    "FloatingNotificationBanner": ["title", "subtitle"], "StatusBarNotificationBanner": ["title"],
    "Loaf": [""], "Toast": ["text"], "Drop": ["title", "subtitle"],
  ]

  /// Calls of members and functions: labels, and the name of their site; an empty label is the first argument without one.
  static let members: [String: [String]] = [
    "setTitle": ["", "title"], "setAttributedTitle": [""], "insertSegment": ["withTitle"],
    "show": ["withStatus"], "showError": ["withStatus"], "showSuccess": ["withStatus"],
    "showInfo": ["withStatus"], "showProgress": ["status"], "setStatus": [""],
    "makeToast": ["", "title"],
    "setSubject": [""], "setMessageBody": [""], "evaluatePolicy": ["localizedReason"],
    "evaluateAccessControl": ["localizedReason"], "setInvocationPhrase": [""],
    "rowAction": ["title"], "setPlaceholder": [""], "post": ["argument"], "setValue": [""],
    "set": [""], "setText": [""], "setDetailText": [""], "swipeAction": ["title"],
  ]

  /// Constructors whose lists of texts are several sites, one for each element that is written out.
  static let listed: Set<String> = ["items", "titleVariants"]

  /// Functions that only developers read.
  static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "dump", "os_signpost", "DDLogInfo", "DDLogError",
    "DDLogWarn",
    "DDLogDebug", "DDLogVerbose", "XCTFail",
  ]

  /// Members of loggers.
  static let logLevels: Set<String> = [
    "debug", "info", "error", "warning", "trace", "notice", "fault", "critical", "verbose", "log",
    "warn",
  ]

  /// Methods of delegates and overridden properties whose result is shown: the element of the site.
  static let resultElements: [String: String] = [
    "titleForHeaderInSection": "tableView.titleForHeader",
    "titleForFooterInSection": "tableView.titleForFooter",
    "titleForDeleteConfirmationButtonForRowAt": "tableView.deleteButton",
    "titleForRow": "pickerView.titleForRow",
    "attributedTitleForRow": "pickerView.titleForRow",
  ]
}
