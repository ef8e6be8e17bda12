package import OversetConfig
package import OversetVocabulary

/// A place in an interface where a string is drawn: a component of the system, or one that the
/// project describes.
package struct Slot: Sendable, Hashable, Codable {
  /// The kinds of slots.
  package enum Kind: Sendable, Hashable, Codable {
    /// One of so many tabs.
    case tabItem(of: Int)
    /// One of so many segments.
    case segment(of: Int)
    /// The inline title of a navigation bar between two buttons.
    case navigationTitle
    /// The inline title beside a back button that has given its own title up.
    case navigationTitleWithBack
    /// The large title of a navigation bar.
    case largeTitle
    /// The title of a back button beside an inline title of usual length.
    case backTitle
    /// A button of a navigation bar or toolbar.
    case barButton
    /// A button as wide as the screen.
    case button
    /// A button as wide as the screen whose title wraps, as in SwiftUI.
    case wrappingButton
    /// One of two buttons side by side.
    case halfButton
    /// One of three small buttons side by side.
    case compactButton
    /// The title of a list row with a disclosure indicator or a switch.
    case row
    /// The title of a list row with a value of usual length.
    case rowWithValue
    /// The value of a list row with a title of usual length.
    case rowValue
    /// The second line of a list row.
    case rowSubtitle
    /// The header of a list's section, in capitals.
    case sectionHeader
    /// The footer of a list's section.
    case sectionFooter
    /// The title of an alert.
    case alertTitle
    /// The message of an alert.
    case alertMessage
    /// One of so many buttons of an alert in a row; one alone has the whole width, as stacked ones.
    case alertButton(of: Int)
    /// A button of an action sheet.
    case actionSheetButton
    /// A button beside a row that is swiped, as wide as its title.
    case swipeAction
    /// An item of a context menu, with a picture.
    case menuItem
    /// A message that goes by itself.
    case toast
    /// A word in a capsule, as on a tab or a row.
    case badge
    /// A word in a capsule to choose from.
    case chip
    /// What a text field asks for while it is empty.
    case placeholder
    /// A title above running text, as on a welcome screen.
    case heading
    /// Small print below a picture or a control.
    case caption
    /// Running text of at most so many lines; 0 is unlimited.
    case body(lines: Int)
    /// The title of the smallest widget.
    case widgetTitle
    /// The title of a notification.
    case notificationTitle
    /// The text of a notification.
    case notificationBody
    /// Read aloud and never drawn.
    case spoken
    /// Stored, logged or sent, and never drawn.
    case hidden
    /// The project's own.
    case custom(CustomSlot)
  }

  /// The kind.
  package let kind: Kind

  /// A slot of `kind`.
  package init(_ kind: Kind) { self.kind = kind }

  /// The slot of the system called `name`.
  ///
  /// - Throws: `Diagnostic` for an unknown name, naming the nearest.
  package init(named name: String) throws(Diagnostic) {
    self = try SlotTable().slot(named: name)
  }

  /// Whether the string is drawn at all.
  package var isDrawn: Bool { kind != .spoken && kind != .hidden }

  /// Whether a text gets as many lines as it needs.
  package var wraps: Bool {
    switch kind {
    case .wrappingButton, .row, .rowWithValue, .rowValue, .rowSubtitle, .sectionHeader,
      .sectionFooter, .alertTitle, .alertMessage, .heading, .caption, .body(lines: 0):
      true
    case .custom(let slot): slot.lines == 0
    default: false
    }
  }

  /// The most lines that a text usually takes in a slot where it wraps: beyond them the report says how many it
  /// takes. Nil where texts of any length stand, and where lines are limited.
  package var usualLines: Int? {
    switch kind {
    case .wrappingButton, .row, .rowWithValue, .rowValue, .sectionHeader: 2
    case .rowSubtitle, .heading: 3
    default: nil
    }
  }

  /// The name, as the command and `Config/slots.yml` take it.
  package var name: String {
    switch kind {
    case .tabItem(let count): "tabItem(of:\(count))"
    case .segment(let count): "segment(of:\(count))"
    case .alertButton(let count): "alertButton(of:\(count))"
    case .body(let lines): "body(lines:\(lines))"
    case .custom(let slot): slot.name
    default: Self.plainNames[kind] ?? "row"
    }
  }

  private static let plainNames = Dictionary(
    plain.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

  /// The slots without a number, by name.
  static let plain: [String: Kind] = [
    "navigationTitle": .navigationTitle, "navigationTitleWithBack": .navigationTitleWithBack,
    "largeTitle": .largeTitle, "backTitle": .backTitle, "barButton": .barButton,
    "button": .button, "wrappingButton": .wrappingButton, "halfButton": .halfButton,
    "compactButton": .compactButton, "row": .row,
    "rowWithValue": .rowWithValue, "rowValue": .rowValue, "rowSubtitle": .rowSubtitle,
    "sectionHeader": .sectionHeader, "sectionFooter": .sectionFooter, "alertTitle": .alertTitle,
    "alertMessage": .alertMessage, "actionSheetButton": .actionSheetButton,
    "swipeAction": .swipeAction, "menuItem": .menuItem, "toast": .toast, "badge": .badge,
    "chip": .chip, "placeholder": .placeholder, "heading": .heading, "caption": .caption,
    "widgetTitle": .widgetTitle,
    "notificationTitle": .notificationTitle, "notificationBody": .notificationBody,
    "spoken": .spoken, "hidden": .hidden,
  ]

  /// The slots of the system, with their usual numbers, in the order of lists.
  package static let all: [Slot] = [
    Slot(.tabItem(of: 5)), Slot(.segment(of: 3)), Slot(.navigationTitle),
    Slot(.navigationTitleWithBack), Slot(.largeTitle), Slot(.backTitle), Slot(.barButton),
    Slot(.button), Slot(.wrappingButton), Slot(.halfButton), Slot(.compactButton), Slot(.row),
    Slot(.rowWithValue), Slot(.rowValue), Slot(.rowSubtitle), Slot(.sectionHeader),
    Slot(.sectionFooter), Slot(.swipeAction), Slot(.alertTitle), Slot(.alertMessage),
    Slot(.alertButton(of: 1)), Slot(.alertButton(of: 2)), Slot(.actionSheetButton),
    Slot(.menuItem), Slot(.toast), Slot(.badge), Slot(.chip), Slot(.placeholder),
    Slot(.heading), Slot(.caption), Slot(.body(lines: 0)), Slot(.widgetTitle),
    Slot(.notificationTitle), Slot(.notificationBody), Slot(.spoken), Slot(.hidden),
  ]
}
