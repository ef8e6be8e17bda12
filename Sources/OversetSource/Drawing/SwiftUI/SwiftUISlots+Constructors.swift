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
    case ("ShareLink", _) where link.label == "subject" || link.label == "message":
      return .notDrawn("sent")
    case ("NavigationLink", .content): return onScreen(context, inList: false, after: step)
    case ("Menu", .content): return menuItem(context, step)
    default: break
    }
    if hasPicture(link) { context.isInLabel = true }
    if context.control == nil {
      context.control =
        switch link.name {
        case "Toggle": isButton(toggleAt: step, context) ? .button : .toggle
        case "Menu": .menu
        case "NavigationLink", "Link": .link
        default: .button
        }
      context.controlStep = step
      context.isStacked = isSecondLine(link)
    }
    return nil
  }

  /// Whether a toggle has the look of a button.
  private func isButton(toggleAt step: Int, _ context: SlotContext) -> Bool {
    context.modifierName("toggleStyle", from: step + 1)?.hasPrefix("button") ?? false
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
    if link.name == "Slider" { return slider(link, step, context) }
    let style = context.modifierName("datePickerStyle", from: step + 1) ?? ""
    if link.name == "MultiDatePicker" || link.name == "DatePicker" && style.hasPrefix("graphical") {
      return .notDrawn("label of a calendar")
    }
    if context.isStacked || isSecondLine(link)
      || stacks.part(context.links.prefix(step)) == .subtitle
    {
      return .slot("rowSubtitle", after: context.links.count)
    }
    let hasValue = link.name != "Stepper" && link.name != "ColorPicker"
    return .slot(hasValue ? "rowWithValue" : "row", after: context.links.count)
  }

  /// A slider shows what stands at its ends, and reads its label aloud.
  private func slider(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict {
    guard ["minimumValueLabel", "maximumValueLabel"].contains(link.label) else {
      return .notDrawn("label of a slider")
    }
    return onScreen(context, inList: isInList(context, from: step + 1), after: step)
  }

  private func field(_ link: ChainLink, _ context: SlotContext) -> SlotVerdict {
    if link.label != "prompt", index.argument(link.call, "prompt") != nil {
      return .notDrawn("title of a field with a prompt")
    }
    // A field that grows downwards breaks its prompt into lines, as it does what is typed.
    if growsDownwards(link.call) { return .slot("body(lines:0)", after: context.links.count) }
    var verdict = SlotVerdict.slot("placeholder", after: context.links.count, lineLimit: 1)
    if isInAlert(context) { verdict.maximumWidth = SystemMargins.alertField }
    return verdict
  }

  private func isInAlert(_ context: SlotContext) -> Bool {
    context.links.prefix { !SlotContext.leavesScreen($0) }.contains {
      $0.kind == .modifierArgument && $0.name == "alert"
    }
  }

  /// Whether a field may have more than one line: one whose axis is stated, unless that is the horizontal one.
  private func growsDownwards(_ call: NodeReference) -> Bool {
    guard let axis = index.argument(call, "axis") else { return false }
    return SourceValues(index: index).name(axis) != "horizontal"
  }

  // MARK: - Sections

  private func section(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict? {
    let isFooter = link.label == "footer"
    let isHeader = link.label == "header" || !link.isClosure && link.label.isEmpty
    guard isFooter || isHeader else { return nil }
    if isInMenu(context, from: step + 1) { return menuHeader(context, step) }
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
