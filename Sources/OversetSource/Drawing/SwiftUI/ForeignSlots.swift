import OversetVocabulary

/// The slots of views that the program does not declare, by the words of their names.
enum ForeignSlots {
  /// What a view's name and an argument's label say; both are in lower case.
  static func verdict(_ name: String, label: String, step: Int) -> SlotVerdict? {
    if label.contains("accessibility") { return .notDrawn("accessibilityLabel") }
    if label.contains("placeholder") || name.contains("textfield") || name.contains("searchbar") {
      return .slot("placeholder", after: step, lineLimit: 1)
    }
    if label.contains("button") || label.contains("action") {
      return .slot("wrappingButton", after: step)
    }
    if let verdict = byName(name, label, step) { return verdict }
    if label.contains("footer") { return .slot("sectionFooter", after: step) }
    if label.contains("header") { return .slot("sectionHeader", after: step) }
    return SlotVerdict.unknown("handed to \(name), which the source does not declare")
  }

  private static func byName(_ name: String, _ label: String, _ step: Int) -> SlotVerdict? {
    let isSecond = ["description", "subtitle", "message", "detail", "body"].contains {
      label.contains($0)
    }
    switch true {
    case name.contains("button"): return .slot("wrappingButton", after: step)
    case name.contains("footer"): return .slot("sectionFooter", after: step)
    case name.contains("header") && !name.contains("row"):
      return .slot("sectionHeader", after: step)
    case name.contains("row"), name.contains("cell"), name.contains("toggle"):
      let isValue = label.contains("details") || label.contains("value")
      return .slot(isValue ? "rowValue" : isSecond ? "rowSubtitle" : "row", after: step)
    case name.contains("badge"), name.contains("tag"): return .slot("badge", after: step)
    case name.contains("chip"), name.contains("pill"): return .slot("chip", after: step)
    case name.contains("toast"), name.contains("snackbar"), name.contains("hud"):
      return .slot("toast", after: step)
    case name.contains("alert"):
      return .slot(isSecond ? "alertMessage" : "alertTitle", after: step)
    case name.contains("label"), name.contains("text"), name.contains("view"),
      name.contains("page"), name.contains("card"), name.contains("banner"), isSecond:
      return .slot("body(lines:0)", after: step)
    default: return nil
    }
  }
}

extension SlotVerdict {
  /// A text of which the slot is not known.
  static func unknown(_ reason: String) -> SlotVerdict {
    SlotVerdict(drawings: [.unknown(reason)], steps: 0)
  }
}
