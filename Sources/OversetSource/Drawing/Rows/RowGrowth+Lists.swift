import OversetVocabulary

// What lists and forms add to a row.
extension RowGrowth {
  /// A row of a list, a header or a footer. The list itself says what stands beside it.
  mutating func list(_ link: ChainLink, _ number: Int) {
    // What stands beside it in a section is a row of its own.
    dropSiblings()
    isMore = true
    if let look = listLook(link, number) { return end(in: .list(listPart, look)) }
    // No style has wider rows than this.
    doubt("a style of lists")
    end(in: .list(listPart, .plain))
  }

  /// How a list or form looks; nil where its style is not known.
  private func listLook(_ link: ChainLink, _ number: Int) -> RowDescription.ListLook? {
    let context = SlotContext(chain.links, index: index)
    let modifier = link.name == "List" ? "listStyle" : "formStyle"
    guard context.modifier(modifier, from: number + 1) != nil else { return .insetGrouped }
    let name = context.modifierName(modifier, from: number + 1) ?? ""
    if link.name == "Form" { return Self.formStyles.contains(name) ? .insetGrouped : nil }
    return Self.listStyles[name]
  }

  private static let formStyles: Set<String> = [
    "automatic", "grouped", "automaticformstyle", "groupedformstyle",
  ]
  private static let listStyles: [String: RowDescription.ListLook] = [
    "automatic": .insetGrouped, "defaultliststyle": .insetGrouped,
    "insetgrouped": .insetGrouped, "insetgroupedliststyle": .insetGrouped,
    "grouped": .grouped, "groupedliststyle": .grouped,
    "plain": .plain, "plainliststyle": .plain, "inset": .plain, "insetliststyle": .plain,
    "sidebar": .sidebar, "sidebarliststyle": .sidebar,
  ]

  /// A section: its header and footer stand above and below its rows.
  mutating func section(_ link: ChainLink, _ scope: RowScope) {
    switch link.label {
    case "header": heads(.header, link, scope)
    case "footer": heads(.footer, link, scope)
    default:
      if link.isClosure { siblings(link, scope) } else { heads(.header, link, scope) }
    }
  }

  private mutating func heads(
    _ part: RowDescription.ListPart, _ link: ChainLink, _ scope: RowScope
  ) {
    listPart = part
    siblings(link, scope)
  }

  /// What a step outside of a list takes from the width of its rows.
  mutating func narrowList(_ link: ChainLink, _ scope: RowScope) {
    switch (link.kind, link.name) {
    case (.modifier, "contentMargins"), (.modifier, "safeAreaPadding"):
      doubt("margins of the list")
    case (.modifier, "padding"), (.modifier, "frame"):
      guard case .wraps(let elements) = builder.modifiers.effect(of: link.call, in: scope),
        !elements.contains(where: \.takesWidth)
      else { return doubt("the list may be narrower than the screen") }
    case (.constructor, "HStack"), (.constructor, "LazyHStack"):
      doubt("the list shares its line")
    default: return
    }
  }
}

extension RowElement {
  /// Whether it makes a view narrower than what it is offered.
  fileprivate var takesWidth: Bool {
    switch self {
    case .padding(let insets): insets.leading > 0 || insets.trailing > 0
    case .frame(let width, _, _): width != nil
    case .flexibleFrame(let width, _, _): width.greatest.map(\.isFinite) ?? false
    default: false
    }
  }
}
