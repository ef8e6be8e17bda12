import OversetVocabulary

// What a text becomes in views that hold others: bars, alerts as values, tabs, stacks, and views of packages.
extension SwiftUISlots {
  func holder(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    switch link.name {
    case "ToolbarItem", "ToolbarItemGroup": return toolbarItem(link, step, context)
    case "Alert", "ActionSheet": return alertValue(link, isSheet: link.name == "ActionSheet")
    case "Tab", "TabSection": return tab(link, step, context)
    case "TableColumn":
      return link.isClosure
        ? onScreen(context, inList: true, after: step)
        : .slot("body(lines:1)", after: step, lineLimit: 1)
    case "Action": return .slot("wrappingButton", after: step)
    case "ToolbarTitleMenu": return .slot("menuItem", after: 0, lineLimit: 2)
    case "Image": return link.label == "label" ? .notDrawn("label of a picture") : nil
    case "SharePreview": return .slot("body(lines:1)", after: 0, lineLimit: 1)
    case "AxisValueLabel": return .slot("caption", after: step)
    case "Marker", "Annotation": return link.isClosure ? nil : .slot("caption", after: step)
    case "WindowGroup", "Window": return link.isClosure ? nil : .notDrawn("title of a window")
    case "CommandMenu", "CommandGroup": return .slot("menuItem", after: 0, lineLimit: 1)
    case "ContentUnavailableView", "ProgressView", "GroupBox", "DisclosureGroup", "Gauge",
      "ControlGroup":
      return titled(link, step, &context)
    case "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration":
      return widget(step, context)
    case "ActivityConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion":
      return .slot("widgetTitle", after: step, lineLimit: 0).on(.liveActivity)
    case "ControlWidgetButton", "ControlWidgetToggle", "StaticControlConfiguration",
      "AppIntentControlConfiguration":
      return .slot("widgetTitle", after: step).on(.control)
    case "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid",
      "LazyHGrid", "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView",
      "TabView", "ViewThatFits":
      return nil
    default: return foreign(link, step, &context)
    }
  }

  // MARK: - Alerts as values

  func alertValue(_ link: ChainLink, isSheet: Bool) -> SlotVerdict {
    switch link.label {
    case "title": return .slot("alertTitle", after: 0)
    case "message": return .slot("alertMessage", after: 0)
    default:
      if isSheet { return .slot("actionSheetButton", after: 0, lineLimit: 1) }
      let count = counts.buttons(ofAlert: link.call)
      return .slot("alertButton(of:\(count))", after: 0, lineLimit: 1)
    }
  }

  // MARK: - Views with a title

  private func titled(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    let part = ControlPart(link, index)
    let isText = !link.isClosure || link.label == "label"
    switch link.name {
    case "ContentUnavailableView":
      if link.label == "actions" { return nil }
      return .slot("body(lines:0)", after: step)
    case "ControlGroup": return group(link, step, context)
    case "ProgressView", "Gauge":
      if part == .label, link.label != "currentValueLabel",
        context.modifier("labelsHidden", from: step + 1) != nil
      {
        return .notDrawn("hidden label")
      }
      guard link.name == "ProgressView" else { return nil }
      return context.control == nil
        ? onScreen(context, inList: isInList(context, from: step + 1), after: step) : nil
    case "DisclosureGroup", "GroupBox":
      if isText || part == .label && link.label == "label" {
        return .slot("row", after: context.links.count)
      }
      return nil
    default: return nil
    }
  }

  /// A text in a group of controls: a menu sets them in one line, unless they are a menu of their own. Other groups
  /// show no title.
  private func group(
    _ link: ChainLink, _ step: Int, _ context: SlotContext
  ) -> SlotVerdict? {
    let style = context.modifierName("controlGroupStyle", from: step + 1) ?? ""
    let isMenu = style.hasPrefix("menu") || style.hasPrefix("compactmenu")
    guard link.isClosure, link.label != "label" else {
      return isMenu ? nil : .notDrawn("title of a group of controls")
    }
    if isMenu { return .slot("menuItem", after: 0, lineLimit: 2) }
    guard isInMenu(context, from: step + 1) else { return nil }
    if context.isInLabel, style.hasPrefix("palette") { return .notDrawn("icons in a menu") }
    return .slot("compactButton", after: step, lineLimit: 1)
  }

  // MARK: - Views of packages

  /// A view that the program does not declare: its name and the argument's label say what it is.
  private func foreign(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    if link.name.hasSuffix("HostingController") {
      return onScreen(context, inList: false, after: step)
    }
    if link.name.hasSuffix("HostingConfiguration") {
      return onScreen(context, inList: true, after: step)
    }
    let word = link.name.lowercased()
    if link.isClosure {
      if word.contains("list") || word.contains("form") {
        return word.contains("row") ? nil : onScreen(context, inList: true, after: step)
      }
      if word.contains("button"), context.control == nil, link.label != "action" {
        context.control = .button
        context.controlStep = step
      }
      return nil
    }
    return ForeignSlots.verdict(word, label: label(of: link, in: context, step), step: step)
  }

  /// The label that tells most of what an argument is: that of the argument inside `.plain(title:)`.
  private func label(of link: ChainLink, in context: SlotContext, _ step: Int) -> String {
    let inner = context.links.prefix(step).last { $0.kind == .implicitMember }
    let labels = [link.label, inner?.label ?? ""].filter { !$0.isEmpty }
    return labels.joined(separator: " ").lowercased()
  }
}
