import OversetVocabulary

// What a text becomes as an argument of a modifier.
extension SwiftUISlots {
  func modifierArgument(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    if link.name.hasPrefix("accessibility") { return .notDrawn(link.name) }
    switch link.name {
    case "navigationTitle", "navigationBarTitle":
      return title(link, step, context)
    case "navigationSubtitle": return .unknown("a subtitle of a bar, which iOS 26 first has")
    case "help": return .notDrawn("help")
    case "alert": return alert(link, context)
    case "confirmationDialog", "actionSheet": return dialog(link, context)
    case "toolbar", "navigationBarItems": return bar(context, step)
    case "tabItem": return tabItem(step, context)
    case "contextMenu", "toolbarTitleMenu", "commands":
      return link.label == "preview" ? nil : menuItem(context, step)
    case "swipeActions": return swipe(context)
    case "searchScopes": return scopes(link)
    default: return other(link, step, context)
    }
  }

  private func other(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict? {
    switch link.name {
    case "badge": return .slot("badge", after: step, lineLimit: 1)
    case "searchable":
      return link.isClosure
        ? .slot("row", after: step) : .slot("placeholder", after: 0, lineLimit: 1)
    case "chartXAxisLabel", "chartYAxisLabel": return .slot("caption", after: step)
    case "searchSuggestions": return .slot("row", after: step)
    case "configurationDisplayName", "displayName":
      return .slot("widgetTitle", after: 0, lineLimit: 1).on(.widgetGallery)
    case "description": return .slot("body(lines:0)", after: 0).on(.widgetGallery)
    case "promptsForUserConfirmation": return .slot("body(lines:0)", after: 0)
    case "widgetLabel": return .slot("widgetTitle", after: step).on(.complication)
    case "dialogSuppressionToggle": return .slot("row", after: 0)
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
      "safeAreaInset", "overlay", "background":
      guard SlotContext.leavesScreen(link) else { return nil }
      return onScreen(context, inList: false, after: step)
    default: return ActionReading.modifiers.contains(link.name) ? .nothing : nil
    }
  }

  // MARK: - Alerts

  private func alert(_ link: ChainLink, _ context: SlotContext) -> SlotVerdict? {
    if context.control == .field { return .slot("placeholder", after: 0, lineLimit: 1) }
    switch link.label {
    case "message": return .slot("alertMessage", after: 0)
    case "" where isMessage(link): return .slot("alertMessage", after: 0)
    case "", "actions":
      guard link.isClosure else { return .slot("alertTitle", after: 0) }
      let count = counts.alertButtons(link.argument)
      return .slot("alertButton(of:\(count))", after: 0, lineLimit: 1)
    default: return nil
    }
  }

  /// Whether a closure behind the parentheses is the message, as the actions stand in them: `alert("Sure?", isPresented: $on,
  /// actions: Actions.init) { Text("All is lost.") }`.
  private func isMessage(_ link: ChainLink) -> Bool {
    link.isClosure && index.argument(link.call, "actions") != nil
  }

  private func dialog(_ link: ChainLink, _ context: SlotContext) -> SlotVerdict? {
    switch link.label {
    case "message": return .slot("alertMessage", after: 0)
    case "" where isMessage(link): return .slot("alertMessage", after: 0)
    case "", "actions":
      guard !link.isClosure else {
        return .slot("actionSheetButton", after: 0, lineLimit: 1)
      }
      let visibility = index.argument(link.call, "titleVisibility")
        .flatMap { SourceValues(index: index).name($0) }
      return visibility == "visible"
        ? .slot("alertTitle", after: 0) : .notDrawn("title of a confirmation dialog")
    default: return nil
    }
  }

  // MARK: - Swipes and scopes

  private func swipe(_ context: SlotContext) -> SlotVerdict {
    let style = context.modifierName("labelStyle", from: 0) ?? ""
    if style.hasPrefix("icononly") { return .notDrawn("icon-only label") }
    return .slot("swipeAction", after: 0, lineLimit: 1)
  }

  private func scopes(_ link: ChainLink) -> SlotVerdict {
    .part("segment", counts.share(of: link.argument, in: 2...7, usual: 3), after: 0)
  }
}
