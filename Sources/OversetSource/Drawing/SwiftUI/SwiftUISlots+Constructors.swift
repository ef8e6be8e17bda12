import OversetVocabulary

// What a text becomes as an argument of one of SwiftUI's views.
extension SwiftUISlots {
  func constructor(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    switch link.name {
    case "Text", "Group", "ForEach", "AnyView", "TupleView": return nil
    case "Label": return label(link, &context)
    case "Button", "Link", "ShareLink", "PhotosPicker", "NavigationLink", "Menu", "Toggle":
      return control(link, step, &context)
    case "Stepper", "DatePicker", "ColorPicker", "MultiDatePicker", "Slider", "LabeledContent":
      return labeled(link, step, &context)
    case "Picker": return picker(link, step, context)
    case "TextField", "SecureField": return field(link, context)
    case "Section": return section(link, step, context)
    case "List", "Form", "OutlineGroup", "Table":
      return onScreen(context, inList: true, after: step)
    case "ScrollView":
      if isHorizontal(link.call) { context.scrollsSideways = true }
      return nil
    default: return holder(link, step, &context)
    }
  }

  // MARK: - Controls

  private func label(_ link: ChainLink, _ context: inout SlotContext) -> SlotVerdict? {
    if link.label == "icon" { return .notDrawn("icon") }
    context.isInLabel = true
    return nil
  }

  /// A button and its like: its label goes on outwards, what stands in its action is no drawing.
  private func control(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    let part = ControlPart(link, index)
    switch (link.name, part) {
    case (_, .action): return .nothing
    case ("NavigationLink", .content): return onScreen(context, inList: false, after: step)
    case ("Menu", .content): return .slot("menuItem", after: 0, lineLimit: 2)
    default: break
    }
    if context.control == nil {
      context.control =
        switch link.name {
        case "Toggle": .toggle
        case "Menu": .menu
        case "NavigationLink", "Link": .link
        default: .button
        }
      context.controlStep = step
      context.isStacked = isSecondLine(link)
    }
    return nil
  }

  /// Whether a text stands below another one directly in the label of a control.
  private func isSecondLine(_ link: ChainLink) -> Bool {
    guard link.isClosure else { return false }
    return stacks.column(link) == .subtitle
  }

  /// A control with a title at the leading edge and a value at the trailing one.
  private func labeled(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    let part = ControlPart(link, index)
    if context.modifier("labelsHidden", from: step + 1) != nil, part != .content {
      return .notDrawn("hidden label")
    }
    if link.name == "LabeledContent", part == .content || link.label == "value" {
      if context.isInCapsule { return .slot("badge", after: step, lineLimit: 0) }
      return .slot("rowValue", after: context.links.count)
    }
    if link.name == "Slider" { return .notDrawn("label of a slider") }
    if context.isStacked || isSecondLine(link)
      || stacks.part(context.links.prefix(step)) == .subtitle
    {
      return .slot("rowSubtitle", after: context.links.count)
    }
    let hasValue = link.name != "Stepper" && link.name != "ColorPicker"
    return .slot(hasValue ? "rowWithValue" : "row", after: context.links.count)
  }

  private func field(_ link: ChainLink, _ context: SlotContext) -> SlotVerdict {
    if link.label != "prompt", index.argument(link.call, "prompt") != nil {
      return .notDrawn("title of a field with a prompt")
    }
    return .slot("placeholder", after: context.links.count, lineLimit: 1)
  }

  // MARK: - Pickers

  private func picker(
    _ link: ChainLink, _ step: Int, _ context: SlotContext
  ) -> SlotVerdict {
    let isOption = ControlPart(link, index) == .content
    let isInMenu = isInMenu(context, from: step + 1)
    let style = context.modifierName("pickerStyle", from: step + 1) ?? ""
    let hides = context.modifier("labelsHidden", from: step + 1) != nil
    if style.hasPrefix("segmented") || style.hasPrefix("palette") {
      guard isOption else { return .notDrawn("title of a segmented picker") }
      return .part("segment", counts.options(link.call), after: step)
    }
    if isInMenu {
      if isOption || style.hasPrefix("menu") { return .slot("menuItem", after: 0, lineLimit: 2) }
      return .notDrawn("title of a picker in a menu")
    }
    if !isOption {
      if hides || style.hasPrefix("wheel") { return .notDrawn("hidden label") }
      if style.hasPrefix("inline") { return .slot("sectionHeader", after: step) }
      return .slot("rowWithValue", after: context.links.count)
    }
    if style.hasPrefix("inline") || style.hasPrefix("wheel") || style.hasPrefix("navigationlink") {
      return .slot(style.hasPrefix("wheel") ? "body(lines:1)" : "row", after: context.links.count)
    }
    var verdict = SlotVerdict.slot("menuItem", after: 0)
    if isInList(context, from: step + 1) { verdict.drawings.append(.slot("rowValue")) }
    return verdict
  }

  private func isInMenu(_ context: SlotContext, from step: Int) -> Bool {
    for link in context.links[min(step, context.links.count)...] {
      if SlotContext.leavesScreen(link) || leavesMenu(link) { return false }
      if link.kind == .constructor, link.name == "Menu" {
        return ControlPart(link, index) == .content
      }
      if link.kind == .constructor, ["CommandMenu", "CommandGroup"].contains(link.name) {
        return link.isClosure
      }
      if link.kind == .modifierArgument, link.name == "contextMenu" { return true }
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

  // MARK: - Sections

  private func section(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict? {
    let isFooter = link.label == "footer"
    let isHeader = link.label == "header" || !link.isClosure && link.label.isEmpty
    guard isFooter || isHeader else { return nil }
    if isInMenu(context, from: step + 1) { return .slot("menuItem", after: 0, lineLimit: 2) }
    if context.control == .button || context.control == .link {
      return .slot("compactButton", after: step)
    }
    if context.isInCapsule { return .slot("badge", after: step, lineLimit: 0) }
    let inner = context.links.prefix(step)
    if isCentred(inner), stacks.part(inner) != .alone {
      return .slot("body(lines:0)", after: context.links.count)
    }
    return .slot(isFooter ? "sectionFooter" : "sectionHeader", after: context.links.count)
  }

  private func isHorizontal(_ call: NodeReference) -> Bool {
    guard let axis = index.firstArgument(call) else { return false }
    return SourceValues(index: index).name(axis) == "horizontal"
  }
}
