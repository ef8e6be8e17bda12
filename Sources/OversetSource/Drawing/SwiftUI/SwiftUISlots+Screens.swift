import OversetVocabulary

// What a text is on its screen when nothing nearer decides.
extension SwiftUISlots {
  /// The slot of a text whose chain reaches a list, or the end of its screen.
  func onScreen(_ context: SlotContext, inList: Bool, after step: Int) -> SlotVerdict {
    let inner = context.links.prefix(step)
    let slot = slot(context, inner, inList: inList)
    let isWholeChain = inList || step == context.links.count
    let grows = ["badge", "compactButton", "halfButton", "toast"].contains(slot)
    return .slot(
      slot, after: isWholeChain ? context.links.count : step, lineLimit: grows ? 0 : nil)
  }

  private func slot(
    _ context: SlotContext, _ inner: ArraySlice<ChainLink>, inList: Bool
  ) -> String {
    if context.isToast { return "toast" }
    let isInControl =
      context.control == .button || context.control == .menu || context.control == .link
    if context.isChip || isInControl && context.scrollsSideways && !inList {
      return "chip"
    }
    if context.isBadge || context.isInCapsule && !isInControl { return "badge" }
    let part = context.isStacked ? .subtitle : stacks.part(inner)
    switch context.control {
    case .toggle: return part == .subtitle ? "rowSubtitle" : "row"
    case .button, .link, .menu: return button(context, part, inner, inList: inList)
    case .field: return "placeholder"
    case nil: return plain(part, inner, inList: inList)
    }
  }

  // MARK: - Buttons

  private func button(
    _ context: SlotContext, _ part: StackReading.Part, _ inner: ArraySlice<ChainLink>, inList: Bool
  ) -> String {
    let label = Array(inner.prefix(context.controlStep))
    let isLink = context.control == .link
    switch stacks.part(label) {
    case .subtitle: return "rowSubtitle"
    case .value: return "rowValue"
    case .withValue: return "rowWithValue"
    case .withSubtitle: return "row"
    case .alone: break
    }
    if context.isStacked { return "rowSubtitle" }
    if titleOrCaption(.alone, label[...], inList: false) == "caption", isStacked(label[...]) {
      return "caption"
    }
    let isListLink =
      inList && context.links.dropFirst(context.controlStep).first?.name == "NavigationLink"
    let looksLikeButton = !isListLink && looksLikeButton(context)
    if inList, !looksLikeButton { return plain(part, inner, inList: true) }
    if part == .value || part == .withValue, !looksLikeButton { return "rowValue" }
    let count = buttonsInRow(inner.dropFirst(context.controlStep + 1))
    if count == 2 { return "halfButton" }
    if count > 2 { return "compactButton" }
    if isLink, !looksLikeButton, hasSpacer(label) { return "row" }
    return hasSpacer(label) && !looksLikeButton ? "row" : "wrappingButton"
  }

  /// Whether modifiers give a button an own look, so that it is none of a list's rows.
  private func looksLikeButton(_ context: SlotContext) -> Bool {
    let step = context.controlStep
    if let style = context.modifierName("buttonStyle", from: step) {
      let plain = ["plain", "borderless", "automatic", "plainbuttonstyle", "borderlessbuttonstyle"]
      if !plain.contains(style) { return true }
    }
    let row = context.links[min(step, context.links.count)...].prefix { link in
      link.kind != .constructor || link.name != "List" && link.name != "Form"
    }
    if row.contains(where: { $0.kind == .modifier && $0.name == "listRowInsets" }) { return true }
    let background = row.first { $0.kind == .modifier && $0.name == "listRowBackground" }
    let color = background.flatMap { index.firstArgument($0.call) }
      .flatMap { SourceValues(index: index).name($0)?.lowercased() }
    return color == "clear" || color == "emptyview"
  }

  /// The buttons of the nearest row of them; 1 if there is none.
  private func buttonsInRow(_ links: ArraySlice<ChainLink>) -> Int {
    for link in links where link.kind == .constructor && link.isClosure {
      if link.name == "HStack" { return max(1, counts.buttonsInRow(link)) }
      if ["VStack", "List", "Form", "ScrollView", "Section", "ZStack"].contains(link.name) {
        return 1
      }
    }
    return 1
  }

  private func hasSpacer(_ links: [ChainLink]) -> Bool {
    links.contains { link in
      guard link.kind == .constructor, link.name == "HStack", link.isClosure else { return false }
      let contents = ViewContents(index: index)
      return contents.views(in: link.argument).contains { contents.viewName($0) == "Spacer" }
    }
  }

  // MARK: - Texts

  private func plain(
    _ part: StackReading.Part, _ inner: ArraySlice<ChainLink>, inList: Bool
  ) -> String {
    if let slot = titleOrCaption(part, inner, inList: inList) { return slot }
    if inList {
      switch part {
      case .withValue: return "rowWithValue"
      case .value: return "rowValue"
      case .subtitle: return isCentred(inner) ? "body(lines:0)" : "rowSubtitle"
      case .alone, .withSubtitle: return isCentred(inner) ? "body(lines:0)" : "row"
      }
    }
    guard isRowLike(inner) else { return "body(lines:0)" }
    switch part {
    case .withValue: return "rowWithValue"
    case .value: return "rowValue"
    case .subtitle: return "rowSubtitle"
    case .withSubtitle: return "row"
    case .alone: return "body(lines:0)"
    }
  }

  /// Whether a text is set in the middle, as explanations between rows are.
  func isCentred(_ links: ArraySlice<ChainLink>) -> Bool {
    links.contains { link in
      guard link.kind == .modifier, link.name == "multilineTextAlignment",
        let argument = index.firstArgument(link.call)
      else { return false }
      return SourceValues(index: index).name(argument) == "center"
    }
  }

  /// Whether stacks around a text make a row as lists have them: a picture beside it, or a spacer.
  func isRowLike(_ links: ArraySlice<ChainLink>) -> Bool {
    let contents = ViewContents(index: index)
    return links.contains { link in
      guard link.kind == .constructor, link.name == "HStack", link.isClosure else { return false }
      return contents.views(in: link.argument).contains {
        let name = contents.viewName($0) ?? ""
        return ["Spacer", "Image", "AsyncImage"].contains(name) || isPicture(name)
      }
    }
  }

  /// Whether the name of a view says that it shows a picture.
  private func isPicture(_ name: String) -> Bool {
    ["Image", "Avatar", "Icon", "Thumbnail", "Poster", "Artwork"].contains { name.contains($0) }
  }
}
