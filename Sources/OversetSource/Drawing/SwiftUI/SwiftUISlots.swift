import OversetVocabulary

/// Decides in which slot a chain of SwiftUI's views draws a text: the first step that says so, else what its screen is.
struct SwiftUISlots {
  let index: ProgramIndex
  let counts: ControlCounts
  let stacks: StackReading

  init(index: ProgramIndex) {
    self.index = index
    counts = ControlCounts(index: index)
    stacks = StackReading(index: index)
  }

  /// What becomes of the text of a site on one way outwards.
  func drawings(of site: DrawingSite, _ chain: DrawingChain) -> [SiteDrawing] {
    switch chain.end {
    case .preview: return []
    case .dead: return [SiteDrawing(.deadCode, chain: chain.uses)]
    case .open: break
    }
    let verdict = verdict(chain.links, uses: chain.uses)
    let own = chain.links.prefix(verdict.steps).prefix { !SlotContext.leavesScreen($0) }
    var setting = SettingReading(own, index: index).setting
    setting.margins = verdict.margins
    if let width = verdict.maximumWidth {
      setting.maximumWidth = min(setting.maximumWidth ?? width, width)
    }
    if setting.lineLimit == nil {
      setting.lineLimit = verdict.lineLimit
      if verdict.hasOpenLines { setting.hasOpenLines = true }
    }
    if isUppercased(site.text) { setting.isUppercase = true }
    return verdict.drawings.enumerated().map { number, drawing in
      var drawing = SiteDrawing(limited(drawing, setting), setting: setting, chain: chain.uses)
      drawing.isAddition = number > 0
      if number > 0 { drawing.setting.margins = nil }
      if drawing.setting.margins == nil {
        drawing.setting.margins = openMargins(of: drawing.drawing, setting, chain.links)
      }
      drawing.otherSlots = number > 0 ? [] : verdict.otherSlots
      drawing.surface = verdict.surface
      return drawing
    }
  }

  /// Running text says its limit in the slot's name.
  private func limited(_ drawing: TextPlace.Drawing, _ setting: TextSetting) -> TextPlace.Drawing {
    guard drawing == .slot("body(lines:0)"), let limit = setting.lineLimit, limit > 0 else {
      return drawing
    }
    return .slot("body(lines:\(limit))")
  }

  private func isUppercased(_ text: NodeReference) -> Bool {
    let name = index[text].kind == .call ? index.calledName(text) : index[text].name
    return index[text].kind != .string
      && ["uppercased", "localizedUppercase"].contains(name ?? "")
  }

  // MARK: - The chain

  /// What the steps of a chain make of a text.
  ///
  /// - Parameter uses: The uses of declarations that the chain passes.
  func verdict(_ links: [ChainLink], uses: [NodeReference] = []) -> SlotVerdict {
    var context = SlotContext(links, index: index)
    context.uses = uses
    for (step, link) in links.enumerated() {
      let verdict: SlotVerdict? =
        switch link.kind {
        case .constructor: constructor(link, step, &context)
        case .modifier: modifier(link, step, &context)
        case .modifierArgument: modifierArgument(link, step, &context)
        case .implicitMember: implicitMember(link, step, &context)
        case .function: function(link, step, &context)
        case .type: type(link, step, &context)
        }
      if let verdict { return isInMenuBar(links) ? verdict.inMenuBar : verdict }
    }
    return onScreen(context, inList: false, after: links.count)
  }

  /// Whether a text's menus belong to the bar at the top of the screen.
  private func isInMenuBar(_ links: [ChainLink]) -> Bool {
    links.contains { link in
      switch link.kind {
      case .constructor: link.name == "CommandMenu" || link.name == "CommandGroup"
      case .modifierArgument: link.name == "commands"
      case .type: index.inherits(link.name, "Commands")
      default: false
      }
    }
  }

  // MARK: - Modifiers

  private func modifier(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    switch link.name {
    case "hidden", "opacity", "foregroundStyle", "foregroundColor", "frame":
      return HiddenReading(index: index).hides(link, inside: context.links.prefix(step))
        ? .notDrawn("hidden") : nil
    case "labelsHidden": return hidesLabel(step, context) ? .notDrawn("hidden label") : nil
    case "labelStyle":
      guard context.isInLabel, let argument = index.firstArgument(link.call),
        let name = SourceValues(index: index).name(argument)?.lowercased()
      else { return nil }
      return name.hasPrefix("icononly") ? .notDrawn("icon-only label") : nil
    case "background", "clipShape", "overlay", "containerShape", "glassEffect", "cornerRadius":
      if isCapsule(link.call) { context.isInCapsule = true }
      if context.control == nil, FloatingBox(index: index).passes(step, context.links) {
        context.isToast = true
      }
    case "badge", "badgeProminence": return nil
    default:
      let word = link.name.lowercased()
      if word.contains("badge") || word.contains("capsule") || word.contains("pill") {
        context.isInCapsule = true
      }
    }
    return nil
  }

  /// Whether the text is the label of the control that `labelsHidden` is applied to.
  private func hidesLabel(_ step: Int, _ context: SlotContext) -> Bool {
    guard context.control == .toggle else { return false }
    return step >= context.controlStep
  }

  private func isCapsule(_ call: NodeReference) -> Bool {
    index.arguments(call).contains { argument in
      let tree = index.trees[Int(argument.tree)]
      var waiting = [argument.node]
      var budget = 60
      while let node = waiting.popLast(), budget > 0 {
        budget -= 1
        if ["Capsule", "capsule"].contains(tree[node].name) { return true }
        waiting += tree.children(of: node)
      }
      return false
    }
  }

  // MARK: - Members, functions and types

  private func implicitMember(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    // `.init(…)` has no name.
    if link.name.isEmpty, let holder = context.links.dropFirst(step + 1).first,
      holder.kind == .modifierArgument, ["alert", "actionSheet"].contains(holder.name)
    {
      return alertValue(link, isSheet: holder.name == "actionSheet")
    }
    return link.name == "value" ? .notDrawn("value of a chart") : nil
  }

  private func function(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    let plain: Set = ["print", "debugPrint", "NSLog", "fatalError", "assertionFailure", "os_log"]
    if plain.contains(link.name) { return .notDrawn("log") }
    return isModifierOfSelf(link.call) ? modifierArgument(link, step, &context) : nil
  }

  /// Whether a call without a base applies a modifier to the view itself, as `alert(…)` does inside an extension of
  /// `View`.
  private func isModifierOfSelf(_ call: NodeReference) -> Bool {
    guard let type = index.enclosingType(of: call) else { return false }
    return type == "View" || index.isView(type)
  }

  private func type(
    _ link: ChainLink, _ step: Int, _ context: inout SlotContext
  ) -> SlotVerdict? {
    if index.inherits(link.name, "Widget") || index.inherits(link.name, "ControlWidget") {
      return .slot("widgetTitle", after: step)
    }
    if index.inherits(link.name, "Commands") { return .slot("menuItem", after: 0, lineLimit: 1) }
    let word = link.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !context.links.prefix(step).contains(where: { $0.kind == .type }) else { return nil }
    let isToast = word.contains("toast") || word.contains("snackbar") || word.hasSuffix("hud")
    if isToast { context.isToast = true }
    if word.contains("chip") { context.isChip = true }
    if word.contains("pill") || word.contains("badge") { context.isBadge = true }
    return nil
  }
}
