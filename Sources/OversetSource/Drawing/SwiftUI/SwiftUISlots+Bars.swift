import OversetVocabulary

// What a text becomes in toolbars and tab bars.
extension SwiftUISlots {
  // MARK: - Toolbars

  func toolbarItem(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict {
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
        .or(title.otherSlots(isPrincipal: true)).within(margins: title.margins)
    }
    return bar(context, step)
  }

  /// A text in a toolbar: a label there shows its icon alone.
  func bar(_ context: SlotContext, _ step: Int) -> SlotVerdict {
    let style = context.modifierName("labelStyle", from: 0) ?? ""
    if context.isInLabel, !style.hasPrefix("titleandicon"), !style.hasPrefix("titleonly") {
      return .notDrawn("label in a toolbar: icon only")
    }
    return .slot("barButton", after: step, lineLimit: 1)
  }

  /// Whether a control is given a picture beside its title, which makes a label of the two.
  func hasPicture(_ link: ChainLink) -> Bool {
    guard !link.isClosure, link.label.isEmpty else { return false }
    return link.name == "ShareLink"
      || ["systemImage", "image", "icon"].contains { index.argument(link.call, $0) != nil }
  }

  // MARK: - Titles

  /// The title of a screen.
  func title(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict {
    let title = TitleReading(link.call, context.links[(step + 1)...], index: index)
    if let reason = title.reasonNotDrawn { return .notDrawn(reason) }
    return .slot(title.slot(), after: 0, lineLimit: 1).or(title.otherSlots())
      .within(margins: title.margins)
  }

  // MARK: - Tabs

  func tab(_ link: ChainLink, _ step: Int, _ context: SlotContext) -> SlotVerdict? {
    if link.name == "TabSection", !link.isClosure || link.label == "header" {
      return .notDrawn("title of a section of tabs")
    }
    guard !link.isClosure || link.label == "label" else {
      return onScreen(context, inList: false, after: step)
    }
    let around = context.links[(step + 1)...].prefix {
      $0.kind != .constructor || $0.name != "TabView"
    }
    let hidden = HiddenReading(index: index)
    if around.contains(where: { $0.name == "hidden" && hidden.hides($0, inside: []) }) {
      return .notDrawn("hidden")
    }
    if index.argument(link.call, "role").map({ index[$0].name == "search" }) ?? false {
      return .unknown("the tab of a search, which iOS 26 draws apart from the others")
    }
    return .part("tabItem", counts.tabs(context.links[step...]), after: 0)
  }

  /// The tab of a screen: pages that are swiped have none.
  func tabItem(_ step: Int, _ context: SlotContext) -> SlotVerdict {
    if context.modifierName("tabViewStyle", from: step + 1)?.hasPrefix("page") ?? false {
      return .notDrawn("title of a page")
    }
    return .part("tabItem", counts.tabs(context.links[(step + 1)...]), after: 0)
  }
}
