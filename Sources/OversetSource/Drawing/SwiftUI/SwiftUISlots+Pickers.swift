import OversetVocabulary

// What a text becomes as the title or an option of a picker, and what a step stands in.
extension SwiftUISlots {
  func picker(
    _ link: ChainLink, _ step: Int, _ context: SlotContext
  ) -> SlotVerdict {
    let isOption = ControlPart(link, index) == .content
    let isInMenu = isInMenu(context, from: step + 1)
    let style = context.modifierName("pickerStyle", from: step + 1) ?? ""
    let hides = context.modifier("labelsHidden", from: step + 1) != nil
    if style.hasPrefix("segmented") || style.hasPrefix("palette") {
      guard isOption else { return .notDrawn("title of a segmented picker") }
      let look = context.modifierName("labelStyle", from: 0) ?? ""
      if context.isInLabel, look.hasPrefix("icononly") { return .notDrawn("icon-only label") }
      return .part("segment", counts.options(link.call), after: step)
    }
    if isInMenu {
      if isOption || style.hasPrefix("menu") {
        return menuItem(context, step, isOption: isOption)
      }
      return .notDrawn("title of a picker in a menu")
    }
    if !isOption {
      if hides || style.hasPrefix("wheel") { return .notDrawn("hidden label") }
      if style.hasPrefix("inline") { return .slot("sectionHeader", after: step) }
      if isMenuAlone(style, context, from: step + 1) {
        return .notDrawn("title of a menu of options")
      }
      return .slot("rowWithValue", after: context.links.count)
    }
    if style.hasPrefix("wheel") { return .slot("body(lines:1)", after: context.links.count) }
    if style.hasPrefix("inline") || style.hasPrefix("navigationlink") {
      var verdict = SlotVerdict.slot("row", after: context.links.count)
      if style.hasPrefix("navigationlink") { verdict.drawings.append(.slot("rowValue")) }
      return verdict
    }
    var verdict = menuItem(context, step, isOption: true)
    verdict.lineLimit = nil
    if isInList(context, from: step + 1) { verdict.drawings.append(.slot("rowValue")) }
    return verdict
  }

  /// Whether a menu of options shows the chosen one alone: its title stands in rows of lists.
  private func isMenuAlone(_ style: String, _ context: SlotContext, from step: Int) -> Bool {
    guard ["", "automatic", "menu", "defaultpickerstyle", "menupickerstyle"].contains(style),
      !isInList(context, from: step)
    else { return false }
    let outer = context.links[min(step, context.links.count)...]
    let isInBar = outer.contains { link in
      link.kind == .constructor
        ? link.name.hasPrefix("ToolbarItem") && link.isClosure
        : link.kind == .modifierArgument && link.name == "toolbar"
    }
    if isInBar { return true }
    // A view that nobody places may stand in a list as well: the stack must belong to a view that ends outside of it.
    let stack = outer.firstIndex { link in
      link.kind == .constructor && ["VStack", "ZStack", "ScrollView"].contains(link.name)
        && link.isClosure
    }
    return stack.map { outer[$0...].contains { $0.kind == .type } } ?? false
  }

  /// An item of a menu, whose title ends with the steps before `step`.
  func menuItem(
    _ context: SlotContext, _ step: Int, isOption: Bool = false
  ) -> SlotVerdict {
    let margins = MenuItemReading(index: index)
      .margins(context.links.prefix(step), isOption: isOption)
    return .slot("menuItem", after: 0, lineLimit: 2).within(margins: margins)
  }

  /// The title of a part of a menu, of which nothing says how many lines it has.
  func menuHeader(_ context: SlotContext, _ step: Int) -> SlotVerdict {
    var verdict = menuItem(context, step)
    verdict.hasOpenLines = true
    return verdict
  }

  func isInMenu(_ context: SlotContext, from step: Int) -> Bool {
    for link in context.links[min(step, context.links.count)...] {
      if SlotContext.leavesScreen(link) || leavesMenu(link) { return false }
      if link.kind == .constructor, link.name == "Menu" {
        return ControlPart(link, index) == .content
      }
      if link.kind == .constructor, ["CommandMenu", "CommandGroup"].contains(link.name) {
        return link.isClosure
      }
      if link.kind == .constructor, link.name == "ToolbarTitleMenu" { return true }
      if link.kind == .modifierArgument, ["contextMenu", "toolbarTitleMenu"].contains(link.name) {
        return link.label != "preview"
      }
    }
    return false
  }

  /// Whether a step leads from what no menu holds: a list, or what a control does, as showing another screen.
  private func leavesMenu(_ link: ChainLink) -> Bool {
    guard link.kind == .constructor else { return false }
    switch link.name {
    case "List", "Form", "ScrollView", "NavigationStack", "NavigationView": return true
    case "Button": return ControlPart(link, index) == .action
    default: return false
    }
  }

  /// Whether the screen around a step is a list there.
  func isInList(_ context: SlotContext, from step: Int) -> Bool {
    for link in context.links[min(step, context.links.count)...] {
      if SlotContext.leavesScreen(link) || link.kind == .modifierArgument { return false }
      if link.kind == .constructor, ["List", "Form", "Section"].contains(link.name) { return true }
    }
    return false
  }
}
