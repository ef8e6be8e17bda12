import OversetVocabulary

// What modifiers and other steps of a chain add to a row.
extension RowGrowth {
  /// Adds what a step is, before the container of the row is reached.
  mutating func add(_ link: ChainLink, _ number: Int, _ scope: RowScope) {
    switch link.kind {
    case .modifier: modifier(link, scope)
    case .constructor: constructor(link, number, scope)
    case .modifierArgument: modifierArgument(link)
    case .implicitMember: lose()
    case .function: loosen("it is handed to \(link.name)")
    case .type:
      if index.inherits(link.name, "Widget") || index.inherits(link.name, "Commands") { lose() }
    }
  }

  /// Adds what a step outside of the container says of the look of texts.
  ///
  /// - Returns: Whether the steps further out count.
  mutating func addLook(_ link: ChainLink, _ scope: RowScope) -> Bool {
    guard link.kind != .modifierArgument else { return false }
    if case .list = container { narrowList(link, scope) }
    guard link.kind == .modifier, !isEntered(link) else { return true }
    if setsTexts(link) { loosen("a value of the environment") }
    if changesParts(link, scope) { loosen(builder.modifiers.reason(link.name)) }
    switch builder.modifiers.effect(of: link.call, in: scope) {
    case .wraps(let elements):
      for element in elements where element.isLook { wrap(in: element) }
    case .unknown(let reason) where RowModifiers.changesTexts(link.name): loosen(reason)
    case .none, .unknown: addOwnLooks(link, scope)
    }
    return true
  }

  /// Adds what one of the app's own modifiers says of the look of texts.
  private mutating func addOwnLooks(_ link: ChainLink, _ scope: RowScope) {
    guard let own = builder.ownModifier(RowPiece(.group, isRigid: true), link.call, in: scope)
    else { return }
    for node in own.nodes.reversed() where node.element.isLook { wrap(in: node.element) }
  }

  // MARK: - Modifiers

  private mutating func modifier(_ link: ChainLink, _ scope: RowScope) {
    guard piece.count > 0, !isEntered(link) else { return }
    if link.name == "listRowInsets" { return listRowInsets(link, scope) }
    if changesParts(link, scope) { return loosen(builder.modifiers.reason(link.name)) }
    if link.name == "allowsTightening" { return loosen("letters that may move together") }
    if setsTexts(link) { return loosen("a value of the environment") }
    switch builder.modifiers.effect(of: link.call, in: scope) {
    case .none: return
    case .unknown where RowModifiers.styledViews[link.name] != nil: return
    case .unknown(let reason):
      guard let own = builder.ownModifier(piece, link.call, in: scope) else {
        return RowModifiers.onlyTakes(link.name) ? doubt(reason) : loosen(reason)
      }
      if own.doubtfulCount > piece.doubtfulCount { loosen(own.doubt ?? reason) }
      if piece.doubt == nil { doubt(own.doubt) }
      if hasSiblings { doubt("\(link.name) is applied to several views") }
      piece = own
      isMore = true
    case .wraps(let elements):
      for element in elements { take(element) }
    }
  }

  /// Whether a step sets how texts look by a path of the environment.
  private func setsTexts(_ link: ChainLink) -> Bool {
    guard link.name == "environment", let path = index.firstArgument(link.call),
      index[path].kind == .keyPath
    else { return false }
    let name = index[path].name.split(separator: ".").last ?? ""
    return RowModifiers.changesTexts(String(name)) || name == "sizeCategory"
      || name == "allowsTightening"
  }

  private mutating func take(_ element: RowElement) {
    wrap(in: element)
    if !element.isLook { isMore = true }
    if case .frame(let width?, _, _) = element, width.isFinite, width > 0 {
      end(in: .width(width))
    }
  }

  private mutating func listRowInsets(_ link: ChainLink, _ scope: RowScope) {
    guard let argument = index.firstArgument(link.call), index[argument].kind != .none else {
      return
    }
    guard let insets = builder.modifiers.insets(argument, in: scope) else {
      return doubt("insets of a row that are not known")
    }
    wrap(in: .rowInsets(insets))
  }

  /// Whether a step sets how one of the views around the text looks, in a way that is not known.
  private func changesParts(_ link: ChainLink, _ scope: RowScope) -> Bool {
    guard let kind = RowModifiers.styledViews[link.name] else { return false }
    if link.name == "headerProminence" { return listPart == .header }
    guard case .unknown = builder.modifiers.effect(of: link.call, in: scope) else { return false }
    return hasSiblings || piece.nodes.contains { kind($0.element) }
  }

  private mutating func modifierArgument(_ link: ChainLink) {
    switch link.name {
    case "sheet", "fullScreenCover", "navigationDestination": end(in: .screen)
    case "safeAreaInset": end(in: .screen)
    case "popover", "inspector", "overlay", "background", "listRowBackground":
      doubt("it stands in a \(link.name)")
      end(in: .screen)
    default: lose()
    }
  }
}
