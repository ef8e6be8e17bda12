import OversetVocabulary

/// What part of a row a text is, by what stands beside it in its stacks.
struct StackReading {
  /// The parts.
  enum Part: Hashable {
    /// It stands alone, or decides nothing.
    case alone
    /// A title, with a value behind it.
    case withValue
    /// A value behind a title.
    case value
    /// A line below a title.
    case subtitle
    /// A title with a line below it.
    case withSubtitle
  }

  let index: ProgramIndex
  let contents: ViewContents

  init(index: ProgramIndex) {
    self.index = index
    contents = ViewContents(index: index)
  }

  /// The part that the stacks of a chain make of a text, the nearest that says something first.
  func part(_ links: some Sequence<ChainLink>) -> Part {
    var isAbove = false
    for link in links where link.kind == .constructor && link.isClosure {
      switch link.name {
      case "VStack", "LazyVStack":
        switch column(link) {
        case .subtitle: return .subtitle
        case .withSubtitle: isAbove = true
        default: continue
        }
      case "HStack", "LazyHStack", "GridRow":
        let part = line(link)
        if part != .alone { return part }
      default: continue
      }
    }
    return isAbove ? .withSubtitle : .alone
  }

  /// The views of a container that stand there together, and which of them the text stands in.
  func siblings(_ link: ChainLink) -> (views: [NodeReference], own: Int)? {
    guard let member = link.member else { return nil }
    let views = contents.views(in: link.argument, beside: member)
    guard let own = views.firstIndex(where: { index.isInside($0, member) }) else { return nil }
    return (views, own)
  }

  /// What a stack of lines makes of a text.
  func column(_ link: ChainLink) -> Part {
    guard let (views, own) = siblings(link) else { return .alone }
    let before = views[..<own].filter { contents.hasText($0) }
    let after = views[(own + 1)...].filter { contents.hasText($0) }
    if let first = before.first {
      return isSmall(first) && !isSmall(views[own]) ? .alone : .subtitle
    }
    guard let next = after.first else { return .alone }
    return isSmall(views[own]) && !isSmall(next) ? .subtitle : .withSubtitle
  }

  /// What a row makes of a text.
  private func line(_ link: ChainLink) -> Part {
    guard let (views, own) = siblings(link) else { return .alone }
    let before = views[..<own]
    let after = views[(own + 1)...]
    if before.contains(where: { isText($0) }) { return .value }
    if after.contains(where: { isText($0) && !mayLack($0, in: link.argument) }) {
      return .withValue
    }
    return .alone
  }

  /// Whether a view of a stack stands there only where a value is not nil: nothing says that it does.
  private func mayLack(_ view: NodeReference, in closure: NodeReference) -> Bool {
    index.ancestors(of: view).prefix { $0 != closure }.contains { outer in
      index[outer].kind == .ifElse && index.child(of: outer, .otherwise) == nil
        && index.children(of: outer, .condition).contains { index[$0].kind == .optionalBinding }
    }
  }

  private func isText(_ view: NodeReference) -> Bool {
    let name = contents.viewName(view)
    return name != "Button" && name != "Toggle" && name != "Menu"
      && contents.hasText(view, isSure: true)
  }

  /// Whether a view's own font is one of the small styles.
  private func isSmall(_ view: NodeReference) -> Bool {
    let values = SourceValues(index: index)
    for modifier in index.modifiers(inside: view) where index.calledName(modifier) == "font" {
      guard let argument = index.firstArgument(modifier) else { continue }
      let font = FontReading(argument, values)
      if let style = font.style {
        return [.caption, .caption2, .footnote, .subheadline].contains(style)
      }
      return font.size.map { $0 < 15 } ?? false
    }
    return false
  }
}
