/// How a navigation bar shows a title: by its display mode, and by the buttons beside it.
struct TitleReading {
  let index: ProgramIndex
  private let values: SourceValues
  private var mode: String?
  /// Whether the display mode is a choice or a variable, which the chain does not decide.
  private var hasOpenMode = false
  private var hasLeading = false
  private var hasTrailing = false
  /// Whether there is always a button at the leading edge, and at the trailing one.
  private var keepsLeading = false
  private var keepsTrailing = false
  private var hidesBack = false
  private var hidesBar = false
  private var removesTitle = false
  /// Whether a view always stands in the bar instead of the title.
  private var hasPrincipal = false
  /// The calls of the app's own modifiers that the chain came through, with what they are given.
  private var modifiers: [NodeReference] = []
  private var isRoot = false
  private var isPushed = false
  private var isPresented = false

  /// Reads the modifiers around a title.
  ///
  /// - Parameters:
  ///   - call: The modifier that gives the title.
  ///   - links: The steps of the chain from that call outwards.
  init(_ call: NodeReference, _ links: ArraySlice<ChainLink>, index: ProgramIndex) {
    self.index = index
    values = SourceValues(index: index)
    readModifier(call)
    if let base = index.calledBase(call) { readInside(base) }
    for link in links {
      if isRoot { break }
      read(link)
    }
  }

  /// The slot of the title.
  func slot(isPrincipal: Bool = false) -> String {
    isPrincipal || mode == "inline" ? inlineSlot : "largeTitle"
  }

  /// Why a title is not shown; nil for one that is.
  var reasonNotDrawn: String? {
    if hidesBar { return "title of a hidden bar" }
    if removesTitle { return "removed title" }
    return mode == "inline" && hasPrincipal ? "title behind a view in the bar" : nil
  }

  private var inlineSlot: String {
    let hasBack = hasLeading || (!isRoot && !isPresented && !hidesBack)
    return hasBack && hasTrailing ? "navigationTitle" : "navigationTitleWithBack"
  }

  /// The slots that it may have instead, where the source leaves open which.
  func otherSlots(isPrincipal: Bool = false) -> [String] {
    let isInline = isPrincipal || mode == "inline"
    // A screen that says nothing inherits the small title of the screen before it.
    if !isInline, mode != nil || (isRoot && !hasOpenMode) { return [] }
    guard isInline else { return [inlineSlot] + otherInlineSlots }
    return otherInlineSlots
  }

  /// Beside buttons that are not always there a title may have more room.
  private var otherInlineSlots: [String] {
    guard inlineSlot == "navigationTitle" else { return [] }
    let keepsBack = keepsLeading || (!isRoot && !isPresented && !hidesBack)
    return keepsBack && keepsTrailing ? [] : ["navigationTitleWithBack"]
  }

  /// What the bar keeps from an inline title, by what is always beside it, in points.
  var margins: Double {
    let hasBack = !isRoot && !isPresented && !hidesBack
    return SystemMargins.inlineTitle(
      leading: keepsLeading ? .buttons : hasBack ? .back : .free,
      trailing: keepsTrailing ? .buttons : .free)
  }

  // MARK: - Links

  private mutating func read(_ link: ChainLink) {
    switch link.kind {
    case .modifier:
      if !isPushed && !isPresented { readModifier(link.call) } else { readMode(link.call) }
    case .constructor: readConstructor(link)
    case .modifierArgument:
      switch link.name {
      case "sheet", "fullScreenCover", "popover", "inspector": if !isPushed { isPresented = true }
      case "navigationDestination": isPushed = !isPresented
      default: return
      }
    default: return
    }
  }

  private mutating func readConstructor(_ link: ChainLink) {
    switch link.name {
    case "NavigationStack", "NavigationView", "NavigationSplitView":
      isRoot = !isPushed && !isPresented
    case "NavigationLink":
      if link.label == "destination" || link.isClosure { isPushed = !isPresented }
    default: return
    }
  }

  /// Reads the modifiers and views that a title is applied to: bars are often told inside.
  private mutating func readInside(_ base: NodeReference) {
    for modifier in index.modifiers(inside: base) { readModifier(modifier) }
    note(DisplayModes(index: index).mode(inside: index.unmodified(base)))
  }

  private mutating func readModifier(_ call: NodeReference) {
    readMode(call)
    modifiers.append(call)
    switch index.calledName(call) {
    case "toolbar", "toolbarVisibility":
      readVisibility(call)
      let content = index.argument(call, "content") ?? index.trailingClosure(call)
      if let content {
        readToolbar(content, depth: 2)
        readCertain(content)
      }
    case "navigationBarItems":
      hasLeading = hasLeading || index.argument(call, "leading") != nil
      hasTrailing = hasTrailing || index.argument(call, "trailing") != nil
      keepsLeading = keepsLeading || index.argument(call, "leading") != nil
      keepsTrailing = keepsTrailing || index.argument(call, "trailing") != nil
    case "navigationBarBackButtonHidden": hidesBack = true
    case "navigationBarHidden":
      let argument = index.firstArgument(call)
      hidesBar = hidesBar || argument == nil || argument.map { isTrue($0) } ?? false
    case let name?:
      let word = name.lowercased()
      if word.contains("closebutton") || word.contains("cancelbutton") { hasLeading = true }
      if word.contains("menubutton") || word.contains("donebutton") { hasTrailing = true }
      if word.hasSuffix("trailing"), holdsButton(call) { hasTrailing = true }
      if word.hasSuffix("leading"), holdsButton(call) { hasLeading = true }
    default: return
    }
  }

