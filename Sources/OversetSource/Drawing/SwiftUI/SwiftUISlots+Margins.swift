import OversetVocabulary

// What of the screen is not a text's where the source says less than the slot assumes.
extension SwiftUISlots {
  /// The margins of a text that can be cut, in points: those of its screen at least; nil for what its slot has by
  /// itself. Paddings of the source come on top. A row that is read takes their place.
  func openMargins(
    of drawing: TextPlace.Drawing, _ setting: TextSetting, _ links: [ChainLink]
  ) -> Double? {
    guard case .slot(let name) = drawing, (setting.lineLimit ?? 0) > 0 else { return nil }
    switch name {
    case "row", "rowWithValue", "rowValue", "rowSubtitle":
      return isInForm(links) ? SystemMargins.groupedRow : SystemMargins.tableRow
    case "placeholder": return isListed(links) ? nil : 0
    case "heading", "caption", "button", "halfButton", "compactButton", "wrappingButton":
      return 0
    default: return name.hasPrefix("body(") ? 0 : nil
    }
  }

  /// Whether a text stands in a form, whose rows lie in a card.
  private func isInForm(_ links: [ChainLink]) -> Bool {
    links.prefix { !SlotContext.leavesScreen($0) }.contains {
      $0.kind == .constructor && $0.name == "Form"
    }
  }

  /// Whether a text stands in a list or form, or in what an alert holds: rooms of their own.
  private func isListed(_ links: [ChainLink]) -> Bool {
    links.prefix { !SlotContext.leavesScreen($0) }.contains { link in
      switch link.kind {
      case .constructor: ["List", "Form", "Section"].contains(link.name)
      case .modifierArgument: ["alert", "searchable", "confirmationDialog"].contains(link.name)
      default: false
      }
    }
  }
}
