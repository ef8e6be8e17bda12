/// What stands beside the title of an item in a menu, as far as it is always there.
struct MenuItemReading {
  let index: ProgramIndex

  /// What the item keeps from its title, in points.
  ///
  /// - Parameters:
  ///   - links: The steps from the title up to the menu.
  ///   - isOption: Whether it is an option of a picker: one of them has a check mark, and all leave room for it.
  func margins(_ links: some Collection<ChainLink>, isOption: Bool) -> Double {
    SystemMargins.menuItem(
      hasLeadingMark: isOption || links.contains { isTitleOfMenu($0) },
      hasPicture: links.contains { hasPicture($0) })
  }

  /// Whether a step is from the title of a menu inside: an arrow stands before it.
  private func isTitleOfMenu(_ link: ChainLink) -> Bool {
    link.kind == .constructor && link.name == "Menu" && ControlPart(link, index) == .label
  }

  /// Whether a step puts a picture beside the title.
  private func hasPicture(_ link: ChainLink) -> Bool {
    guard link.kind == .constructor else { return false }
    if Self.pictured(link.call, index) { return true }
    guard link.isClosure, link.name == "Label" || Self.controls.contains(link.name) else {
      return false
    }
    return link.name == "Label"
      || ViewContents(index: index).fewest(in: link.argument) { Self.pictured($0, index) } > 0
  }

  private static let controls: Set = [
    "Button", "Link", "ShareLink", "NavigationLink", "Toggle", "Menu", "HStack", "VStack", "Label",
  ]

  /// Whether a call makes a picture, or a view that has one: `Label("a", systemImage: "b")`.
  private static func pictured(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    let call = index.unmodified(call)
    guard index[call].kind == .call, let name = index.calledName(call) else { return false }
    if name == "Image" || name == "Label" { return true }
    guard controls.contains(name) else { return false }
    return ["systemImage", "image"].contains { index.argument(call, $0) != nil }
  }
}