  private mutating func readMode(_ call: NodeReference) {
    if mode == nil, !hasOpenMode { note(DisplayModes(index: index).mode(of: call)) }
  }

  private mutating func note(_ stated: DisplayModes.Mode?) {
    guard mode == nil, !hasOpenMode else { return }
    switch stated {
    case .inline: mode = "inline"
    case .large: mode = "large"
    case .open: hasOpenMode = true
    case .automatic, nil: return
    }
  }

  /// Reads whether a toolbar's modifier takes away the bar or its title.
  private mutating func readVisibility(_ call: NodeReference) {
    let removed = index.argument(call, "removing").flatMap { values.name($0) }
    if removed == "title" { removesTitle = true }
    guard let first = index.firstArgument(call), index[first].kind == .member,
      index[first].name == "hidden"
    else { return }
    let bars = index.arguments(call).dropFirst().map { index[$0].name }
    if bars.isEmpty || bars.contains("navigationBar") { hidesBar = true }
  }

  private func isTrue(_ node: NodeReference) -> Bool {
    index[node].kind == .boolean && index[node].name == "true"
  }

  // MARK: - Toolbars

  private mutating func readToolbar(_ content: NodeReference, depth: Int) {
    let contents = ViewContents(index: index)
    for view in contents.views(in: content) {
      let root = index.unmodified(view)
      guard let name = contents.viewName(view) else { continue }
      switch name {
      case "ToolbarItem", "ToolbarItemGroup": readItem(root)
      case "Group":
        if depth > 0, let inner = index.trailingClosure(root) {
          readToolbar(inner, depth: depth - 1)
        }
      case "Spacer", "ToolbarSpacer", "EmptyView": continue
      default: readOther(root, name, depth)
      }
    }
  }

  private mutating func readOther(_ root: NodeReference, _ name: String, _ depth: Int) {
    let around = index.enclosingType(of: root)
    guard depth > 0, let own = around.flatMap({ index.members(named: name, of: $0).first }),
      let block = index.child(of: own, .getter) ?? index.child(of: own, .body)
    else {
      hasTrailing = true
      return
    }
    readToolbar(block, depth: depth - 1)
  }

  private mutating func readItem(_ item: NodeReference) {
    guard holdsButton(item) else { return }
    switch side(of: item) {
    case .leading: hasLeading = true
    case .trailing: hasTrailing = true
    case nil: return
    }
  }

  /// Which edge of the bar an item is placed at; nil for other places.
  private func side(of item: NodeReference) -> Side? {
    let placement = index.argument(item, "placement").flatMap { values.name($0) } ?? "automatic"
    switch placement {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation":
      return .leading
    case "principal", "bottomBar", "keyboard", "status", "title", "subtitle", "largeTitle":
      return nil
    default: return .trailing
    }
  }

  /// Notes the edges at which a toolbar always has something to tap.
  private mutating func readCertain(_ content: NodeReference) {
    let contents = ViewContents(index: index)
    func holds(_ wanted: Side) -> Bool {
      contents.fewest(in: content) { view in
        let root = index.unmodified(view)
        guard let name = contents.viewName(view), name.hasPrefix("ToolbarItem") else {
          return wanted == .trailing && !Self.quiet.contains(contents.viewName(view) ?? "")
        }
        guard side(of: root) == wanted, let inner = index.trailingClosure(root) else {
          return false
        }
        return contents.fewest(in: inner) { !Self.quiet.contains(contents.viewName($0) ?? "") } > 0
      } > 0
    }
    keepsLeading = keepsLeading || holds(.leading)
    keepsTrailing = keepsTrailing || holds(.trailing)
    hasPrincipal =
      hasPrincipal
      || contents.fewest(in: content) { view in
        let root = index.unmodified(view)
        guard let name = contents.viewName(view), name.hasPrefix("ToolbarItem"),
          let placement = index.argument(root, "placement"), values.name(placement) == "principal",
          let inner = index.trailingClosure(root)
        else { return false }
        return contents.fewest(in: inner) { contents.viewName($0) != "EmptyView" } > 0
      } > 0
  }

  /// The edges of a bar.
  private enum Side {
    case leading, trailing
  }

  /// Views of bars that are no buttons.
  private static let quiet: Set<String> = [
    "ProgressView", "Spacer", "EmptyView", "Text", "ToolbarSpacer",
  ]

  /// Whether an item's content is something to tap, as far as it is written there.
  private func holdsButton(_ item: NodeReference) -> Bool {
    guard let content = index.trailingClosure(item) else { return false }
    let contents = ViewContents(index: index)
    return contents.views(in: content).contains {
      guard let name = contents.viewName($0), !Self.quiet.contains(name) else { return false }
      guard let passed = passedContent(name, to: item) else { return true }
      return contents.views(in: passed).contains {
        !Self.quiet.contains(contents.viewName($0) ?? "")
      }
    }
  }

  /// What the chain's call of an own modifier gives for a parameter that an item of it shows.
  private func passedContent(_ name: String, to item: NodeReference) -> NodeReference? {
    guard let function = index.enclosingDeclaration(of: item), index[function].kind == .function,
      index.children(of: function, .parameter).contains(where: { index[$0].name == name }),
      let call = modifiers.last(where: { index.calledName($0) == index[function].name })
    else { return nil }
    return index.argument(call, name) ?? index.trailingClosure(call)
  }
}
