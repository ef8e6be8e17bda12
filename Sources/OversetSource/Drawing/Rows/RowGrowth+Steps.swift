import OversetVocabulary

// What the steps of a chain add to a row.
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
    guard link.kind == .modifier, !isEntered(link) else { return true }
    if setsTexts(link) { loosen("a value of the environment") }
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
    if link.name == "buttonStyle" { return buttonStyle(link, scope) }
    if link.name == "allowsTightening" { return loosen("letters that may move together") }
    if setsTexts(link) { return loosen("a value of the environment") }
    switch builder.modifiers.effect(of: link.call, in: scope) {
    case .none: return
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
    rowInsets = insets
  }

  /// Styles of the system draw a shape around the label.
  private mutating func buttonStyle(_ link: ChainLink, _ scope: RowScope) {
    let name = index.firstArgument(link.call).flatMap { builder.values.name($0, in: scope) } ?? ""
    switch name.lowercased() {
    case "plain", "borderless", "plainbuttonstyle", "borderlessbuttonstyle", "automatic": return
    case "bordered", "borderedprominent", "glass", "glassprominent", "borderedbuttonstyle",
      "borderedprominentbuttonstyle":
      doubt("a style of buttons")
    default: loosen("a style of buttons")
    }
  }

  // MARK: - Constructors

  private mutating func constructor(_ link: ChainLink, _ number: Int, _ scope: RowScope) {
    guard piece.count > 0 else { return begin(link, scope) }
    switch link.name {
    case "HStack", "LazyHStack": line(link, scope)
    case "VStack", "LazyVStack": column(.vertical, link, number, scope)
    case "ZStack": column(.depth, link, number, scope)
    case "Group", "AnyView", "Section": section(link, scope)
    case "Button", "Link", "NavigationLink", "Menu", "ShareLink", "PhotosPicker":
      button(link, scope)
    case "Toggle": toggle(link, scope)
    case "ForEach":
      siblings(link, scope)
      isRepeated = true
    case "List", "Form": list(link, number)
    case "ScrollView": scroll(link)
    case "NavigationStack", "NavigationView", "TabView", "Tab", "WindowGroup": end(in: .screen)
    default: other(link)
    }
  }

  /// The view of the text itself.
  private mutating func begin(_ link: ChainLink, _ scope: RowScope) {
    let own = RowPiece(.text(.own), isRigid: false)
    switch (link.name, link.label) {
    case ("Text", _), ("Link", ""), ("Menu", ""): piece = own
    case ("NavigationLink", ""): (piece, isLink) = (own, true)
    case ("Button", ""):
      guard let symbol = index.argument(link.call, "systemImage") else {
        piece = own.wrapped(in: .button)
        return
      }
      piece = builder.symbolPiece(symbol, in: scope)
      piece.append(own)
      piece = builder.row(piece).wrapped(in: .button)
      doubt("the space between a label and its symbol")
      isMore = true
    case ("Toggle", ""):
      piece = own.wrapped(in: .toggle)
      isMore = true
    case ("Label", ""):
      if let symbol = index.argument(link.call, "systemImage") {
        piece = builder.symbolPiece(symbol, in: scope)
      }
      piece.append(own)
      piece = builder.row(piece)
      doubt("the space between a label and its symbol")
      isMore = true
    default: lose()
    }
  }

  private mutating func button(_ link: ChainLink, _ scope: RowScope) {
    switch ControlPart(link, index) {
    case .action: lose()
    case .content:
      if link.name == "NavigationLink" { end(in: .screen) } else { lose() }
    case .label:
      label(link, scope)
      if link.name == "NavigationLink" {
        isLink = true
      } else {
        piece = piece.wrapped(in: .button)
      }
    }
  }

  /// The views of a label: several stand side by side.
  private mutating func label(_ link: ChainLink, _ scope: RowScope) {
    siblings(link, scope)
    let (before, after) = merge()
    guard before.count + after.count > 0 || before.doubt != nil || after.doubt != nil else {
      return
    }
    doubt(before.doubt ?? after.doubt ?? "several views of a label")
    share()
    piece = builder.row(piece)
  }

  private mutating func toggle(_ link: ChainLink, _ scope: RowScope) {
    label(link, scope)
    piece = piece.wrapped(in: .toggle)
    isMore = true
  }

  private mutating func section(_ link: ChainLink, _ scope: RowScope) {
    guard link.name == "Section" else { return siblings(link, scope) }
    if link.label == "header" || link.label == "footer" || !link.isClosure { lose() }
  }

  private mutating func other(_ link: ChainLink) {
    if screens.contains(link.name) { return end(in: .screen) }
    switch link.name {
    case "ScrollViewReader", "TimelineView": return
    case "GeometryReader":
      wrap(
        in: .flexibleFrame(
          width: RowElement.Limits(least: 0, greatest: .infinity), height: RowElement.Limits(),
          alignment: "topLeading"))
    case "ToolbarItem", "ToolbarItemGroup", "Picker", "LabeledContent", "Stepper", "DatePicker",
      "DisclosureGroup", "GroupBox", "ContentUnavailableView", "TextField", "SecureField",
      "Alert", "Label":
      lose()
    case let name where name.hasSuffix("HostingController"):
      doubt("a controller of UIKit may be narrower than the screen")
      end(in: .screen)
    default: loosen("it stands in \(link.name)")
    }
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
