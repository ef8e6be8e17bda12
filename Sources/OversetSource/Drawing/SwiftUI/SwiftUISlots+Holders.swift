import OversetVocabulary

// What a text becomes in views that hold others: bars, alerts as values, tabs, stacks, and views of packages.
extension SwiftUISlots {
  func holder(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    switch link.name {
    case "ToolbarItem", "ToolbarItemGroup": return toolbarItem(link, step, context)
    case "Alert", "ActionSheet": return alertValue(link)
    case "Tab", "TabSection": return tab(link, step, context)
    case "TableColumn":
      return link.isClosure
        ? onScreen(context, inList: true, after: step)
        : .slot("body(lines:1)", after: step, lineLimit: 1)
    case "Action": return .slot("wrappingButton", after: step)
    case "CommandMenu", "CommandGroup": return .slot("menuItem", after: 0, lineLimit: 1)
    case "ContentUnavailableView", "ProgressView", "GroupBox", "DisclosureGroup", "Gauge",
      "ControlGroup":
      return titled(link, step, &context)
    case "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
      "ActivityConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion",
      "ControlWidgetButton", "ControlWidgetToggle", "StaticControlConfiguration",
      "AppIntentControlConfiguration":
      return .slot("widgetTitle", after: step)
    case "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid",
      "LazyHGrid", "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView",
      "TabView", "ViewThatFits":
      return nil
    default: return foreign(link, step, &context)
    }
  }

  // MARK: - Bars

  private func toolbarItem(
    _ link: ChainLink, _ step: Int, _ context: SlotContext
  ) -> SlotVerdict {
    let placement =
      index.argument(link.call, "placement")
      .flatMap { SourceValues(index: index).name($0) } ?? "automatic"
    if placement == "principal" || placement == "title" || placement == "largeTitle" {
      guard let outer = context.links[step...].first(where: { $0.name == "toolbar" }) else {
        return .slot("navigationTitle", after: step, lineLimit: 1).or(["navigationTitleWithBack"])
      }
      let outward = context.links[step...].drop { $0 != outer }.dropFirst()
      let title = TitleReading(outer.call, outward, index: index)
      return .slot(title.slot(isPrincipal: true), after: step, lineLimit: 1)
        .or(title.otherSlots(isPrincipal: true))
    }
    return bar(context, step)
  }

  /// A text in a toolbar: a label there shows its icon alone.
  func bar(_ context: SlotContext, _ step: Int) -> SlotVerdict {
    let style = context.modifierName("labelStyle", from: 0) ?? ""
    if context.isInLabel, !style.hasPrefix("titleandicon"), !style.hasPrefix("titleonly") {
      return .notDrawn("label in a toolbar: icon only")
    }
    if context.control == .menu, buttonHasImage(context, step) {
      return .slot("barButton", after: step, lineLimit: 1)
    }
    return .slot("barButton", after: step, lineLimit: 1)
  }

  private func buttonHasImage(_ context: SlotContext, _ step: Int) -> Bool {
    guard context.controlStep < context.links.count else { return false }
    let call = context.links[context.controlStep].call
    return index.argument(call, "systemImage") != nil || index.argument(call, "image") != nil
  }

  private func tab(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict? {
    guard !link.isClosure || link.label == "label" else {
      return onScreen(context, inList: false, after: step)
    }
    return .part("tabItem", counts.tabs(context.links[step...]), after: 0)
  }

  // MARK: - Alerts as values

  private func alertValue(_ link: ChainLink) -> SlotVerdict {
    let isSheet = link.name == "ActionSheet"
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
    case "ProgressView":
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

  // MARK: - Views of packages

  /// A view that the program does not declare: its name and the argument's label say what it is.
  private func foreign(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    if link.name.hasSuffix("HostingController") || link.name.hasSuffix("HostingConfiguration") {
      return onScreen(context, inList: false, after: step)
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
